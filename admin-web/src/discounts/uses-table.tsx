import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { RowLink } from '../layout/lists/row-link';
import { useCredits } from '../layout/values/use-credits';
import { useFormats } from '../layout/values/use-formats';
import type { Use } from './discount';
import { UserLink } from './user-link';

export function UsesTable({ uses }: { uses: readonly Use[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const inCredits = useCredits();
  const text = (key: string) => translate(`resources.discounts.uses.${key}`);
  return (
    <Table size="small" aria-labelledby="discount-uses" sx={{ mt: 1, '& .MuiTableCell-head': { fontWeight: 600 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{text('member')}</TableCell>
          <TableCell>{text('at')}</TableCell>
          <TableCell>{text('order')}</TableCell>
          <TableCell align="right">{text('paid')}</TableCell>
          <TableCell align="right">{text('off')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {uses.map(({ id, member_id, settled_at, credits, amount, discount_off }) => (
          <TableRow key={id} hover>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <UserLink memberId={member_id} />
            </TableCell>
            <TableCell>{settled_at && formats.instant(settled_at)}</TableCell>
            <TableCell>
              <RowLink resource="payments" id={id}>
                {inCredits(credits)}
              </RowLink>
            </TableCell>
            <TableCell align="right">{formats.money(amount)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {discount_off && formats.money(less(discount_off))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const less = ({ amount, currency }: { amount: number; currency: string }) => ({ amount: -amount, currency });
