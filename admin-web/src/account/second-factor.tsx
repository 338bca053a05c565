import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { RecoveryCodes } from '../layout/forms/recovery-codes';
import { useIntent } from '../layout/dialogs/use-intent';
import type { Enrolment } from '../providers/auth-provider';
import type { OwnAccount } from './own-account';
import { Section } from './section';
import { dataOf, useApi } from '../providers/api-client';
import { ConfirmDialog, type ConfirmDialogProps } from '../layout/dialogs/confirm-dialog';
import { PasswordField } from '../layout/forms/password-field';
import { fieldErrorOf } from '../providers/problem';
import { useText } from '../layout/values/words';
import { PlainForm } from '../layout/page/plain-form';
import { AuthenticatorSetup } from '../layout/forms/authenticator-setup';
import { CodeField } from '../layout/forms/code-field';
import { Refusal } from '../layout/dialogs/refusal';

type Act = 'set_up' | 'renew' | 'remove';
const FEW = 3;

export function SecondFactor({ account }: { account: OwnAccount }) {
  const translate = useTranslate();
  const api = useApi();
  const [open, setOpen] = useState<Act>();
  const [begun, setBegun] = useState<{ token: string; enrolment: Enrolment }>();
  const [codes, setCodes] = useState<string[]>();
  const text = useText('account.second_factor');
  const close = () => setOpen(undefined);
  const beginning = useMutation<void, Error, string>({
    mutationFn: async (password) =>
      setBegun(await dataOf(api.POST('/api/admin/account/authenticator', { body: { password } }))),
  });
  const renewing = useIntent(async (password: string) => {
    const made = await dataOf(api.POST('/api/admin/account/recovery-codes', { body: { password } }));
    setCodes(made.recovery_codes);
  }, text('renew.done'));
  const removing = useIntent(
    (password: string) => api.POST('/api/admin/account/authenticator/remove', { body: { password } }),
    text('remove.done'),
  );
  const intents = { set_up: beginning, renew: renewing, remove: removing };
  const { second_factor: set, second_factor_required: required, recovery_codes: left } = account;
  const offered: Act[] = set ? ['renew', 'set_up', ...(required ? [] : (['remove'] as const))] : ['set_up'];

  if (begun) {
    const finish = (shown: string[]) => (setCodes(shown), setBegun(undefined));
    return (
      <Section title={text('title')}>
        <NewAuthenticator {...begun} onDone={finish} onCancel={() => setBegun(undefined)} />
      </Section>
    );
  }
  if (codes) {
    return (
      <Section title={translate('login.recovery.title')}>
        <RecoveryCodes codes={codes} />
        <Button variant="contained" onClick={() => setCodes(undefined)}>
          {text('kept')}
        </Button>
      </Section>
    );
  }
  return (
    <Section title={text('title')}>
      <Alert severity={set ? 'success' : 'warning'}>{text(set ? 'set' : 'none')}</Alert>
      {set && <Box sx={left < FEW ? { fontWeight: 600 } : {}}>{text('left', { smart_count: left })}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((act) => (
          <Button
            key={act}
            variant={set ? 'outlined' : 'contained'}
            color={act === 'remove' ? 'error' : set ? 'secondary' : 'primary'}
            onClick={() => setOpen(act)}
          >
            {text(act === 'set_up' && set ? 'set_up.again' : `${act}.action`)}
          </Button>
        ))}
      </Box>
      {offered.map((act) => (
        <PasswordDialog
          key={act}
          open={open === act}
          title={text(act === 'set_up' && set ? 'set_up.again_title' : `${act}.title`)}
          confirm={text(`${act}.confirm`)}
          danger={act === 'remove'}
          intent={intents[act]}
          onConfirm={(password) => intents[act].mutate(password, { onSuccess: close })}
          onClose={() => (intents[act].reset(), close())}
        >
          <div>{text(act === 'set_up' && set ? 'set_up.again_effect' : `${act}.effect`)}</div>
        </PasswordDialog>
      ))}
    </Section>
  );
}

interface PasswordDialogProps extends Omit<ConfirmDialogProps, 'intent' | 'onConfirm'> {
  intent: { isPending: boolean; error: Error | null };
  onConfirm: (password: string) => void;
}

/** Asks for the password again. */
function PasswordDialog({ intent, onConfirm, onClose, children, ...dialog }: PasswordDialogProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error } = intent;
  const wrong = fieldErrorOf(error, 'password');
  // The button that was pressed lost the focus while it was busy.
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return (
    <ConfirmDialog
      {...dialog}
      intent={{ ...intent, error: wrong ? null : error }}
      onConfirm={() => onConfirm(password)}
      onClose={() => (setPassword(''), onClose())}
    >
      {children}
      <PasswordField
        inputRef={input}
        // The dialog was opened to type this.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        label={translate('ra.auth.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        error={wrong !== undefined}
        helperText={wrong}
      />
    </ConfirmDialog>
  );
}

interface NewAuthenticatorProps {
  token: string;
  enrolment: Enrolment;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

function NewAuthenticator({ token, enrolment, onDone, onCancel }: NewAuthenticatorProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const confirming = useIntent(async (code: string, api) => {
    const made = await dataOf(api.POST('/api/admin/account/authenticator/confirm', { body: { token, code } }));
    onDone(made.recovery_codes);
  }, translate('account.second_factor.set_up.done'));
  const again = () => {
    input.current?.focus();
    input.current?.select();
  };
  const submit = () => {
    const code = input.current!.value.trim();
    if (code && !confirming.isPending) confirming.mutate(code, { onError: again });
    else input.current!.focus();
  };
  return (
    <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <AuthenticatorSetup enrolment={enrolment} />
      <Refusal>{confirming.error?.message}</Refusal>
      <CodeField inputRef={input} name="code" label={translate('login.code.code')} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={confirming.isPending}>
          {translate('login.enrolment.confirm')}
        </Button>
        <Button color="secondary" onClick={onCancel}>
          {translate('ra.action.cancel')}
        </Button>
      </Box>
    </PlainForm>
  );
}
