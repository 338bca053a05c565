import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CardList } from '../layout/card-list';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { NoRefunds } from './no-refunds';
import type { Refund } from './refund';
import { RefundMark } from './refund-mark';

export function RefundCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 } as const;
  return (
    <CardList<Refund>
      empty={<NoRefunds />}
      primaryText={({ member_id, amount }) => (
        <Box component="span" sx={{ ...line, fontWeight: 600 }}>
          <MemberName id={member_id} />
          <span>{formats.money(amount)}</span>
        </Box>
      )}
      secondaryText={({ status, credits, requested_at }) => (
        <Box component="span" sx={{ display: 'grid', typography: 'body2' }}>
          <Box component="span" sx={line}>
            <Box component="span" sx={{ color: 'text.primary' }}>
              <RefundMark status={status} />
            </Box>
            <span>{translate('console.credits', { smart_count: credits, count: formats.number(credits) })}</span>
          </Box>
          <span>{formats.instant(requested_at)}</span>
        </Box>
      )}
    />
  );
}
