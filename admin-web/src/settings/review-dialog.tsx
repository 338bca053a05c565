import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useUnsaved } from '../layout/unsaved';
import { useIntent } from '../layout/use-intent';
import { codeOf, hasFieldErrors } from '../providers/problem';
import { ChangeLines } from './change-lines';
import { differing, linesOf } from './changes';
import { SettingsEffects } from './effect-lines';
import { effectsOf } from './effects';
import { errorsOf, ErrorSummary } from './error-summary';
import type { Changes, VersionedSettings } from './setting';
import { DraftInterests } from './use-own-interest-name';
import { dataOf, useApi } from '../providers/api-client';

interface ReviewDialogProps {
  /** What is there now; fetched anew after a refusal. */
  base: VersionedSettings;
  draft: Changes;
  /** The version that comes back. */
  restores?: number;
  onSaved: () => void;
  /** The server found something wrong at fields; told here where there are none to show it at. */
  onInvalid?: (error: Error) => void;
  onClose: () => void;
}

/** What changes, what it does, and why: nothing is saved that was not read. */
export function ReviewDialog({ base, draft, restores, onSaved, onInvalid, onClose }: ReviewDialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.settings.review.${key}`);
  const begun = restores === undefined ? '' : translate('resources.settings.restore.reason', { version: restores });
  const [reason, setReason] = useState(begun);
  const written = reason.trim() !== begun;
  useUnsaved(written);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const changes = differing(base.settings, draft);
  const lines = linesOf(base.settings, changes);
  const saving = useIntent(
    () =>
      dataOf(
        api.PUT('/api/admin/settings', {
          body: { version: base.version, reason: reason.trim(), restores: restores ?? null, changes },
        }),
      ),
    text('done'),
  );
  const save = () => {
    setMissing(!reason.trim());
    if (!reason.trim()) return input.current?.focus();
    saving.mutate(undefined, {
      onSuccess: onSaved,
      onError: (error) => {
        if (hasFieldErrors(error)) onInvalid?.(error);
      },
    });
  };
  const outdated = codeOf(saving.error) === 'settings_outdated';
  const wrong = onInvalid ? {} : errorsOf(saving.error);
  const named = outdated || Object.keys(wrong).length > 0;
  return (
    <ConfirmDialog
      open
      title={text('title')}
      confirm={text('confirm')}
      written={written}
      pending={saving.isPending}
      error={named ? null : saving.error}
      onConfirm={save}
      onClose={onClose}
    >
      {outdated && <Alert severity="warning">{text('outdated')}</Alert>}
      {Object.keys(wrong).length > 0 && <ErrorSummary errors={wrong} draft={{ ...base.settings, ...changes }} />}
      <DraftInterests value={draft.own_interests}>
        {lines.length > 0 ? <ChangeLines lines={lines} label={text('changes')} /> : <div>{text('nothing')}</div>}
      </DraftInterests>
      <SettingsEffects effects={effectsOf(base.settings, { ...base.settings, ...changes })} />
      <TextField
        inputRef={input}
        multiline
        minRows={2}
        // The dialog was opened to write this.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        required
        label={text('reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing && !reason.trim()}
        helperText={missing && !reason.trim() ? text('reason_required') : text('reason_help')}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ConfirmDialog>
  );
}
