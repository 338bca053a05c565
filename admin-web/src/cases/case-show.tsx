import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { isCatchingUp, keysFor, TO_DO, type CaseDetail } from './case';
import { CasePage } from './case-page';

const QUEUE = { filter: TO_DO, since: 'opened_at', rank: 'harm' };
export const CaseShow = () => (
  <ShowPage<CaseDetail>
    hints={keysFor}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data && isCatchingUp(state.data) ? 1_000 : 20_000) }}
  >
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<CaseDetail>();
  // A row of the list stands in for it until the whole is there.
  return record && 'evidence' in record ? <CasePage key={record.id} one={record} /> : <ListLoading />;
}
