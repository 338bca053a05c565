import { Box, Card, Typography } from '@mui/material';
import { usePermissions, useTranslate } from 'react-admin';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Loaded } from '../layout/page/loaded';
import { TimelineLink } from '../layout/shows/timeline-link';
import type { Role } from '../providers/auth-provider';
import { EventPages } from '../timeline/event-list';
import { useTimeline } from '../timeline/use-timeline';
import { mayDisable } from './member';
import { CardHeading, Small } from '../layout/values/card-heading';
import { ActorName } from '../layout/values/names';
import { Mark, type Look, DONE } from '../layout/values/mark';
import { Erased } from '../layout/values/member-marks';
import { useFormats } from '../layout/values/words';
import { useMails, type StaffMail } from './use-mails';

/** What happened to the account, the latest first, and where the rest of it is told. */
export function MemberLog({ id }: { id: string }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const stream = `member-${id}`;
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
        <EventPages of={useTimeline(stream, false)} memberId={id} />
      </section>
    </>
  );
}

const LOOKS: Record<StaffMail['outcome'], Look> = {
  under_way: { icon: Schedule, color: 'warning.main' },
  sent: DONE,
  refused: { icon: ErrorOutline, color: 'error.main' },
  not_sent: { icon: ErrorOutline, color: 'text.secondary' },
};

/** What staff wrote to the member, and whether it arrived; a mail opens where it stands. */
function MemberMails({ id }: { id: string }) {
  const translate = useTranslate();
  const sent = useMails(id);
  const title = translate('resources.members.log.mails');
  return (
    <Card component="section" aria-label={title} sx={{ px: 2, py: 1.5, mb: 2 }}>
      <CardHeading>{title}</CardHeading>
      <Loaded of={sent}>
        {({ mails }) =>
          mails.length === 0 ? (
            <Typography color="textSecondary">{translate('resources.members.log.no_mails')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
              {mails.map((mail) => (
                <MailItem key={mail.id} mail={mail} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Card>
  );
}

function MailItem({ mail: { language, subject, text, by, at, outcome } }: { mail: StaffMail }) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Small>
          {formats.instant(at)} · <ActorName of={{ kind: 'staff', ...by }} /> · {formats.language(language)}
        </Small>
        <Mark look={LOOKS[outcome]} word={translate(`resources.members.log.outcome.${outcome}`)} />
      </Box>
      {subject === null ? (
        <Erased />
      ) : (
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', overflowWrap: 'anywhere' } }}>
          <summary>{subject}</summary>
          <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', pt: 0.5, pl: 2 }}>
            {text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
