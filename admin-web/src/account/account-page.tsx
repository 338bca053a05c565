import { Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate, useAuthProvider, useGetIdentity } from 'react-admin';
import { useState, useRef } from 'react';
import { PlainForm } from '../layout/page/plain-form';
import { Loaded } from '../layout/page/loaded';
import { PageTitle } from '../layout/page/page-title';
import { SecondFactor } from './second-factor';
import { useApi, useRead } from '../providers/api-client';
import { Refusal } from '../layout/dialogs/refusal';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import type { StaffAuthProvider } from '../providers/auth-provider';
import type { OwnAccount } from './own-account';
import { Section } from './section';
import { isSecondOfTwo } from '../layout/dialogs/double-press';
import { useFormats, useText } from '../layout/values/words';
import { Small } from '../layout/values/card-heading';
import { useFirstWrong } from '../layout/forms/first-wrong';
import { PasswordField } from '../layout/forms/password-field';
import { fieldErrorOf, hasFieldErrors } from '../providers/problem';

/** One's own account: name, password, second factor, sessions. */
export function AccountPage() {
  const translate = useTranslate();
  const read = useRead(['account'], (api) => api.GET('/api/admin/account'));
  const cards = [0, 1, 2, 3].map((card) => <Skeleton key={card} variant="rounded" height={176} />);
  return (
    <ResourceContextProvider value="account">
      <PageTitle>{translate('account.title')}</PageTitle>
      <Loaded of={read} loading={<Box sx={pageSx}>{cards}</Box>}>
        {(account) => (
          <Box sx={pageSx}>
            <Box sx={columnSx}>
              <NameForm account={account} />
              <PasswordForm />
            </Box>
            <Box sx={columnSx}>
              <SecondFactor account={account} />
              <OwnSessions account={account} />
            </Box>
          </Box>
        )}
      </Loaded>
    </ResourceContextProvider>
  );
}

const pageSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
  maxWidth: 1040,
  pb: 3,
} as const;

const columnSx = { display: 'grid', gap: 2 } as const;

function NameForm({ account }: { account: OwnAccount }) {
  const translate = useTranslate();
  const api = useApi();
  const auth = useAuthProvider<StaffAuthProvider>()!;
  const { refetch } = useGetIdentity();
  const [name, setName] = useState(account.name);
  useUnsaved(name.trim() !== account.name);
  const text = useText('account.name');
  const renaming = useIntent(() => api.PUT('/api/admin/account/name', { body: { name: name.trim() } }), text('done'));
  const submit = () => {
    // The bar above shows the name too.
    if (name.trim()) renaming.mutate(undefined, { onSuccess: () => (auth.forget(), void refetch?.()) });
  };
  return (
    <Section title={text('title')}>
      <PlainForm onSubmit={submit} sx={formSx}>
        <Refusal>{renaming.error?.message}</Refusal>
        <TextField
          label={text('label')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={!name.trim()}
          helperText={name.trim() ? text('help') : translate('errors.fields.required')}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'name' } }}
        />
        <Box>
          {account.email} · {translate(`console.roles.${account.role}`)}
        </Box>
        <Button type="submit" variant="outlined" color="secondary" loading={renaming.isPending}>
          {translate('ra.action.save')}
        </Button>
      </PlainForm>
    </Section>
  );
}

const formSx = { display: 'grid', gap: 2, width: '100%', justifyItems: 'start', overflowWrap: 'anywhere' } as const;

function OwnSessions({ account: { sessions } }: { account: OwnAccount }) {
  const formats = useFormats();
  const api = useApi();
  const text = useText('account.sessions');
  const ending = useIntent(
    (id: string) => api.DELETE('/api/admin/account/sessions/{id}', { params: { path: { id } } }),
    text('ended'),
  );
  const endingOthers = useIntent(() => api.POST('/api/admin/account/sessions/end-others'), text('others_ended'));
  return (
    <Section title={text('title')}>
      <Refusal>{(ending.error ?? endingOthers.error)?.message}</Refusal>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, width: '100%', listStyle: 'none' }}>
        {sessions.map(({ id, device, opened_at, current }) => {
          const name = device ?? text('unknown');
          return (
            <Box component="li" key={id} sx={rowSx}>
              <Box sx={{ minWidth: 0 }}>
                <div>{name}</div>
                <Small>{text('since', { instant: formats.instant(opened_at) })}</Small>
              </Box>
              {current ? (
                <Typography variant="body2">{text('current')}</Typography>
              ) : (
                <Button
                  color="secondary"
                  aria-label={text('end_named', { name, instant: formats.instant(opened_at) })}
                  // The next row may have moved under it.
                  onClick={(press) => isSecondOfTwo(press) || ending.mutate(id)}
                >
                  {text('end')}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          color="secondary"
          loading={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          {text('end_others')}
        </Button>
      )}
    </Section>
  );
}

const rowSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const EMPTY = { before: '', after: '' };

function PasswordForm() {
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
