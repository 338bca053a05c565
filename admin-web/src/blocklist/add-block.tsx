import { Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectField } from '../layout/forms/select-field';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { fieldErrorOf } from '../providers/problem';
import { KINDS, REASON_MOST, type Kind } from './block';
import { dataOf, useApi } from '../providers/api-client';
import { useText } from '../layout/values/words';

export function AddBlock() {
  const translate = useTranslate();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>('iban');
  const [value, setValue] = useState('');
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const text = useText('resources.blocklist');
  const blocking = useIntent(
    (reason: string) => dataOf(api.POST('/api/admin/blocklist', { body: { kind, value: value.trim(), reason } })),
    text('add.done'),
    [],
    {
      act: ({ id }) =>
        api.POST('/api/admin/blocklist/{id}/unblock', {
          params: { path: { id } },
          body: { reason: text('add.undone') },
        }),
      done: text('remove.done'),
    },
  );
  useShortcuts(open ? {} : { n: () => setOpen(true) });
  const close = () => {
    setOpen(false);
    setValue('');
    setTried(false);
  };
  const check = () => {
    setTried(true);
    if (!value.trim()) input.current?.focus();
    return value.trim() !== '';
  };
  const missing = tried && !value.trim();
  const wrong = missing ? translate('errors.fields.required') : fieldErrorOf(blocking.error, 'value');
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text('add.action')}
      </Button>
      <ReasonDialog
        open={open}
        onClose={close}
        title={text('add.title')}
        confirm={text('add.confirm')}
        danger
        effects={[text('add.effect'), text('add.kept'), text('add.before')]}
        help={text('add.help')}
        intent={blocking}
        startHere={false}
        alsoWritten={value.trim() !== ''}
        check={check}
        most={REASON_MOST}
      >
        <SelectField
          label={text('fields.kind')}
          value={kind}
          options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
          onChoose={setKind}
        />
        <TextField
          required
          inputRef={input}
          // The dialog was opened to write this.
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
          label={text(`add.value.${kind}`)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          error={!!wrong}
          helperText={wrong ?? text(`add.example.${kind}`)}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off', spellCheck: false } }}
        />
      </ReasonDialog>
    </>
  );
}
