import { Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { Loaded } from '../layout/page/loaded';
import { TimelineLink } from '../layout/shows/timeline-link';
import type { Role } from '../providers/auth-provider';
import { Colleagues } from '../timeline/colleagues';
import { EventList } from '../timeline/event-list';
import { useTimeline } from '../timeline/use-timeline';
import { mayDisable } from './member';
import { MemberMails } from './member-mails';
import { CardHeading } from '../layout/values/card-heading';

/** What happened to the account, the latest first, and where the rest of it is told. */
export function MemberLog({ id }: { id: string }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const stream = `member-${id}`;
  const timeline = useTimeline(stream, false);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = timeline;
  const colleagues = useMemo(
    () => new Map(data?.pages.flatMap((page) => page.staff.map(({ id: one, name }) => [one, name] as const))),
    [data],
  );
  return (
    <>
      {mayDisable(role) && <MemberMails id={id} />}
      <section aria-labelledby="member-log">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 1 }}>
          <CardHeading id="member-log" sx={{ mr: 'auto', flexBasis: { xs: '100%', sm: 'auto' } }}>
            {translate('resources.members.log.account')}
          </CardHeading>
          <TimelineLink stream={stream} view="moment" label={translate('resources.timeline.views.moment')} />
          <TimelineLink stream={stream} />
          {mayDisable(role) && (
            <TimelineLink stream={`profile-${id}`} label={translate('resources.members.profile_timeline')} />
          )}
        </Box>
        <Loaded of={timeline}>
          {({ pages }) => (
            <Colleagues value={colleagues}>
              <EventList events={pages.flatMap(({ events }) => events)} memberId={id} />
            </Colleagues>
          )}
        </Loaded>
        {hasNextPage && (
          <Button color="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('resources.timeline.older')}
          </Button>
        )}
      </section>
    </>
  );
}
