import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CodeField } from '../layout/forms/code-field';
import { Refusal } from '../layout/dialogs/refusal';
import { useEntry } from './use-entry';

/** A code of the app; or one of the recovery codes, for who has not got it at hand. */
export function CodeStep({ token, onBegin }: { token: string; onBegin: () => void }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [recovering, setRecovering] = useState(false);
  const [missing, setMissing] = useState(false);
  const { attempt, pending, refusal } = useEntry();
  const text = (key: string) => translate(`login.code.${key}`);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
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
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
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
    </Box>
  );
}
