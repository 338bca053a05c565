import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RowLink } from '../layout/lists/list-table';
import { MemberName } from '../layout/values/names';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading } from '../layout/values/card-heading';

interface WalletTableProps<Wallet> {
  title: 'differences' | 'debts';
  wallets: readonly Wallet[];
  /** How many there are; the first ones are listed. */
  count: number;
  columns: readonly { title: string; of: (wallet: Wallet) => ReactNode }[];
}

/** Wallets that finance has to look at, by their members. */
export function WalletTable<Wallet extends { member_id: string }>(props: WalletTableProps<Wallet>) {
  const { title, wallets, count, columns } = props;
  const formats = useFormats();
  const text = useText('resources.books');
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <CardHeading component="h2" sx={{ px: 2 }}>
        {text(title)}
      </CardHeading>
      {count > wallets.length && (
        <Typography color="textSecondary" sx={{ px: 2 }}>
          {text('first', { shown: formats.number(wallets.length), count: formats.number(count) })}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={text(title)} sx={tableSx}>
          <TableHead>
            <TableRow>
              <TableCell>{text('member')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column.title} align="right">
                  {text(column.title)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {wallets.map((wallet) => (
              <TableRow key={wallet.member_id}>
                <TableCell>
                  <RowLink resource="members" id={wallet.member_id}>
                    <MemberName id={wallet.member_id} />
                  </RowLink>
                </TableCell>
                {columns.map((column) => (
                  <TableCell key={column.title} align="right">
                    {column.of(wallet)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}

const tableSx = {
  mt: 1,
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-root:not(:first-of-type)': { pl: { xs: 0.5, sm: 1.5 } },
  '& .MuiTableCell-root:not(:last-of-type)': { pr: { xs: 0.5, sm: 1.5 } },
} as const;
