import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { TO_DO, type RefundDetail } from './refund';
import { RefundPage } from './refund-page';

const QUEUE = { filter: { status: TO_DO }, since: 'requested_at' };
const HINTS = [
  { keys: ['A'], text: 'approve' },
  { keys: ['R'], text: 'refuse' },
];

const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const RefundShow = () => (
  <ShowPage<RefundDetail>
    hints={HINTS}
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
