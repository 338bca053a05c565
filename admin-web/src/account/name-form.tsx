import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useAuthProvider, useGetIdentity, useTranslate } from 'react-admin';
import { Refusal } from '../layout/dialogs/refusal';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import type { StaffAuthProvider } from '../providers/auth-provider';
import type { OwnAccount } from './own-account';
import { Section } from './section';
import { useApi } from '../providers/api-client';

export function NameForm({ account }: { account: OwnAccount }) {
  const translate = useTranslate();
  const api = useApi();
  const auth = useAuthProvider<StaffAuthProvider>()!;
  const { refetch } = useGetIdentity();
  const [name, setName] = useState(account.name);
  useUnsaved(name.trim() !== account.name);
  const text = (key: string) => translate(`account.name.${key}`);
  const renaming = useIntent(() => api.PUT('/api/admin/account/name', { body: { name: name.trim() } }), text('done'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The bar above shows the name too.
    if (name.trim()) renaming.mutate(undefined, { onSuccess: () => (auth.forget(), void refetch?.()) });
  };
  return (
    <Section title={text('title')}>
      <Box component="form" noValidate onSubmit={submit} sx={formSx}>
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
      </Box>
    </Section>
  );
}

const formSx = { display: 'grid', gap: 2, width: '100%', justifyItems: 'start', overflowWrap: 'anywhere' } as const;
