import { ShowPage } from '../layout/shows/show-page';
import { isCatchingUp, keysFor, TO_DO, type CaseDetail } from './case';
import { CasePage } from './case-page';
import { TO_DO as OBJECTIONS_TO_DO } from './objections';

const REPORTS = { filter: TO_DO, since: 'opened_at', rank: 'harm' };
const OBJECTIONS = { filter: OBJECTIONS_TO_DO, since: 'objected_at' };

export const CaseShow = () => <Show queue={REPORTS} />;
export const ObjectionShow = () => <Show queue={OBJECTIONS} />;

const Show = ({ queue }: { queue: typeof REPORTS | typeof OBJECTIONS }) => (
  <ShowPage<CaseDetail>
    hints={keysFor}
    queue={queue}
    queryOptions={{ refetchInterval: ({ state }) => (state.data && isCatchingUp(state.data) ? 1_000 : 20_000) }}
  >
    {(one) => <CasePage one={one} />}
  </ShowPage>
);
