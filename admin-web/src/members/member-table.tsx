import { Box, Button } from '@mui/material';
import { BulkActionsToolbar, DataTable, usePermissions, useListContext } from 'react-admin';
import { FixedColumn, CountColumn, ListTable, RowLink } from '../layout/lists/list-table';
import { PageSelection, RowSelection } from '../layout/lists/row-selection';
import type { Role } from '../providers/auth-provider';
import { Erased, FictionalMark, PaidMark, StatusMark } from '../layout/values/member-marks';
import { maySeeWallet, type Member } from '../layout/values/member';
import type { ChosenMembers } from './disable-members';
import { mayDisable } from './member';
import { Place } from '../layout/values/place';
import { useFormats, useText } from '../layout/values/words';
import Block from '@mui/icons-material/Block';

/**
 * Name, e-mail address and birth date are sealed in the database, which therefore cannot sort by them; credits are the
 * wallet's own.
 */
export function MemberTable({ onDisable }: { onDisable: (chosen: ChosenMembers) => void }) {
  const formats = useFormats();
  const { permissions: role } = usePermissions<Role>();
  const bulk = mayDisable(role) && (
    <BulkActionsToolbar selectAllButton={false}>
      <BulkDisable onPress={onDisable} />
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

function BulkDisable({ onPress }: { onPress: (chosen: ChosenMembers) => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Member>();
  const text = useText('resources.members.decide.many');
  return (
    <Button
      color="error"
      startIcon={<Block />}
      onClick={() => onPress({ ids: selectedIds, unselect: () => onUnselectItems() })}
    >
      {text('action')}
    </Button>
  );
}
