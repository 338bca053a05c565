import { ShowPage } from '../layout/shows/show-page';
import { isCatchingUp, keysFor, TO_DO, type CaseDetail } from './case';
import { CasePage } from './case-page';

const QUEUE = { filter: TO_DO, since: 'opened_at', rank: 'harm' };
export const CaseShow = () => (
  <ShowPage<CaseDetail>
    hints={keysFor}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data && isCatchingUp(state.data) ? 1_000 : 20_000) }}
  >
    {(one) => <CasePage one={one} />}
  </ShowPage>
);
