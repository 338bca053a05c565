import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import { Box, Button, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackBar } from '../layout/page/back-bar';
import { PageTitle } from '../layout/page/page-title';
import { kindOf, StreamName } from '../layout/values/stream-name';
import { useAddressChoice } from '../layout/address/use-address';
import { useEventWords } from '../layout/values/use-event-words';
import { CopyButton } from '../layout/values/copy-button';
import { EventPages } from './event-list';
import { MemberMoment } from './member-moment';
import { memberOf, VIEW_NAME, VIEWS } from './moment';
import { recordOf } from './timeline';
import { useTimeline } from './use-timeline';
import { useText } from '../layout/values/words';
import { Small } from '../layout/values/card-heading';

export function TimelinePage() {
  const { id: stream = '' } = useParams();
  // Another stream begins with its seals closed.
  return <Page key={stream} stream={stream} />;
}

function Page({ stream }: { stream: string }) {
  const translate = useTranslate();
  const words = useEventWords();
  const [view] = useAddressChoice(VIEW_NAME, VIEWS);
  const title = translate('resources.timeline.of', { kind: words.kind(stream) });
  const memberId = kindOf(stream) === 'member' ? memberOf(stream) : undefined;
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
        {view === 'moment' && <RecordLink stream={stream} />}
      </Box>
      {memberId !== undefined && <ViewTabs view={view} />}
      {memberId !== undefined && view === 'moment' ? (
        <Box role="tabpanel" id="timeline-view" aria-labelledby="timeline-view-moment">
          <MemberMoment memberId={memberId} />
        </Box>
      ) : (
        <Box
          {...(memberId !== undefined && {
            role: 'tabpanel',
            id: 'timeline-view',
            'aria-labelledby': 'timeline-view-events',
          })}
        >
          <Events stream={stream} />
        </Box>
      )}
    </>
  );
}

/** What happened, or what was so at an instant. */
function ViewTabs({ view }: { view: (typeof VIEWS)[number] }) {
  const translate = useTranslate();
  return (
    <Tabs
      value={view}
      aria-label={translate('resources.timeline.views.label')}
      textColor="secondary"
      indicatorColor="secondary"
      sx={{ minHeight: 44, mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`timeline-view-${one}`}
          aria-controls={one === view ? 'timeline-view' : undefined}
          label={translate(`resources.timeline.views.${one}`)}
          component={Link}
          to={one === VIEWS[0] ? '?' : `?${VIEW_NAME}=${one}`}
          sx={{ minHeight: 44 }}
        />
      ))}
    </Tabs>
  );
}

function Events({ stream }: { stream: string }) {
  const [open, setOpen] = useState(false);
  const timeline = useTimeline(stream, open);
  const { data } = timeline;
  const text = useText('resources.timeline');
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const closed = events.some(({ sealed }) => sealed.some(({ seal }) => seal === 'closed'));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1, mb: 2 }}>
        {closed && (
          <Button variant="outlined" color="secondary" startIcon={<LockOpenOutlined />} onClick={() => setOpen(true)}>
            {text('open')}
          </Button>
        )}
        <RecordLink stream={stream} />
        <Small role="status">
          {open && data ? `${text('opened')}. ` : ''}
          {text('recorded')} {closed && text('open_hint')}
        </Small>
      </Box>
      <EventPages of={timeline} memberId={memberOf(stream)} />
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
