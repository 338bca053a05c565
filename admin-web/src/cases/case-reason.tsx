import { useTranslate } from 'react-admin';
import type { CaseItem } from './case';

/** Why it was reported, or why the photo was turned down that its member objects about. */
export function CaseReason({ reason, rejection }: Pick<CaseItem, 'reason' | 'rejection'>) {
  const translate = useTranslate();
  if (reason) return translate(`resources.cases.reason.${reason}`);
  return rejection ? translate(`resources.photos.reasons.${rejection}`) : '–';
}
