import Block from '@mui/icons-material/Block';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/reason-dialog';
import { useIntent } from '../layout/use-intent';
import { First, Offered } from '../layout/offered';
import { useShortcuts } from '../layout/use-shortcuts';
import type { Role } from '../providers/auth-provider';
import type { AccountOutcomes } from './member';
import { mayDisable, mayFlag, mayGrantRequests, outcomeOf, type MemberPage } from './member';
import { useFormats } from './use-formats';
import { dataOf, useApi } from '../providers/api-client';

const STEPS = ['disable', 'enable', 'mark', 'unmark', 'send_data', 'delete'] as const;
type Step = (typeof STEPS)[number];
const EFFECTS: Record<Step, readonly string[]> = {
  disable: ['out', 'hidden', 'credits', 'told'],
  enable: ['in', 'seen', 'told'],
  mark: ['label', 'warned', 'returned'],
  unmark: ['label', 'warned'],
  send_data: ['mailed', 'alone', 'earlier'],
  delete: ['out', 'back', 'erased', 'credits'],
};

/** What staff of this role can decide about the member; each tells its effect first and asks why. */
export function MemberActions({ member }: { member: MemberPage }) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const [step, setStep] = useState<Step>();
  const account: Step = member.disabled ? 'enable' : 'disable';
  const flag: Step = member.fictional ? 'unmark' : 'mark';
  const may = { account: mayDisable(role), flag: mayFlag(role), requests: mayGrantRequests(role) };
  // Who is not shut out asks for it after logging in; an address nobody confirmed may be a stranger's.
  const maySendData = may.requests && member.disabled && member.status !== 'not_confirmed';
  useShortcuts(
    step ? {} : { ...(may.account && { d: () => setStep(account) }), ...(may.flag && { f: () => setStep(flag) }) },
  );
  const stillOpen: Record<Step, boolean> = {
    disable: !member.disabled,
    enable: member.disabled,
    mark: !member.fictional,
    unmark: member.fictional,
    send_data: maySendData,
    delete: member.status !== 'deleted',
  };
  const text = (key: string) => translate(`resources.members.decide.${key}`);
  if (!may.account && !may.flag && !may.requests) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {may.account && (
        <Button
          variant="outlined"
          color={member.disabled ? 'secondary' : 'error'}
          startIcon={member.disabled ? <LockOpen /> : <Block />}
          onClick={() => setStep(account)}
        >
          {text(`${account}.action`)}
        </Button>
      )}
      {may.flag && (
        <Button variant="outlined" color="secondary" startIcon={<TheaterComedy />} onClick={() => setStep(flag)}>
          {text(`${flag}.action`)}
        </Button>
      )}
      {maySendData && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<ForwardToInbox />}
          onClick={() => setStep('send_data')}
        >
          {text('send_data.action')}
        </Button>
      )}
      {may.requests && member.status !== 'deleted' && (
        <Button variant="outlined" color="error" startIcon={<DeleteOutline />} onClick={() => setStep('delete')}>
          {text('delete.action')}
        </Button>
      )}
      <Offered
        of={member}
        when={step === undefined || stillOpen[step]}
        told={<DecidedFirst member={member} step={step} />}
      >
        {(offered) =>
          STEPS.map((one) => (
            <Decide key={one} step={one} member={offered} open={step === one} onClose={() => setStep(undefined)} />
          ))
        }
      </Offered>
    </Box>
  );
}

/** Who made the decision that stands, where it is known. */
function DecidedFirst({ member, step = 'disable' }: { member: MemberPage; step: Step | undefined }) {
  const translate = useTranslate();
  const { disabled, fictional } = member.decisions;
  const made = { disable: disabled, mark: fictional }[step as string] ?? null;
  const what = translate(`resources.members.decide.${step}.done`).replace(/[.]$/, '');
  return <First by={made?.by?.name} at={made?.at} what={what} />;
}

interface DecideProps {
  step: Step;
  member: MemberPage;
  open: boolean;
  onClose: () => void;
}

function Decide({ step, member, open, onClose }: DecideProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const { id, conversations, credits } = member;
  const name = member.name ?? translate('resources.members.erased');
  const text = (key: string, options?: object) =>
    translate(`resources.members.decide.${step}.${key}`, { name, ...options });
  const act: Record<Step, (reason: string) => Promise<unknown>> = {
    disable: async (reason) =>
      refuseUnchanged(await dataOf(api.POST('/api/admin/members/disable', { body: { ids: [id], reason } }))),
    enable: async (reason) =>
      refuseUnchanged(await dataOf(api.POST('/api/admin/members/enable', { body: { ids: [id], reason } }))),
    mark: (reason) =>
      api.POST('/api/admin/members/{id}/mark-fictional', { params: { path: { id } }, body: { reason } }),
    unmark: (reason) =>
      api.POST('/api/admin/members/{id}/unmark-fictional', { params: { path: { id } }, body: { reason } }),
    send_data: (reason) =>
      api.POST('/api/admin/members/{id}/send-own-data', { params: { path: { id } }, body: { reason } }),
    delete: (reason) =>
      api.POST('/api/admin/members/{id}/delete-on-request', { params: { path: { id } }, body: { reason } }),
  };
  /** Their reason was told to nobody: a colleague's stands. */
  const refuseUnchanged = (outcomes: AccountOutcomes) => {
    if (outcomeOf(outcomes).changed === 0) throw new Error(translate('errors.staff_unchanged'));
  };
  const counts: Record<string, object> = {
    hidden: { smart_count: conversations, count: formats.number(conversations) },
    warned: { smart_count: conversations, count: formats.number(conversations) },
    credits: { smart_count: credits, count: formats.number(credits) },
  };
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text('title')}
      confirm={text('action')}
      danger={step === 'disable' || step === 'delete'}
      effects={EFFECTS[step].map((effect) => text(`effect.${effect}`, counts[effect]))}
      help={text('help')}
      intent={useIntent<string>(act[step], text('done'))}
    />
  );
}
