import { Box, Card, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { RefreshButton } from '../layout/page/refresh-button';
import { sidesOf, type Books, totalOf, type Account } from './books';
import { Checks } from './checks';
import { Months } from './months';
import { Period } from './period';
import { useRead } from '../providers/api-client';
import { WriteOff } from '../layout/dialogs/write-off';
import { useFormats, useText } from '../layout/values/words';
import { WalletTable } from './wallet-table';
import { useRowWalk } from '../layout/lists/list-keys';
import { CardHeading } from '../layout/values/card-heading';

const LATER = 60_000;

/** Whether all credits add up: where they came from, where they are, and what the wallets say. */
export function BooksPage() {
  const translate = useTranslate();
  const books = useRead(['books'], (api) => api.GET('/api/admin/books'), {
    refetchInterval: LATER,
  });
  const text = useText('resources.books');
  return (
    <>
      <PageTitle>{translate('resources.books.name', { smart_count: 2 })}</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 1080 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
            {text('intro')}
          </Typography>
          <RefreshButton of={books}>{text('refresh')}</RefreshButton>
        </Box>
        <Loaded of={books}>
          {(data) => (
            <>
              <Checks books={data} />
              {data.differences.length > 0 && <DifferenceTable books={data} />}
              {data.debts.listed.length > 0 && <DebtTable books={data} />}
              <Months />
              <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', gap: 2 }}>
                <AccountTable title={text('sources')} accounts={sidesOf(data).sources} />
                <AccountTable title={text('places')} accounts={sidesOf(data).places} />
              </Box>
              <Period />
            </>
          )}
        </Loaded>
      </Box>
    </>
  );
}

/** Who owes credits after a charge-back, most first, and letting them go. */
function DebtTable({ books: { debts } }: { books: Books }) {
  const formats = useFormats();
  return (
    <WalletTable
      title="debts"
      wallets={debts.listed}
      count={debts.debtors}
      columns={[
        { title: 'debt', of: ({ credits }) => formats.number(credits) },
        {
          title: 'debt_action',
          of: ({ member_id, credits }) => <WriteOff memberId={member_id} debt={credits} />,
        },
      ]}
    />
  );
}

type Wallet = Books['differences'][number];

/** The wallets that somebody has to look into; what they owe is told where one of them owes. */
function DifferenceTable({ books: { differences, wallets } }: { books: Books }) {
  const formats = useFormats();
  useRowWalk();
  const debts = [
    { title: 'debt', of: ({ debt }: Wallet) => formats.number(debt) },
    { title: 'debt_movements', of: ({ debt_movements }: Wallet) => formats.number(debt_movements) },
  ];
  const inDebt = differences.some(({ debt, debt_movements }) => debt !== 0 || debt_movements !== 0);
  return (
    <WalletTable
      title="differences"
      wallets={differences}
      count={wallets.differing}
      columns={[
        { title: 'balance', of: ({ balance }) => formats.number(balance) },
        { title: 'movements', of: ({ movements }) => formats.number(movements) },
        ...(inDebt ? debts : []),
      ]}
    />
  );
}

/** One side of the books with its total. */
function AccountTable({ title, accounts }: { title: string; accounts: Account[] }) {
  const formats = useFormats();
  const text = useText('resources.books');
  return (
    <Card component="section" sx={{ pt: 1.5 }}>
      <CardHeading component="h2" sx={{ px: 2 }}>
        {title}
      </CardHeading>
      <Table size="small" aria-label={title} sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{text('account')}</TableCell>
            <TableCell align="right">{text('credits')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {accounts.map(({ account, credits }) => (
            <TableRow key={account}>
              <TableCell>{text(`accounts.${account}`)}</TableCell>
              <TableCell align="right">{formats.number(credits)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {text('total')}
            </TableCell>
            <TableCell align="right">{formats.number(totalOf(accounts))}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Card>
  );
}

const tableSx = {
  mt: 1,
  '& .MuiTableCell-head': { fontWeight: 600 },
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
