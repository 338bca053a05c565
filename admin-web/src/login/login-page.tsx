import { PlainForm } from '../layout/page/plain-form';
import { useState, useRef } from 'react';
import { useTranslate, Link } from 'react-admin';
import type { LoginReply } from '../providers/auth-provider';
import { EnrolmentStep } from './enrolment-step';
import { EntryFrame } from './entry-frame';
import { Box, Button, TextField } from '@mui/material';
import { CodeField } from '../layout/forms/code-field';
import { Refusal } from '../layout/dialogs/refusal';
import { useEntry } from './use-entry';
import { PasswordField } from '../layout/forms/password-field';
import { useText } from '../layout/values/words';

type Step = LoginReply | { step: 'password' };

/** Password first; then a code, or the authenticator that is to make them. */
export function LoginPage() {
  const [step, setStep] = useState<Step>({ step: 'password' });
  const [codesShown, setCodesShown] = useState(false);
  const begin = () => setStep({ step: 'password' });
  const name = codesShown ? 'recovery' : step.step === 'done' ? 'password' : step.step;
  const text = useText(`login.${name}`);
  return (
    <EntryFrame title={text('title')} intro={text('intro')}>
      {step.step === 'code' ? (
        <CodeStep token={step.token} onBegin={begin} />
      ) : step.step === 'enrolment' ? (
        <EnrolmentStep {...step} onBegin={begin} onEnrolled={() => setCodesShown(true)} />
      ) : (
        <PasswordStep onStep={setStep} />
      )}
    </EntryFrame>
  );
}

/** A code of the app; or one of the recovery codes, for who has not got it at hand. */
function CodeStep({ token, onBegin }: { token: string; onBegin: () => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [recovering, setRecovering] = useState(false);
  const [missing, setMissing] = useState(false);
  const { attempt, pending, refusal } = useEntry();
  const text = useText('login.code');

  const submit = async () => {
    const code = input.current!.value.trim();
    setMissing(!code);
    const accepted = code !== '' && (await attempt((provider) => provider.confirm({ token, code }).then(() => true)));
    if (accepted) return;
    input.current?.focus();
    input.current?.select();
  };
  const field = {
    inputRef: input,
    size: 'medium',
    name: 'code',
    // The step before was left for it.
    autoFocus: true,
    error: missing,
  } as const;

  return (
    <PlainForm onSubmit={() => void submit()} sx={{ display: 'grid', gap: 2 }}>
      <Refusal>{refusal}</Refusal>
      {recovering ? (
        <TextField
          {...field}
          key="recovery"
          label={text('recovery_code')}
          helperText={text(missing ? 'recovery_required' : 'recovery_help')}
          slotProps={{ htmlInput: { required: true, autoComplete: 'off', autoCapitalize: 'none', maxLength: 20 } }}
        />
      ) : (
        <CodeField
          {...field}
          key="code"
          label={text('code')}
          helperText={text(missing ? 'code_required' : 'code_help')}
        />
      )}
      <Button type="submit" variant="contained" size="large" loading={pending} fullWidth>
        {translate('ra.auth.sign_in')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mx: -1 }}>
        <Button color="secondary" onClick={onBegin}>
          {text('begin_again')}
        </Button>
        <Button color="secondary" onClick={() => (setMissing(false), setRecovering(!recovering))}>
          {text(recovering ? 'use_app' : 'use_recovery')}
        </Button>
      </Box>
    </PlainForm>
  );
}

type Missing = { email?: boolean; password?: boolean };

function PasswordStep({ onStep }: { onStep: (next: LoginReply) => void }) {
  const translate = useTranslate();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const { attempt, pending, refusal } = useEntry();

  const submit = async () => {
    const credentials = { email: email.current!.value.trim(), password: password.current!.value };
    setMissing({ email: !credentials.email, password: !credentials.password });
    if (!credentials.email) return email.current!.focus();
    if (!credentials.password) return password.current!.focus();
    const accepted = await attempt(async (provider) => {
      const next = await provider.begin(credentials);
      if (next.step !== 'done') onStep(next);
      return next.step === 'done';
    });
    if (accepted) return;
    password.current?.focus();
    password.current?.select();
  };

  return (
    <PlainForm onSubmit={() => void submit()} sx={{ display: 'grid', gap: 2 }}>
      <Refusal>{refusal}</Refusal>
      <TextField
        inputRef={email}
        size="medium"
        type="email"
        name="email"
        autoComplete="username"
        // Nothing else is on this page.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        label={translate('ra.auth.email')}
        error={missing.email ?? false}
        helperText={missing.email && translate('login.password.email_required')}
        slotProps={{ htmlInput: { required: true } }}
      />
      <PasswordField
        inputRef={password}
        size="medium"
        name="password"
        autoComplete="current-password"
        label={translate('ra.auth.password')}
        error={missing.password ?? false}
        helperText={missing.password && translate('login.password.password_required')}
      />
      <Button type="submit" variant="contained" size="large" loading={pending} fullWidth>
        {translate('ra.auth.sign_in')}
      </Button>
      <Button component={Link} to="/forgot-password" color="secondary">
        {translate('login.forgotten.link')}
      </Button>
    </PlainForm>
  );
}
