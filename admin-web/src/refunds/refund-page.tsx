import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../layout/page-title';
import { PaymentReceipts } from '../layout/payment-receipts';
import { TimelineLink } from '../layout/timeline-link';
import { useFormats } from '../members/use-formats';
import { WalletHistory } from '../layout/wallet-history';
import type { RefundDetail } from './refund';
import { RefundDecision } from './refund-decision';
import { PurchaseFacts, RequestFacts } from './refund-facts';
import { RefundMark } from './refund-mark';

export function RefundPage({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const amount = formats.money(refund.amount);
  return (
    <>
      <PageTitle>{translate('resources.refunds.of', { amount })}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 2 }}>
        <Typography variant="h2">{translate('resources.refunds.of', { amount })}</Typography>
        <span role="status">
          <RefundMark status={refund.status} />
        </span>
        <TimelineLink stream={`refund-${refund.id}`} />
      </Box>
      <RefundDecision refund={refund} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <RequestFacts refund={refund} />
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
