import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { forwardOf, TO_DO, type RefundDetail } from './refund';
import { RefundPage } from './refund-page';

const QUEUE = { filter: { status: TO_DO }, since: 'requested_at' };
/** Only keys for what can be done now; a row of the list does not say that. */
const hintsOf = (refund: Partial<RefundDetail>) => [
  ...(refund.actions && forwardOf({ actions: refund.actions }) ? [{ keys: ['A'], text: 'approve' }] : []),
  ...(refund.actions?.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
];

const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const RefundShow = () => (
  <ShowPage<RefundDetail>
    hints={hintsOf}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'approved' ? SOON : LATER) }}
  >
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<RefundDetail>();
  // A row of the list stands in for it until the whole is there.
  return record && 'actions' in record ? <RefundPage key={record.id} refund={record} /> : <ListLoading />;
}
