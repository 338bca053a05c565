import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { mayBeAnswered, TO_DO, type Complaint } from './complaint';
import { ComplaintPage } from './complaint-page';

const QUEUE = { filter: { status: TO_DO }, since: 'made_at' };
const keysFor = (one: Complaint) => (mayBeAnswered(one) ? [{ keys: ['A'], text: 'answer' }] : []);

export const ComplaintShow = () => (
  <ShowPage<Complaint> hints={keysFor} queue={QUEUE} queryOptions={{ refetchInterval: 20_000 }}>
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<Complaint>();
  // A row of the list stands in for it until the whole is there.
  return record && 'thread' in record ? <ComplaintPage key={record.id} one={record} /> : <ListLoading />;
}
