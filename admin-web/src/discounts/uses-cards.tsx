import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { RowLink } from '../layout/lists/row-link';
import { useCredits } from '../layout/values/use-credits';
import { useFormats } from '../layout/values/use-formats';
import type { Use } from './discount';
import { UserLink } from './user-link';
import { less } from './uses-table';

/** The uses of a code where there is no room for a table. */
export function UsesCards({ uses }: { uses: readonly Use[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  return (
    <Box component="ul" aria-labelledby="discount-uses" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {uses.map(({ id, member_id, settled_at, credits, amount, discount_off }) => (
        <Box component="li" key={id} sx={itemSx}>
          <Box sx={{ ...lineSx, fontWeight: 600 }}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <UserLink memberId={member_id} />
            </Box>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {discount_off && formats.money(less(discount_off))}
            </Box>
          </Box>
          <Box sx={lineSx}>
            <RowLink resource="payments" id={id}>
              {inCredits(credits)}
            </RowLink>
            <span>{translate('resources.discounts.uses.paid_amount', { amount: formats.money(amount) })}</span>
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{settled_at && formats.instant(settled_at)}</Box>
        </Box>
      ))}
    </Box>
  );
}

const lineSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
} as const;
const itemSx = { px: 2, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } } as const;
