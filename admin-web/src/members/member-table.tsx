import { Box, Button } from '@mui/material';
import { BulkActionsToolbar, DataTable, usePermissions, useListContext, useNotify } from 'react-admin';
import { FixedColumn, CountColumn, ListTable, RowLink } from '../layout/lists/list-table';
import { PageSelection, RowSelection } from '../layout/lists/row-selection';
import type { Role } from '../providers/auth-provider';
import { Erased, FictionalMark, PaidMark, StatusMark } from '../layout/values/member-marks';
import { maySeeWallet, type Member } from '../layout/values/member';
import { mayDisable, outcomeOf } from './member';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';
import Block from '@mui/icons-material/Block';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { dataOf, useApi } from '../providers/api-client';

/**
 * Name, e-mail address and birth date are sealed in the database, which therefore cannot sort by them; credits are the
 * wallet's own.
 */
export function MemberTable() {
  const formats = useFormats();
  const { permissions: role } = usePermissions<Role>();
  const bulk = mayDisable(role) && (
    <BulkActionsToolbar selectAllButton={false}>
      <BulkDisable />
    </BulkActionsToolbar>
  );
  return (
    <ListTable<Member> bulkActionsToolbar={bulk} sx={tableSx}>
      {bulk && (
        <FixedColumn<Member>
          source="id"
          disableSort
          label={<PageSelection />}
          render={(member) => <RowSelection record={member} />}
        />
      )}
      <FixedColumn<Member> source="name" disableSort render={(member) => <NameCell member={member} />} />
      <DataTable.Col<Member>
        source="email"
        disableSort
        cellClassName="cut"
        render={({ email }) => (email === null ? <Erased /> : <span title={email}>{email}</span>)}
      />
      <DataTable.Col<Member> source="status" render={(member) => <StatusMark {...member} />} />
      <DataTable.Col<Member>
        source="country"
        label="resources.members.fields.place"
        cellClassName="cut"
        render={(member) => <Place member={member} short />}
      />
      <DataTable.Col<Member> source="age" disableSort align="right" render={({ age }) => age} />
      {maySeeWallet(role) && <CountColumn source="credits" disableSort />}
      <DataTable.Col<Member>
        source="paid_user"
        sortByOrder="DESC"
        render={({ paid_user }) => <PaidMark paid={paid_user} />}
      />
      <DataTable.Col<Member>
        source="signup_date"
        sortByOrder="DESC"
        align="right"
        render={({ signup_date }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formats.day(signup_date)}</Box>}
      />
    </ListTable>
  );
}

function NameCell({ member: { id, name, fictional } }: { member: Member }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <RowLink id={id}>{name ?? <Erased />}</RowLink>
      {fictional && <FictionalMark />}
    </Box>
  );
}

const tableSx = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  // Nine columns: closer together, so that most addresses can be read whole.
  '& .MuiTableCell-root:not(:first-of-type):not(:last-of-type)': { px: 1 },
  '& .MuiTableSortLabel-icon': { fontSize: 14, mx: 0.25 },
  // Columns that give way first: they take a share of the width and no more.
  '& .cut': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .column-id': { width: 48, pr: 0 },
  '& .column-name': { width: '13%' },
  '& .column-email': { width: '27%' },
  '& .column-country': { width: '20%' },
} as const;

/** Shuts out all that are chosen, for one reason, in one request; tells how each went. */
function BulkDisable() {
  const notify = useNotify();
  const client = useQueryClient();
  const api = useApi();
  const { selectedIds, onUnselectItems } = useListContext<Member>();
  const [open, setOpen] = useState(false);
  const count = selectedIds.length;
  const text = useText('resources.members.decide.many');
  const intent = useMutation<unknown, Error, string>({
    mutationFn: async (reason) => {
      const ids = selectedIds;
      const { changed, unchanged, notFound } = outcomeOf(
        await dataOf(api.POST('/api/admin/members/disable', { body: { ids, reason } })),
      );
      const parts = [
        text('changed', { smart_count: changed }),
        ...(unchanged ? [text('unchanged', { smart_count: unchanged })] : []),
        ...(notFound ? [text('not_found', { smart_count: notFound })] : []),
      ];
      notify(parts.join(' '), { type: notFound ? 'warning' : 'success', messageArgs: { _: parts.join(' ') } });
    },
    onSuccess: () => {
      // The list follows a moment later; fetched at once it could still show them as they were.
      client.setQueriesData<{ data: Member[] }>({ queryKey: ['members', 'getList'] }, (page) => page && shutOut(page));
      onUnselectItems();
    },
  });
  const shutOut = <Page extends { data: Member[] }>(page: Page): Page => ({
    ...page,
    data: page.data.map((member) => (selectedIds.includes(member.id) ? { ...member, disabled: true } : member)),
  });
  return (
    <>
      <Button color="error" startIcon={<Block />} onClick={() => setOpen(true)}>
        {text('action')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title={text('title', { smart_count: count })}
        confirm={text('action')}
        danger
        effects={[text('effect.out', { smart_count: count }), text('effect.hidden'), text('effect.told')]}
        help={text('help')}
        intent={intent}
        templates={{ kind: 'shut_out' }}
      />
    </>
  );
}
