import { ShowPage } from '../layout/shows/show-page';
import { forwardOf, TO_DO, type RefundDetail } from './refund';
import { RefundPage } from './refund-page';

const QUEUE = { filter: { status: TO_DO }, since: 'requested_at' };
/** Only keys for what can be done now. */
const hintsOf = (refund: RefundDetail) => {
  const forward = forwardOf(refund);
  return [
    ...(forward ? [{ keys: ['A'], text: forward }] : []),
    ...(refund.actions.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
  ];
};

const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const RefundShow = () => (
  <ShowPage<RefundDetail>
    hints={hintsOf}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'approved' ? SOON : LATER) }}
  >
    {(refund) => <RefundPage refund={refund} />}
  </ShowPage>
);
