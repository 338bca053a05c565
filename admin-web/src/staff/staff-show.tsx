import { Box, Button, Typography } from '@mui/material';
import { Link, useGetIdentity, useLocale, useTranslate } from 'react-admin';
import { RecordTitle } from '../layout/shows/record-title';
import { ShowPage } from '../layout/shows/show-page';
import { WaitingAgreements } from '../layout/agreements/waiting-agreements';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import type { StaffMember } from './staff-member';
import { SecondFactorMark, StaffMark, ROLES } from './staff-mark';
import { useState } from 'react';
import { SelectField } from '../layout/forms/select-field';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import type { Role } from '../providers/auth-provider';
import { dataOf, type Api } from '../providers/api-client';

export const StaffShow = () => <ShowPage<StaffMember>>{(member) => <StaffPage member={member} />}</ShowPage>;

function StaffPage({ member }: { member: StaffMember }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { identity } = useGetIdentity();
  const text = useText('resources.staff');
  const own = identity?.id === member.id;
  return (
    <>
      <RecordTitle title={member.name} stream={`staff-${member.id}`}>
        <StaffMark status={member.status} />
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

type Act = 'link' | 'role' | 'disable' | 'enable' | 'reset';
const EFFECTS: Record<Act, readonly string[]> = {
  link: ['mailed', 'stays'],
  role: ['two', 'at_once', 'out'],
  disable: ['out', 'log'],
  enable: ['in'],
  reset: ['void', 'out', 'sure'],
};

/** What an admin can do with a colleague; each asks why. */
function StaffActions({ member }: { member: StaffMember }) {
  const [open, setOpen] = useState<Act>();
  const { name, status, second_factor } = member;
  const text = useText('resources.staff', { name });
  const button = (act: Act) => (
    <Button key={act} variant="outlined" color={act === 'disable' ? 'error' : 'secondary'} onClick={() => setOpen(act)}>
      {text(act === 'link' && status === 'invited' ? 'link.again' : `${act}.action`)}
    </Button>
  );
  const offered: Act[] = [
    ...(status === 'disabled' ? [] : (['link'] as const)),
    'role',
    ...(second_factor ? (['reset'] as const) : []),
    status === 'disabled' ? 'enable' : 'disable',
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map(button)}
      {offered.map((act) => (
        <Decide key={act} act={act} member={member} open={open === act} onClose={() => setOpen(undefined)} />
      ))}
    </Box>
  );
}

interface DecideProps {
  act: Act;
  member: StaffMember;
  open: boolean;
  onClose: () => void;
}

function Decide({ act, member: { id, name, role }, open, onClose }: DecideProps) {
  const translate = useTranslate();
  const others = ROLES.filter((one) => one !== role);
  const [asked, setAsked] = useState<Role>();
  // The one that was chosen before may be theirs by now.
  const chosen = others.find((one) => one === asked) ?? others[0]!;
  const text = useText('resources.staff', { name });
  const language = useLocale() === 'en' ? 'en' : 'nl';
  const decide = (reason: string, api: Api) => {
    const params = { path: { id } };
    if (act === 'link') return api.POST('/api/admin/staff/{id}/link', { params, body: { language, reason } });
    if (act === 'role')
      return dataOf(api.POST('/api/admin/staff/{id}/role', { params, body: { role: chosen, reason } }));
    const path = act === 'reset' ? 'reset-second-factor' : act;
    return api.POST(`/api/admin/staff/{id}/${path}`, { params, body: { reason } });
  };
  // A role that a second admin has to agree to first is still the old one.
  const isProposed = (answered: unknown) => act === 'role' && (answered as StaffMember).role !== chosen;

  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      text={(key) => text(`${act}.${key}`)}
      danger={act === 'disable'}
      effects={EFFECTS[act].map((effect) => text(`${act}.effects.${effect}`))}
      help={text('reason_help')}
      act={decide}
      done={(answered) => text(isProposed(answered) ? 'role.proposed' : `${act}.done`)}
      others={['agreements']}
    >
      {act === 'role' && (
        <SelectField<Role>
          drawn
          label={text('fields.role')}
          value={chosen}
          options={others.map((one) => [one, translate(`console.roles.${one}`)] as const)}
          onChoose={setAsked}
        />
      )}
    </DecisionDialog>
  );
}
