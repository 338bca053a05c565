import { Box, Button, Card, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { Loaded } from '../layout/page/loaded';
import { ActorName } from '../layout/values/names';
import { useEventWords } from '../layout/values/use-event-words';
import { useFormats } from '../layout/values/words';
import { EventFacts } from './event-facts';
import { Colleagues } from './event-value';
import { AT_NAME, VIEW_NAME } from './moment';
import type { TimelineEvent } from './timeline';
import type { useTimeline } from './use-timeline';
import { Small } from '../layout/values/card-heading';

interface EventPagesProps {
  of: ReturnType<typeof useTimeline>;
  /** Whose events they are, so that each leads to the member as of then. */
  memberId: string | undefined;
}

/** What has been read of a stream so far, and the way to what is older. */
export function EventPages({ of, memberId }: EventPagesProps) {
  const translate = useTranslate();
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = of;
  const colleagues = useMemo(
    () => new Map(data?.pages.flatMap(({ staff }) => staff.map(({ id, name }) => [id, name] as const))),
    [data],
  );
  return (
    <>
      <Loaded of={of}>
        {({ pages }) => (
          <Colleagues value={colleagues}>
            <EventList events={pages.flatMap(({ events }) => events)} memberId={memberId} />
          </Colleagues>
        )}
      </Loaded>
      {hasNextPage && (
        <Button color="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('resources.timeline.older')}
        </Button>
      )}
    </>
  );
}

interface EventListProps extends Pick<EventPagesProps, 'memberId'> {
  events: readonly TimelineEvent[];
}

function EventList({ events, memberId }: EventListProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const words = useEventWords();
  return (
    <Card sx={{ mb: 2 }}>
      <Box component="ol" aria-label={translate('resources.timeline.events')} sx={listSx}>
        {events.map((event) => (
          <Box component="li" key={event.version} sx={itemSx}>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <Box component="time" dateTime={event.at} sx={{ display: 'block' }}>
                {formats.instant(event.at)}
              </Box>
              <ActorName of={event.actor} />
              {memberId !== undefined && <AsOfThen memberId={memberId} at={event.at} />}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {words.type(event.type)}
                </Typography>
                <Small aria-label={translate('resources.timeline.version', { version: event.version })} role="note">
                  {formats.number(event.version)}
                </Small>
              </Box>
              <EventFacts event={event} />
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** To the member as they were when this had happened. */
function AsOfThen({ memberId, at }: { memberId: string; at: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const page = createPath({ resource: 'timeline', id: `member-${memberId}`, type: 'show' });
  const asked = new URLSearchParams({ [VIEW_NAME]: 'moment', [AT_NAME]: at });
  return (
    <Box sx={{ typography: 'body2' }}>
      <Link to={`${page}?${asked.toString()}`} sx={{ color: 'secondary.main', display: 'inline-block', py: 0.5 }}>
        {translate('resources.timeline.moment.then')}
      </Link>
    </Box>
  );
}

const listSx = { m: 0, p: 0, listStyle: 'none' } as const;
const itemSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '184px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
