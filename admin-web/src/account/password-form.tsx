import { PlainForm } from '../layout/page/plain-form';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useFirstWrong } from '../layout/forms/first-wrong';
import { PasswordField } from '../layout/forms/password-field';
import { Refusal } from '../layout/dialogs/refusal';
import { useIntent } from '../layout/dialogs/use-intent';
import { fieldErrorOf, hasFieldErrors } from '../providers/problem';
import { Section } from './section';
import { useApi } from '../providers/api-client';
import { useText } from '../layout/values/words';

const EMPTY = { before: '', after: '' };

export function PasswordForm() {
  const api = useApi();
  const [typed, setTyped] = useState(EMPTY);
  const text = useText('account.password');
  const changing = useIntent(
    () => api.PUT('/api/admin/account/password', { body: { old_password: typed.before, new_password: typed.after } }),
    text('done'),
  );
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, changing.error);
  const submit = () => {
    if (!changing.isPending) changing.mutate(undefined, { onSuccess: () => setTyped(EMPTY) });
  };
  const wrong = fieldErrorOf(changing.error, 'old_password');
  const unfit = fieldErrorOf(changing.error, 'new_password');
  return (
    <Section title={text('title')}>
      <PlainForm ref={form} onSubmit={submit} sx={formSx}>
        <Refusal>{hasFieldErrors(changing.error) ? undefined : changing.error?.message}</Refusal>
        <PasswordField
          label={text('before')}
          value={typed.before}
          onChange={({ target }) => setTyped({ ...typed, before: target.value })}
          autoComplete="current-password"
          error={wrong !== undefined}
          helperText={wrong}
        />
        <PasswordField
          label={text('after')}
          value={typed.after}
          onChange={({ target }) => setTyped({ ...typed, after: target.value })}
          autoComplete="new-password"
          error={unfit !== undefined}
          helperText={unfit ?? text('help')}
        />
        <Button type="submit" variant="outlined" color="secondary" loading={changing.isPending}>
          {text('action')}
        </Button>
      </PlainForm>
    </Section>
  );
}

const formSx = { display: 'grid', gap: 2, width: '100%', justifyItems: 'start' } as const;
