import { WriteOff } from '../layout/dialogs/write-off';
import { useFormats } from '../layout/values/use-formats';
import type { Books } from './books';
import { WalletTable } from './wallet-table';

/** Who owes credits after a charge-back, most first, and letting them go. */
export function DebtTable({ books: { debts } }: { books: Books }) {
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
