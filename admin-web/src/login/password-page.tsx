import { PlainForm } from '../layout/page/plain-form';
import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useFirstWrong } from '../layout/forms/first-wrong';
import { PasswordField } from '../layout/forms/password-field';
import { Refusal } from '../layout/dialogs/refusal';
import { fieldErrorOf, hasFieldErrors } from '../providers/problem';
import { EntryFrame } from './entry-frame';
import { useApi } from '../providers/api-client';
import { useText } from '../layout/values/words';

/** Where the link in the mail leads: a first or new password. */
export function PasswordPage() {
  const translate = useTranslate();
  const api = useApi();
  const [params] = useSearchParams();
  const [password, setPassword] = useState('');
  const setting = useMutation<unknown, Error>({
    mutationFn: () => api.POST('/api/admin/password', { body: { token: params.get('token') ?? '', password } }),
  });
  const text = useText('login.new_password');
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, setting.error);
  const submit = () => {
    if (!setting.isPending) setting.mutate();
  };
  const unfit = fieldErrorOf(setting.error, 'password');
  return (
    <EntryFrame title={text('title')} intro={text('intro')}>
      {setting.isSuccess ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="success">{text('done')}</Alert>
          <Button component={Link} to="/login" variant="contained" size="large" fullWidth>
            {text('log_in')}
          </Button>
        </Box>
      ) : (
        <PlainForm ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <Refusal>{hasFieldErrors(setting.error) ? undefined : setting.error?.message}</Refusal>
          <PasswordField
            size="medium"
            // Nothing else is on this page.
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
            label={text('label')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="new-password"
            error={unfit !== undefined}
            helperText={unfit ?? translate('account.password.help')}
          />
          <Button type="submit" variant="contained" size="large" loading={setting.isPending} fullWidth>
            {text('save')}
          </Button>
        </PlainForm>
      )}
    </EntryFrame>
  );
}
