import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { EffectList } from '../layout/effect-list';
import { useIntent } from '../layout/use-intent';
import type { ConsoleDataProvider } from '../providers/data-provider';
import type { CaseDetail } from './case';

const MOST = 2_000;

/** Who is shut out cannot object on the site: what came by mail is written down for a second decision (PRV-03). */
export function RecordObjection({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const text = (key: string, options?: object) => translate(`resources.cases.objection.record.${key}`, options);
  const recording = useIntent((said: string) => provider.recordObjection(one.id, said), text('done'));
  const close = () => {
    recording.reset();
    setWords('');
    setMissing(false);
    setOpen(false);
  };
  const confirm = () => {
    setMissing(!words.trim());
    if (!words.trim()) return input.current?.focus();
    recording.mutate(words.trim(), { onSuccess: close });
  };
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        title={text('title', { name: one.reported.name || translate('resources.members.erased') })}
        confirm={text('confirm')}
        pending={recording.isPending}
        error={recording.error}
        onConfirm={confirm}
        onClose={close}
      >
        <EffectList effects={[text('effect.open'), text('effect.once')]} />
        <TextField
          inputRef={input}
          multiline
          minRows={4}
          // The dialog was opened to write this.
          autoFocus // eslint-disable-line jsx-a11y/no-autofocus
          required
          label={text('label')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          error={missing}
          helperText={missing ? text('required') : text('help')}
          slotProps={{ htmlInput: { maxLength: MOST } }}
        />
      </ConfirmDialog>
    </>
  );
}
