import { Box, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import { CardLine, CardLines, PlainCards } from '../layout/lists/card-list';
import { ListPage } from '../layout/lists/list-page';
import { ListTable } from '../layout/lists/list-table';
import { NothingListed } from '../layout/lists/nothing-listed';
import { useFormats } from '../layout/values/words';
import type { Answer } from '../providers/api-client';

type FailedJob = Answer<'/api/admin/failed-jobs', 'get'>[number];

/** Jobs that nobody tries any more, so that somebody looks into it. */
export const FailedJobs = () => (
  <ListPage
    nothing={<NothingListed drawing={<path d="M18 48a30 30 0 1 0 60 0 30 30 0 1 0-60 0M34 49l10 10 19-21" />} />}
    sort={{ field: 'since', order: 'ASC' }}
    opened={false}
    filters={<Intro />}
    table={<Table />}
    cards={<Cards />}
  />
);

function Intro() {
  const translate = useTranslate();
  return (
    <Typography color="textSecondary" sx={{ maxWidth: 720, py: 2 }}>
      {translate('resources.failed-jobs.intro')}
    </Typography>
  );
}

function Table() {
  const formats = useFormats();
  return (
    <ListTable<FailedJob> rowClick={false}>
      <DataTable.Col<FailedJob> source="job" render={({ job }) => <Box sx={{ fontWeight: 600 }}>{job}</Box>} />
      <DataTable.Col<FailedJob> source="error" disableSort render={({ error }) => error ?? '–'} />
      <DataTable.Col<FailedJob>
        source="attempts"
        disableSort
        render={({ attempts }) => (attempts === null ? '–' : formats.number(attempts))}
      />
      <DataTable.Col<FailedJob> source="since" render={({ since }) => formats.instant(since)} />
    </ListTable>
  );
}

function Cards() {
  const formats = useFormats();
  return (
    <PlainCards<FailedJob>>
      {({ job, error, since }) => (
        <>
          <CardLine strong>{job}</CardLine>
          <CardLines>
            <CardLine>
              <span>{error ?? '–'}</span>
              <span>{formats.instant(since)}</span>
            </CardLine>
          </CardLines>
        </>
      )}
    </PlainCards>
  );
}
