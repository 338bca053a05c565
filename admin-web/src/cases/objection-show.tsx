import { isCatchingUp, keysFor, type CaseDetail } from './case';
import { CasePage } from './case-page';
import { ShowPage } from '../layout/shows/show-page';
import { TO_DO } from './objections';

const QUEUE = { filter: TO_DO, since: 'objected_at' };
export const ObjectionShow = () => (
  <ShowPage<CaseDetail>
    hints={keysFor}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data && isCatchingUp(state.data) ? 1_000 : 20_000) }}
  >
    {(one) => <CasePage one={one} />}
  </ShowPage>
);
