import { ListPage } from '../layout/lists/list-page';
import { CardLines, PlainCards } from '../layout/lists/card-list';
import { RowLink, FixedColumn, ListTable } from '../layout/lists/list-table';
import { useFormats, useText } from '../layout/values/words';
import { placeOf, type AuditEntry } from './audit';
import { Why } from './audit-cells';
import { Box } from '@mui/material';
import { DataTable, useCreatePath, useTranslate } from 'react-admin';
import { NothingListed } from '../layout/lists/nothing-listed';
import { Fragment, type ReactNode } from 'react';
import { ActorName, MemberName } from '../layout/values/names';
import { MEMBERS, idOf, kindOf, StreamName } from '../layout/values/stream-name';
import { useEventWords } from '../layout/values/use-event-words';
import { FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar, SearchField } from '../layout/lists/filter-bar';
import { useRead } from '../providers/api-client';
import { shortId } from '../layout/values/references';

export const AuditList = () => (
  <ListPage
    nothing={<NothingListed drawing={<path d="M28 16h40v64H28zM38 34h20M38 46h20M38 58h12" />} />}
    exported
    sort={{ field: 'at', order: 'DESC' }}
    filters={<AuditFilters />}
    table={<AuditTable />}
    cards={<AuditCards />}
  />
);

/** A card leads to what the entry is about, and to what that was opened from: it is no link itself. */
function AuditCards() {
  const formats = useFormats();
  return (
    <PlainCards<AuditEntry>>
      {(entry) => (
        <>
          <span>
            <Told entry={entry} />
          </span>
          <CardLines>
            <span>{formats.instant(entry.at)}</span>
            <Why of={entry} />
          </CardLines>
        </>
      )}
    </PlainCards>
  );
}

function AuditTable() {
  const formats = useFormats();
  const createPath = useCreatePath();
  return (
    <ListTable<AuditEntry> rowClick={(_id, _resource, { stream }) => createPath(placeOf(stream))}>
      <DataTable.Col<AuditEntry>
        source="at"
        render={({ at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formats.instant(at)}</Box>}
      />
      <FixedColumn<AuditEntry> source="told" disableSort render={(entry) => <Told entry={entry} />} />
      <DataTable.Col<AuditEntry> source="reason" disableSort render={(entry) => <Why of={entry} />} />
    </ListTable>
  );
}

/** What somebody did, as a sentence: who, what, and about whom or which, which leads there. */
function Told({ entry: { type, actor, stream, alone } }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const words = useEventWords();
  const sentence = translate(`events.told.${type}`, { _: translate('events.told.otherwise') });
  const parts: Record<string, ReactNode> = {
    '{who}': (
      <b>
        <ActorName of={actor} />
      </b>
    ),
    '{type}': words.type(type),
    '{what}': (
      <RowLink {...placeOf(stream)}>
        <Subject stream={stream} />
      </RowLink>
    ),
  };
  return [
    ...sentence.split(/(\{\w+\})/).map((part, i) => <Fragment key={i}>{parts[part] ?? part}</Fragment>),
    alone && ` ${translate('events.told.alone')}`,
  ];
}

/** A member by their name alone; any other record by its kind, and whose or which it is. */
const Subject = ({ stream }: { stream: string }) => (
  <span title={stream}>
    {MEMBERS.includes(kindOf(stream)) ? <MemberName id={idOf(stream)} /> : <StreamName stream={stream} within />}
  </span>
);

/** Entries of the log that tell of a decision; joined by commas they are one choice of the filter. */
const DECISIONS = {
  members: ['MemberDisabled', 'ProfileHidden', 'ProfileTextCleared'],
  complaints: ['ComplaintAnswered', 'ComplaintClosed', 'ComplaintCaseMade'],
};
const ALL_DECISIONS = ['PhotoDecided', 'ChatPhotoDecided', 'MessageSent', 'CaseDecided', ...Object.values(DECISIONS)];

function AuditFilters() {
  const translate = useTranslate();
  const words = useEventWords();
  const { data } = useRead(['audit', 'choices'], (api) => api.GET('/api/admin/audit/choices'), { staleTime: 300_000 });
  const text = useText('resources.audit');
  const types = (data?.types ?? []).map((type) => [type, words.type(type)] as const);
  const decisions = [
    [ALL_DECISIONS.join(), text('filters.all_decisions')] as const,
    ...Object.entries(DECISIONS).map(([kind, own]) => [own.join(), text(`filters.decisions.${kind}`)] as const),
  ];
  const staff = (data?.staff ?? []).map(
    ({ id, name }) => [id!, name ?? translate('events.actor.staff', { id: shortId(id!) })] as const,
  );
  const byName = (one: readonly [string, string], other: readonly [string, string]) => one[1].localeCompare(other[1]);
  return (
    <FilterBar>
      <SearchField source="stream" label={text('filters.stream')} />
      <FilterChoice
        source="staff_id"
        label={text('fields.actor')}
        any={text('filters.any_staff')}
        options={staff.sort(byName)}
      />
      <FilterChoice
        several
        source="type"
        any={text('filters.any_type')}
        options={[...decisions, ...types.sort(byName)]}
      />
      <DaySpan sources={['from', 'until']} labels={[text('filters.from'), text('filters.until')]} />
    </FilterBar>
  );
}
