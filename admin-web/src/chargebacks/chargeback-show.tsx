import { ShowPage } from '../layout/shows/show-page';
import { TO_DO, type ChargebackDetail } from './chargeback';
import { ChargebackPage } from './chargeback-page';

const QUEUE = { filter: { status: TO_DO }, since: 'reported_at' };
/** Once it is answered or decided, some of them decide nothing. */
const hintsOf = ({ decisions }: ChargebackDetail) => [
  ...(decisions.includes('dispute') ? [{ keys: ['S'], text: 'sent' }] : []),
  ...(decisions.includes('accept') ? [{ keys: ['A'], text: 'accept' }] : []),
];
const LATER = 20_000;

/** The payment company's report may come while somebody looks. */
export const ChargebackShow = () => (
  <ShowPage<ChargebackDetail> hints={hintsOf} queue={QUEUE} queryOptions={{ refetchInterval: LATER }}>
    {(chargeback) => <ChargebackPage chargeback={chargeback} />}
  </ShowPage>
);
