import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import type { Outcome, PaymentDetail } from './payment';
import { useReviewTexts } from './use-review-texts';
import { useApi } from '../providers/api-client';

const MOST = 500;

interface ReviewDialogProps {
  payment: PaymentDetail;
  outcome: Outcome;
  onClose: () => void;
}

export function ReviewDialog({ payment, outcome, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const texts = useReviewTexts(payment);
  const reviewing = useIntent<string>(
    (reason) =>
      api.POST('/api/admin/payments/{id}/review', { params: { path: { id: payment.id } }, body: { outcome, reason } }),
    texts.of(outcome, 'done'),
  );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={texts.of(outcome, 'title')}
      confirm={texts.of(outcome, 'confirm')}
      effects={texts.effects(outcome)}
      help={translate('resources.payments.review.reason_help')}
      intent={reviewing}
      most={MOST}
    />
  );
}
