import { PlainForm } from '../layout/page/plain-form';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocale, useTranslate } from 'react-admin';
import { Refusal } from '../layout/dialogs/refusal';
import { isLocale } from '../locales/catalogues';
import { useApi } from '../providers/api-client';
import { EntryFrame } from './entry-frame';
import { useText } from '../layout/values/words';

/** Asks for a mailed link to a new password; the answer is the same whether anybody has the address. */
export function ForgottenPage() {
  const translate = useTranslate();
  const api = useApi();
  const locale = useLocale();
  const email = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const asking = useMutation<unknown, Error, string>({
    mutationFn: (address) =>
      api.POST('/api/admin/password/forgotten', {
        body: { email: address, language: isLocale(locale) ? locale : 'nl' },
      }),
  });
  const text = useText('login.forgotten');
  const submit = () => {
    const address = email.current!.value.trim();
    setMissing(!address);
    if (!address) return email.current!.focus();
    if (!asking.isPending) asking.mutate(address);
  };
  const back = (
    <Button component={Link} to="/login" {...(asking.isSuccess ? large : { color: 'secondary' as const })}>
      {text('back')}
    </Button>
  );
  return (
    <EntryFrame title={text('title')} intro={text('intro')}>
      {asking.isSuccess ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Alert severity="success">{text('sent')}</Alert>
          {back}
        </Box>
      ) : (
        <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <Refusal>{asking.error?.message}</Refusal>
          <TextField
            inputRef={email}
            size="medium"
            type="email"
            name="email"
            autoComplete="username"
            // Nothing else is on this page.
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
            label={translate('ra.auth.email')}
            error={missing}
            helperText={missing && text('email_required')}
            slotProps={{ htmlInput: { required: true, maxLength: 254 } }}
          />
          <Button type="submit" loading={asking.isPending} {...large}>
            {text('send')}
          </Button>
          {back}
        </PlainForm>
      )}
    </EntryFrame>
  );
}

const large = { variant: 'contained', size: 'large', fullWidth: true } as const;
