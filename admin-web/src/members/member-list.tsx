import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { List, useListContext, useTranslate } from 'react-admin';
import { ListFooter } from '../layout/list-footer';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { MemberCards } from './member-cards';
import { MemberFilters } from './member-filters';
import { MemberTable } from './member-table';
import { NoMembers } from './no-members';

export function MemberList() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('resources.members.name', { smart_count: 2 })}</PageTitle>
      <List
        title={false}
        sort={{ field: 'signup_date', order: 'DESC' }}
        perPage={25}
        exporter={false}
        actions={<MemberFilters />}
        pagination={<ListFooter exported hints={[{ keys: ['/'], text: 'search' }]} />}
        empty={<NoMembers />}
        error={<ListError />}
        // The page itself tells what went wrong.
        queryOptions={{ onError: () => undefined, refetchInterval: 20_000 }}
      >
        <Rows />
      </List>
    </>
  );
}

function Rows() {
  const { isPending } = useListContext();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  if (isPending) return <ListLoading />;
  return wide ? <MemberTable /> : <MemberCards />;
}

function ListError() {
  const { error, refetch } = useListContext();
  return <LoadError error={error} retry={() => void refetch()} />;
}
