import { ShowPage } from '../layout/shows/show-page';
import { mayBeAnswered, TO_DO, type Complaint } from './complaint';
import { ComplaintPage } from './complaint-page';

const QUEUE = { filter: { status: TO_DO }, since: 'made_at' };
const keysFor = (one: Complaint) => (mayBeAnswered(one) ? [{ keys: ['A'], text: 'answer' }] : []);

export const ComplaintShow = () => (
  <ShowPage<Complaint> hints={keysFor} queue={QUEUE} queryOptions={{ refetchInterval: 20_000 }}>
    {(one) => <ComplaintPage one={one} />}
  </ShowPage>
);
