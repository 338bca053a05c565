import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';

type Missing = { email?: boolean; password?: boolean };

export function LoginForm() {
  const translate = useTranslate();
  const login = useLogin();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<Missing>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const credentials = { email: email.current!.value.trim(), password: password.current!.value };
    setMissing({ email: !credentials.email, password: !credentials.password });
    if (!credentials.email) return email.current!.focus();
    if (!credentials.password) return password.current!.focus();
    setPending(true);
    setRefusal(undefined);
    try {
      await login(credentials);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : translate('ra.auth.sign_in_error'));
      setPending(false);
      password.current?.focus();
      password.current?.select();
    }
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <div role="alert">
        {refusal && (
          <Alert severity="error" role="presentation">
            {refusal}
          </Alert>
        )}
      </div>
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
        helperText={missing.email && translate('console.login.email_required')}
        slotProps={{ htmlInput: { required: true } }}
      />
      <PasswordField inputRef={password} missing={missing.password ?? false} />
      <Button type="submit" variant="contained" size="large" loading={pending} fullWidth>
        {translate('ra.auth.sign_in')}
      </Button>
    </Box>
  );
}

function PasswordField({ inputRef, missing }: { inputRef: React.Ref<HTMLInputElement>; missing: boolean }) {
  const translate = useTranslate();
  const [visible, setVisible] = useState(false);
  const show = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate(visible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      inputRef={inputRef}
      size="medium"
      type={visible ? 'text' : 'password'}
      name="password"
      autoComplete="current-password"
      label={translate('ra.auth.password')}
      error={missing}
      helperText={missing && translate('console.login.password_required')}
      slotProps={{ input: { endAdornment: show }, htmlInput: { required: true } }}
    />
  );
}
