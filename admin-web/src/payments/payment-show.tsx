import { ShowPage } from '../layout/shows/show-page';
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
    {(payment) => <PaymentPage payment={payment} />}
  </ShowPage>
);
