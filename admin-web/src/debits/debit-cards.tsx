import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import { noonOf } from '../layout/days';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import type { Debit } from './debit';
import { DebitMark, TransferMark } from './debit-mark';
import { NoDebits } from './no-debits';

export function DebitCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const line = { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 } as const;
  return (
    <CardList<Debit>
      empty={<NoDebits />}
      primaryText={({ member_id, amount }) => (
        <Box component="span" sx={{ ...line, fontWeight: 600 }}>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </Box>
      )}
      secondaryText={({ status, transfers, collect_on, reference }) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={{ ...line, color: 'text.primary' }}>
            <DebitMark status={status} />
            {transfers > 0 && <TransferMark />}
          </Box>
          <span>{translate('resources.direct-debits.collected_on', { day: formats.day(noonOf(collect_on)) })}</span>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {reference}
          </Box>
        </Box>
      )}
    />
  );
}
