import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { TimelineLink } from '../layout/shows/timeline-link';
import { useFormats } from '../layout/values/use-formats';
import { WalletHistory } from '../layout/shows/wallet-history';
import type { RefundDetail } from './refund';
import { RefundDecision } from './refund-decision';
import { HistoryFacts, PayoutFacts, PurchaseFacts, RequestFacts } from './refund-facts';
import { RefundMark } from './refund-mark';

export function RefundPage({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const amount = formats.money(refund.amount);
  return (
    <>
      <RecordTitle title={translate('resources.refunds.of', { amount })}>
        <span role="status">
          <RefundMark status={refund.status} />
        </span>
        <TimelineLink stream={`refund-${refund.id}`} />
      </RecordTitle>
      <RefundDecision refund={refund} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RequestFacts refund={refund} />
          <PayoutFacts refund={refund} />
          <HistoryFacts refund={refund} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <PurchaseFacts refund={refund} />
          <PaymentReceipts paymentId={refund.payment_id} state={refund.status} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={refund.member_id} own={[refund.id, refund.payment_id]} state={refund.status} />
        </Box>
      </Box>
    </>
  );
}
