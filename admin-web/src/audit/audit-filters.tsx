import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { useEventWords } from '../layout/use-event-words';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { endOf, firstDay, lastDay, startOf, type AuditFilter } from './audit';

export function AuditFilters() {
  const translate = useTranslate();
  const words = useEventWords();
  const provider = useDataProvider<ConsoleDataProvider>();
  const list = useListContext();
  const { data } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: () => provider.auditChoices(),
    staleTime: 300_000,
  });
  const filter = list.filterValues as AuditFilter;
  const change = (part: AuditFilter) =>
    list.setFilters(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value)));
  const text = (key: string) => translate(`resources.audit.${key}`);
  const types = (data?.types ?? []).map((type) => [type, words.type(type)] as const);
  const staff = (data?.staff ?? []).map(
    ({ id, name }) => [id!, name ?? translate('events.actor.staff', { id: id!.slice(0, 8) })] as const,
  );
  const byName = (one: readonly [string, string], other: readonly [string, string]) => one[1].localeCompare(other[1]);
  return (
    <Box role="search" aria-label={text('filters.label')} sx={barSx}>
      <Choice
        label={text('fields.actor')}
        any={text('filters.any_staff')}
        value={filter.staff_id}
        options={staff.sort(byName)}
        onChoose={(staff_id) => change({ staff_id })}
      />
      <Choice
        label={text('fields.type')}
        any={text('filters.any_type')}
        value={filter.type}
        options={types.sort(byName)}
        onChoose={(type) => change({ type })}
      />
      <StreamInput
        key={filter.stream ?? ''}
        label={text('filters.stream')}
        value={filter.stream ?? ''}
        onChoose={(stream) => change({ stream })}
      />
      <Day
        label={text('filters.from')}
        value={firstDay(filter.from)}
        onChoose={(day) => change({ from: day && startOf(day) })}
      />
      <Day
        label={text('filters.until')}
        value={lastDay(filter.until)}
        onChoose={(day) => change({ until: day && endOf(day) })}
      />
      {Object.keys(filter).length > 0 && (
        <Button color="secondary" startIcon={<Close />} onClick={() => list.setFilters({})}>
          {text('filters.clear')}
        </Button>
      )}
    </Box>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
}

/** A whole name, so it waits for Enter. */
function StreamInput({ label, value, onChoose }: FieldProps) {
  const [draft, setDraft] = useState(value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(draft.trim());
      }}
    >
      <TextField
        type="search"
        value={draft}
        placeholder={label}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.value === '' && value !== '') onChoose('');
        }}
        slotProps={{
          htmlInput: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off', spellCheck: false },
        }}
      />
    </form>
  );
}

const Day = ({ label, value, onChoose }: FieldProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

const barSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 200px) minmax(0, 220px) minmax(0, 260px) 152px 152px auto',
  },
  columnGap: 1,
  rowGap: 1.5,
  width: '100%',
  justifyContent: 'start',
  alignItems: 'center',
  pt: 1,
  pb: 1.5,
  '& > form': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
