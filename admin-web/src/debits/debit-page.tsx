import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { TimelineLink } from '../layout/shows/timeline-link';
import { WalletHistory } from '../layout/shows/wallet-history';
import { useFormats } from '../layout/values/use-formats';
import type { DebitDetail } from './debit';
import { DebitActions } from './debit-actions';
import { CollectionFacts, MandateFacts } from './debit-facts';
import { DebitMark, TransferMark } from './debit-mark';
import { MandateText } from './mandate-text';

export function DebitPage({ debit }: { debit: DebitDetail }) {
  const translate = useTranslate();
  const amount = useFormats().money(debit.amount);
  const title = translate('resources.direct-debits.of', { amount });
  return (
    <>
      <RecordTitle title={title}>
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <DebitMark status={debit.status} />
          {debit.transfers > 0 && <TransferMark />}
        </Box>
        <TimelineLink stream={`debit-${debit.id}`} />
      </RecordTitle>
      <DebitActions debit={debit} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CollectionFacts debit={debit} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <MandateFacts debit={debit} />
          <MandateText debit={debit} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={debit.member_id} own={[debit.id]} state={debit.status} />
        </Box>
      </Box>
    </>
  );
}
