import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { DataTable, Link, useCreatePath } from 'react-admin';
import { useShortcuts } from '../layout/use-shortcuts';
import { Erased, FictionalMark, PaidMark, StatusMark } from './marks';
import type { Member } from './member';
import { NoneFound } from './none-found';
import { Place } from './place';
import { useFormats } from './use-formats';

/**
 * Name, e-mail address and birth date are sealed in the database, which therefore cannot sort by them; credits are the
 * wallet's own.
 */
export function MemberTable() {
  const formats = useFormats();
  useShortcuts({ j: () => walk(1), k: () => walk(-1) });
  return (
    <DataTable<Member> bulkActionButtons={false} rowClick="show" empty={<NoneFound />} sx={tableSx}>
      <DataTable.Col<Member> source="name" disableSort render={(member) => <NameCell member={member} />} />
      <DataTable.Col<Member>
        source="email"
        disableSort
        cellClassName="cut"
        render={({ email }) => (email === null ? <Erased /> : <span title={email}>{email}</span>)}
      />
      <DataTable.Col<Member> source="status" render={({ status }) => <StatusMark status={status} />} />
      <DataTable.Col<Member>
        source="country"
        label="resources.members.fields.place"
        cellClassName="cut"
        render={(member) => <Place member={member} short />}
      />
      <DataTable.Col<Member> source="age" disableSort align="right" render={({ age }) => age} />
      <DataTable.Col<Member>
        source="credits"
        disableSort
        align="right"
        render={({ credits }) => formats.number(credits)}
      />
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
    </DataTable>
  );
}

function NameCell({ member: { id, name, fictional } }: { member: Member }) {
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Link
        to={createPath({ resource: 'members', id, type: 'show' })}
        data-row-link
        // The row opens the member too; one click should not do it twice.
        onClick={(event: MouseEvent) => event.stopPropagation()}
        underline="hover"
        sx={linkSx}
      >
        {name ?? <Erased />}
      </Link>
      {fictional && <FictionalMark />}
    </Box>
  );
}

/** Moves the focus among the rows' links; from elsewhere it starts at the first or last. */
function walk(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(Math.max(at + step, 0), links.length - 1);
  links[next]?.focus();
}

// The bar above and the footer below lie over the rows.
const linkSx = { color: 'secondary.main', fontWeight: 600, borderRadius: '4px', scrollMargin: '72px' } as const;

const tableSx = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableSortLabel-icon': { fontSize: 14, mx: 0.25 },
  // Columns that give way first: they take a share of the width and no more.
  '& .cut': { maxWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .column-name': { width: '19%' },
  '& .column-email': { width: '25%' },
  '& .column-country': { width: '16%' },
} as const;
