import { useRowWalk } from '../layout/lists/list-keys';
import { useFormats } from '../layout/values/use-formats';
import type { Books } from './books';
import { WalletTable } from './wallet-table';

type Wallet = Books['differences'][number];

/** The wallets that somebody has to look into; what they owe is told where one of them owes. */
export function DifferenceTable({ books: { differences, wallets } }: { books: Books }) {
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
