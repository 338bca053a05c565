import { useTranslation } from 'react-i18next';
import type { Decision } from './api';
import { useReasons } from './reasons';

/** What a decision was, and what it was about, in words. */
export function useDecisionTexts() {
  const { t } = useTranslation();
  const reasons = useReasons();
  return {
    titleOf: ({ about }: Decision): string => t(`moderation.decision_${about}`),
    causeOf: ({ reported_for, photo_reason }: Decision): string | undefined => {
      if (photo_reason) return t(`photos.reason_${photo_reason}`);
      const reason = reasons.find(({ value }) => value === reported_for)?.label;
      return reason && t('moderation.reported_for', { reason });
    },
  };
}
