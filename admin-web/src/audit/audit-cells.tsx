import { Box } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { tellingOf, tellingOfFilter } from '../layout/values/event-values';
import { filteredBy } from '../layout/address/list-address';
import { RecordLink } from '../layout/values/names';
import { shortId } from '../layout/values/references';
import { useEventWords } from '../layout/values/use-event-words';
import { useFormats } from '../layout/values/words';
import { isAskedWhy, pageOf, type AuditEntry } from './audit';

/** Why it was done; of a look at a timeline, what was opened there. Nothing where nobody is asked. */
export function Why({ of: { type, reason, about, opened, exported } }: { of: AuditEntry }) {
  const translate = useTranslate();
  const words = useEventWords();
  // A word of a fixed list, or what somebody wrote.
  if (reason !== null)
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {words.value(tellingOf(type, 'reason'), reason)}
        {about !== null && (
          <>
            {' '}
            <AboutLink place={reason} id={about} />
          </>
        )}
      </Box>
    );
  if (opened.length > 0) {
    const fields = opened.map((field) => words.field(field.split('.').at(-1)!));
    return translate('resources.audit.opened', { fields: [...new Set(fields)].join(', ') });
  }
  if (exported) return <Exported {...exported} />;
  if (!isAskedWhy(type)) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('console.reason.none_kept')}
    </Box>
  );
}

/** Which list went out as a file, what it was filtered by and how many rows it had; leads to the same list as it is now. */
function Exported({ list, filter, rows }: NonNullable<AuditEntry['exported']>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const words = useEventWords();
  const formats = useFormats();
  // What was searched for is kept by nobody.
  const { q: _, ...rest } = filter;
  const told = Object.entries(filter).map(([name, values]) => {
    const said = [values].flat().map((value) => words.value(tellingOfFilter(list, name), String(value)));
    return `${words.field(name)}: ${said.join(', ')}`;
  });
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Link
        to={`${createPath({ resource: list, type: 'list' })}${filteredBy(rest)}`}
        // Such an entry tells of nothing else that one could go to.
        data-row-link
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ color: 'secondary.main', fontWeight: 600 }}
      >
        {translate(`resources.${list}.name`, { smart_count: 2, _: list })}
      </Link>
      {told.map((one) => ` · ${one}`)}
      {rows !== null && ` · ${translate('resources.audit.rows', { smart_count: rows, count: formats.number(rows) })}`}
    </Box>
  );
}

/** To what it was opened from; the row around it leads elsewhere. */
function AboutLink({ place, id }: { place: string; id: string }) {
  const resource = pageOf(place);
  if (resource === undefined) return <span title={id}>{shortId(id)}</span>;
  return (
    <RecordLink
      resource={resource}
      id={id}
      title={id}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ color: 'secondary.main', fontWeight: 600 }}
    >
      {shortId(id)}
    </RecordLink>
  );
}
