import { Box, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
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
import { RowLink } from '../layout/lists/list-table';
import { MemberName } from '../layout/values/names';
import { useRowWalk } from '../layout/lists/list-keys';
import { TableCard, type Column } from '../layout/shows/table-card';

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
  const text = useText('resources.books');
  return (
    <WalletTable
      title="debts"
      wallets={debts.listed}
      count={debts.debtors}
      columns={[
        { head: text('debt'), of: ({ credits }) => formats.number(credits), end: true },
        {
          head: text('debt_action'),
          of: ({ member_id, credits }) => <WriteOff memberId={member_id} debt={credits} />,
          end: true,
        },
      ]}
    />
  );
}

/** The wallets that somebody has to look into; what they owe is told where one of them owes. */
function DifferenceTable({ books: { differences, wallets } }: { books: Books }) {
  const formats = useFormats();
  const text = useText('resources.books');
  useRowWalk();
  const inDebt = differences.some(({ debt, debt_movements }) => debt !== 0 || debt_movements !== 0);
  const told = ['balance', 'movements', ...(inDebt ? (['debt', 'debt_movements'] as const) : [])] as const;
  return (
    <WalletTable<Books['differences'][number]>
      title="differences"
      wallets={differences}
      count={wallets.differing}
      columns={told.map((name) => ({
        head: text(name),
        of: (wallet) => formats.number(wallet[name]),
        end: true,
      }))}
    />
  );
}

interface WalletTableProps<Wallet> {
  title: 'differences' | 'debts';
  wallets: readonly Wallet[];
  /** How many there are; the first ones are listed. */
  count: number;
  columns: readonly Column<Wallet>[];
}

/** Wallets that finance has to look at, by their members. */
function WalletTable<Wallet extends { member_id: string }>(props: WalletTableProps<Wallet>) {
  const { title, wallets, count, columns } = props;
  const formats = useFormats();
  const text = useText('resources.books');
  const more = count > wallets.length;
  return (
    <TableCard
      title={text(title)}
      note={more && text('first', { shown: formats.number(wallets.length), count: formats.number(count) })}
      rows={wallets}
      keyOf={({ member_id }) => member_id}
      columns={[
        {
          head: text('member'),
          of: ({ member_id }) => (
            <RowLink resource="members" id={member_id}>
              <MemberName id={member_id} />
            </RowLink>
          ),
        },
        ...columns,
      ]}
      sx={walletSx}
    />
  );
}

const walletSx = {
  '& .MuiTableCell-root:not(:first-of-type)': { pl: { xs: 0.5, sm: 1.5 } },
  '& .MuiTableCell-root:not(:last-of-type)': { pr: { xs: 0.5, sm: 1.5 } },
} as const;

/** One side of the books with its total. */
function AccountTable({ title, accounts }: { title: string; accounts: Account[] }) {
  const formats = useFormats();
  const text = useText('resources.books');
  return (
    <TableCard
      title={title}
      rows={accounts}
      keyOf={({ account }) => account}
      columns={[
        { head: text('account'), of: ({ account }) => text(`accounts.${account}`) },
        { head: text('credits'), of: ({ credits }) => formats.number(credits), end: true },
      ]}
      sx={footerSx}
    >
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            {text('total')}
          </TableCell>
          <TableCell align="right">{formats.number(totalOf(accounts))}</TableCell>
        </TableRow>
      </TableFooter>
    </TableCard>
  );
}

const footerSx = {
  '& .MuiTableCell-footer': { fontSize: 'inherit', fontWeight: 600, color: 'text.primary', border: 0 },
} as const;
