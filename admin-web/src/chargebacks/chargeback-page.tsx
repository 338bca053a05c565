import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { RecordTitle } from '../layout/shows/record-title';
import { TimelineLink } from '../layout/shows/timeline-link';
import { WalletHistory } from '../layout/shows/wallet-history';
import { useFormats } from '../layout/values/use-formats';
import { isReturn, type ChargebackDetail } from './chargeback';
import { ChargebackDecision } from './chargeback-decision';
import { ChargebackEvidence } from './chargeback-evidence';
import { ChargebackFacts, DeliveredFacts, PurchaseFacts } from './chargeback-facts';
import { ChargebackMark } from './chargeback-mark';
import { ChargebackMoments } from './chargeback-moments';

export function ChargebackPage({ chargeback }: { chargeback: ChargebackDetail }) {
  const translate = useTranslate();
  const amount = useFormats().money(chargeback.amount);
  const { id, payment_id, member_id, status } = chargeback;
  return (
    <>
      <RecordTitle title={translate('resources.chargebacks.of', { amount })}>
        <span role="status">
          <ChargebackMark of={chargeback} />
        </span>
        <TimelineLink stream={`chargeback-${id}`} />
      </RecordTitle>
      <ChargebackDecision chargeback={chargeback} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', pb: 3 }}>
        <Box sx={columnSx}>
          <ChargebackFacts chargeback={chargeback} />
          <PurchaseFacts chargeback={chargeback} />
          <PaymentReceipts paymentId={payment_id} state={status} />
        </Box>
        <Box sx={columnSx}>
          <DeliveredFacts chargeback={chargeback} />
          {!isReturn(chargeback) && <ChargebackEvidence chargeback={chargeback} />}
          <ChargebackMoments events={chargeback.events} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <WalletHistory memberId={member_id} own={[payment_id]} state={status} />
        </Box>
      </Box>
    </>
  );
}

const columnSx = { display: 'grid', gap: 2, minWidth: 0 } as const;
