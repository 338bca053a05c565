import { useDataProvider, useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/reason-dialog';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { Outcome, PaymentDetail } from './payment';
import { useReviewTexts } from './use-review-texts';

const MOST = 500;

interface ReviewDialogProps {
  payment: PaymentDetail;
  outcome: Outcome;
  onClose: () => void;
}

export function ReviewDialog({ payment, outcome, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const texts = useReviewTexts(payment);
  const reviewing = useIntent<string>(
    (reason) => provider.reviewPayment(payment.id, { outcome, reason }),
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
