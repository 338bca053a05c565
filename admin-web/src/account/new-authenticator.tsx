import { PlainForm } from '../layout/page/plain-form';
import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { AuthenticatorSetup } from '../layout/forms/authenticator-setup';
import { CodeField } from '../layout/forms/code-field';
import { Refusal } from '../layout/dialogs/refusal';
import { useIntent } from '../layout/dialogs/use-intent';
import type { Enrolment } from '../providers/auth-provider';
import { dataOf } from '../providers/api-client';

interface NewAuthenticatorProps {
  token: string;
  enrolment: Enrolment;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

export function NewAuthenticator({ token, enrolment, onDone, onCancel }: NewAuthenticatorProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const confirming = useIntent(
    async (code: string, api) =>
      onDone(
        await dataOf(api.POST('/api/admin/account/authenticator/confirm', { body: { token, code } })).then(
          ({ recovery_codes }) => recovery_codes,
        ),
      ),
    translate('account.second_factor.set_up.done'),
  );
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
