import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BeginRefund } from '../layout/proposals/begin-refund';
import { WaitingProposals } from '../layout/proposals/waiting-proposals';
import { RecordTitle } from '../layout/shows/record-title';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { TimelineLink } from '../layout/shows/timeline-link';
import { useFormats } from '../layout/values/use-formats';
import { WalletHistory } from '../layout/shows/wallet-history';
import { canBeRefunded, type PaymentDetail } from './payment';
import { OrderFacts, ProviderFacts } from './payment-facts';
import { AttentionMark, PaymentMark } from './payment-mark';
import { PaymentMoments } from './payment-moments';
import { PaymentChargebacks, PaymentRefunds } from './payment-records';
import { PaymentReview } from './payment-review';

export function PaymentPage({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const amount = useFormats().money(payment.amount);
  const title = translate('resources.payments.of', { amount });
  return (
    <>
      <RecordTitle title={title}>
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <PaymentMark status={payment.status} />
          {payment.attention && <AttentionMark attention={payment.attention} />}
        </Box>
        <TimelineLink stream={`payment-${payment.id}`} />
      </RecordTitle>
      <PaymentReview payment={payment} />
      {canBeRefunded(payment) && (
        <Box sx={{ mb: 2 }}>
          <BeginRefund memberId={payment.member_id} paymentId={payment.id} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <OrderFacts payment={payment} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ProviderFacts payment={payment} />
          <PaymentReceipts paymentId={payment.id} state={`${payment.status} ${payment.events.length}`} />
          <WaitingProposals of={{ payment_id: payment.id }} />
          <PaymentChargebacks paymentId={payment.id} />
          <PaymentRefunds paymentId={payment.id} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <PaymentMoments events={payment.events} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={payment.member_id} own={[payment.id]} state={payment.status} />
        </Box>
      </Box>
    </>
  );
}
