import { useTranslate } from 'react-admin';
import type { CaseDetail, CaseItem } from './case';

/** Why it was reported; or the rule that the photo, the profile or the text broke that its member objects about. */
type Reasoned = Pick<CaseItem, 'reason' | 'rejection'> & Partial<Pick<CaseDetail, 'contested'>>;

export function CaseReason({ rejection, contested, ...one }: Reasoned) {
  const translate = useTranslate();
  const reason = one.reason ?? contested?.ground;
  if (reason) return translate(`resources.cases.reason.${reason}`);
  return rejection ? translate(`resources.photos.reasons.${rejection}`) : '–';
}
