import { useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { Books } from './books';
import { WalletTable } from './wallet-table';

/** The wallets that somebody has to look into. */
export function DifferenceTable({ books: { differences, wallets } }: { books: Books }) {
  const formats = useFormats();
  useRowWalk();
  return (
    <WalletTable
      title="differences"
      wallets={differences}
      count={wallets.differing}
      columns={[
        { title: 'balance', of: ({ balance }) => formats.number(balance) },
        { title: 'movements', of: ({ movements }) => formats.number(movements) },
        { title: 'debt', of: ({ debt }) => formats.number(debt) },
        { title: 'debt_movements', of: ({ debt_movements }) => formats.number(debt_movements) },
      ]}
    />
  );
}
