import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useTranslate } from 'react-admin';
import { PasswordField } from '../layout/forms/password-field';
import { Refusal } from '../layout/dialogs/refusal';
import type { LoginReply } from '../providers/auth-provider';
import { useEntry } from './use-entry';

type Missing = { email?: boolean; password?: boolean };

export function PasswordStep({ onStep }: { onStep: (next: LoginReply) => void }) {
  const translate = useTranslate();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const { attempt, pending, refusal } = useEntry();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Refusal>{refusal}</Refusal>
      <TextField
        inputRef={email}
        size="medium"
        type="email"
        name="email"
        autoComplete="username"
        // Nothing else is on this page.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
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
    </Box>
  );
}
