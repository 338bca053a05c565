import { ShowPage } from '../layout/shows/show-page';
import type { DebitDetail } from './debit';
import { DebitPage } from './debit-page';

export const DebitShow = () => (
  <ShowPage<DebitDetail> queryOptions={{ refetchInterval: 20_000 }}>{(debit) => <DebitPage debit={debit} />}</ShowPage>
);
