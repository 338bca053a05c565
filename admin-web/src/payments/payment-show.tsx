import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { canBeRefunded, type PaymentDetail } from './payment';
import { PaymentPage } from './payment-page';

const QUEUE = { filter: { attention: true }, since: 'placed_at' };
const hintsOf = (payment: PaymentDetail) => (canBeRefunded(payment) ? [{ keys: ['R'], text: 'refund' }] : []);
const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const PaymentShow = () => (
  <ShowPage<PaymentDetail>
    hints={hintsOf}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'declined' ? SOON : LATER) }}
  >
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<PaymentDetail>();
  // A row of the list stands in for it until the whole is there.
  return record && 'events' in record ? <PaymentPage key={record.id} payment={record} /> : <ListLoading />;
}
