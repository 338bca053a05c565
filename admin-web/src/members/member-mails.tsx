import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Schedule from '@mui/icons-material/Schedule';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActorName } from '../layout/values/names';
import { Loaded } from '../layout/page/loaded';
import { Mark, type Look } from '../layout/values/mark';
import { Erased } from '../layout/values/member-marks';
import { useFormats } from '../layout/values/words';
import { useMails, type StaffMail } from './use-mails';
import { CardHeading, Small } from '../layout/values/card-heading';

const LOOKS: Record<StaffMail['outcome'], Look> = {
  under_way: { icon: Schedule, color: 'warning.main' },
  sent: { icon: CheckCircle, color: 'success.main' },
  refused: { icon: ErrorOutline, color: 'error.main' },
  not_sent: { icon: ErrorOutline, color: 'text.secondary' },
};

/** What staff wrote to the member, and whether it arrived; a mail opens where it stands. */
export function MemberMails({ id }: { id: string }) {
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
