import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import type { DebitDetail } from './debit';
import { DebitPage } from './debit-page';

export const DebitShow = () => (
  <ShowPage<DebitDetail> queryOptions={{ refetchInterval: 20_000 }}>
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<DebitDetail>();
  // A row of the list stands in for it until the whole is there.
  return record && 'actions' in record ? <DebitPage debit={record} /> : <ListLoading />;
}
