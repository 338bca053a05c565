import { useTranslation } from '../../lib/texts';
import type { ComplaintKind } from './api';

/** What a complaint can be about, in the order in which it is offered. */
export function useKinds(): { value: ComplaintKind; label: string }[] {
  const { t } = useTranslation();
  return [
    { value: 'payment', label: t('complaints.kind_payment') },
    { value: 'account', label: t('complaints.kind_account') },
    { value: 'member', label: t('complaints.kind_member') },
    { value: 'service', label: t('complaints.kind_service') },
    { value: 'privacy', label: t('complaints.kind_privacy') },
    { value: 'illegal', label: t('complaints.kind_illegal') },
    { value: 'other', label: t('complaints.kind_something_else') },
  ];
}
