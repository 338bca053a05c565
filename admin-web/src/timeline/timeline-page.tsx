import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link, useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackBar } from '../layout/back-bar';
import { ListLoading } from '../layout/list-loading';
import { LoadError } from '../layout/load-error';
import { PageTitle } from '../layout/page-title';
import { StreamName } from '../layout/stream-name';
import { useEventWords } from '../layout/use-event-words';
import { CopyButton } from '../members/copy-button';
import { Colleagues } from './colleagues';
import { EventList } from './event-list';
import { recordOf } from './timeline';
import { useTimeline } from './use-timeline';

export function TimelinePage() {
  const { id: stream = '' } = useParams();
  // Another stream begins with its seals closed.
  return <Page key={stream} stream={stream} />;
}

function Page({ stream }: { stream: string }) {
  const translate = useTranslate();
  const words = useEventWords();
  const [open, setOpen] = useState(false);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useTimeline(stream, open);
  const text = (key: string, options?: object) => translate(`resources.timeline.${key}`, options);
  const title = text('of', { kind: words.kind(stream) });
  const colleagues = useMemo(
    () => new Map(data?.pages.flatMap((page) => page.staff.map(({ id, name }) => [id, name] as const))),
    [data],
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const closed = events.some(({ sealed }) => sealed.some(({ seal }) => seal === 'closed'));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackBar />
      <Typography variant="h2">{title}</Typography>
      <Box title={stream} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}>
        <span>
          <StreamName stream={stream} />
        </span>
        <CopyButton value={stream} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1, mb: 2 }}>
        {closed && (
          <Button variant="outlined" color="secondary" startIcon={<LockOpenOutlined />} onClick={() => setOpen(true)}>
            {text('open')}
          </Button>
        )}
        <RecordLink stream={stream} />
        <Typography variant="body2" color="textSecondary" role="status">
          {open && data ? `${text('opened')}. ` : ''}
          {text('recorded')} {closed && text('open_hint')}
        </Typography>
      </Box>
      {error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : data ? (
        <Colleagues value={colleagues}>
          <EventList events={events} />
        </Colleagues>
      ) : (
        <ListLoading />
      )}
      {hasNextPage && (
        <Button color="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} sx={{ mt: 1 }}>
          {text('older')}
        </Button>
      )}
    </>
  );
}

/** To the page of what it is about, where the reader's role has one. */
function RecordLink({ stream }: { stream: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resources = useResourceDefinitions();
  const record = recordOf(stream);
  const { hasShow, hasEdit } = (record && resources[record.resource]) ?? {};
  if (!record || !(hasShow || hasEdit)) return null;
  return (
    <Button component={Link} to={createPath({ ...record, type: hasShow ? 'show' : 'edit' })} color="secondary">
      {translate('resources.timeline.record')}
    </Button>
  );
}
