import { useTranslation } from '../../lib/texts';
import type { ReportReason } from './api';

export function useReasons(): { value: ReportReason; label: string }[] {
  const { t } = useTranslation();
  return [
    { value: 'fake_profile', label: t('moderation.reason_fake_profile') },
    { value: 'scam', label: t('moderation.reason_scam') },
    { value: 'spam', label: t('moderation.reason_spam') },
    { value: 'harassment', label: t('moderation.reason_harassment') },
    { value: 'hate', label: t('moderation.reason_hate') },
    { value: 'sexual_content', label: t('moderation.reason_sexual_content') },
    { value: 'underage', label: t('moderation.reason_underage') },
    { value: 'illegal', label: t('moderation.reason_illegal') },
    { value: 'other', label: t('moderation.another_reason') },
  ];
}
