import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useGetIdentity, useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { ShowPage } from '../layout/shows/show-page';
import { WaitingAgreements } from '../layout/agreements/waiting-agreements';
import { TimelineLink } from '../layout/shows/timeline-link';
import { FactBlock } from '../layout/shows/fact-block';
import { useFormats } from '../layout/values/use-formats';
import type { StaffMember } from './staff-member';
import { StaffActions } from './staff-actions';
import { SecondFactorMark, StaffMark } from './staff-mark';

export const StaffShow = () => <ShowPage<StaffMember>>{(member) => <StaffPage member={member} />}</ShowPage>;

function StaffPage({ member }: { member: StaffMember }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { identity } = useGetIdentity();
  const text = (key: string) => translate(`resources.staff.${key}`);
  const own = identity?.id === member.id;
  return (
    <>
      <RecordTitle title={member.name}>
        <StaffMark status={member.status} />
        <TimelineLink stream={`staff-${member.id}`} />
      </RecordTitle>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
        <FactBlock
          title={text('account')}
          facts={[
            [text('fields.email'), member.email],
            [text('fields.role'), translate(`console.roles.${member.role}`)],
            [text('fields.second_factor'), <SecondFactorMark key="factor" set={member.second_factor} />],
            [text('fields.last_login_at'), member.last_login_at ? formats.instant(member.last_login_at) : '–'],
            [text('fields.added_at'), formats.day(member.added_at)],
          ]}
        />
        <WaitingAgreements of={({ role }) => role?.staff_id === member.id} />
        {own ? (
          <Box>
            <Typography sx={{ mb: 1 }}>{text('own')}</Typography>
            <Button component={Link} to="/account" variant="outlined" color="secondary">
              {translate('account.title')}
            </Button>
          </Box>
        ) : (
          <StaffActions member={member} />
        )}
      </Box>
    </>
  );
}
