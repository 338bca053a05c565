import {
  Alert,
  Backdrop,
  Checkbox,
  CircularProgress,
  FormControlLabel,
  FormHelperText,
  keyframes,
  TextField,
  Box,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { codeOf, hasFieldErrors } from '../providers/problem';
import { ChangeLines } from './change-lines';
import { differing, linesOf } from './changes';
import { effectsOf, type Effect } from './effects';
import { errorsOf, ErrorSummary } from './error-summary';
import type { VersionedSettings } from '../providers/use-settings';
import type { Changes, SettingName } from './setting';
import { DraftInterests } from './use-own-interest-name';
import { dataOf, useApi } from '../providers/api-client';
import { useText, useFormats } from '../layout/values/words';

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

/** What costs members nothing at 0, so that a figure left out by mistake would give it away. */
const FREE = ['message_credits', 'photo_credits'] as const satisfies readonly SettingName[];

/** What changes, what it does, and why: nothing is saved that was not read. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { base, draft, onInvalid } = props;
  // What is wrong is told at its field before anybody writes why. Once it is open, it stays open.
  const [changes] = useState(() => differing(base.settings, draft));
  const api = useApi();
  const { isLoading, error } = useQuery({
    queryKey: ['settings-check', changes],
    queryFn: async () => (await api.POST('/api/admin/settings/check', { body: { changes } })).response.status,
    enabled: Object.keys(changes).length > 0,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const wrong = hasFieldErrors(error) ? error : null;
  const tell = useEffectEvent(() => wrong && onInvalid?.(wrong));
  useEffect(() => {
    if (wrong) tell();
  }, [wrong]);
  if (isLoading || (wrong && onInvalid)) return <Checking />;
  return <Review {...props} refused={wrong} />;
}

/** No second press reaches what is behind it. */
function Checking() {
  const translate = useTranslate();
  return (
    <Backdrop open invisible sx={{ zIndex: 'modal' }} role="status" aria-label={translate('ra.page.loading')}>
      <CircularProgress color="secondary" sx={{ opacity: 0, animation: `${appear} 200ms 300ms ease-out forwards` }} />
    </Backdrop>
  );
}

const appear = keyframes({ to: { opacity: 1 } });

interface ReviewProps extends ReviewDialogProps {
  /** What was wrong before it was opened, where there are no fields to tell it at. */
  refused: Error | null;
}

function Review({ base, draft, restores, onSaved, onInvalid, onClose, refused }: ReviewProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = useText('resources.settings.review');
  const begun = restores === undefined ? '' : translate('resources.settings.restore.reason', { version: restores });
  const [reason, setReason] = useState(begun);
  const written = reason.trim() !== begun;
  useUnsaved(written);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const [meant, setMeant] = useState<readonly SettingName[]>([]);
  const question = useRef<HTMLInputElement>(null);
  const changes = differing(base.settings, draft);
  const lines = linesOf(base.settings, changes);
  const free = FREE.filter((name) => changes[name] === 0);
  const unasked = free.filter((name) => !meant.includes(name));
  const saving = useIntent(
    () =>
      dataOf(
        api.PUT('/api/admin/settings', {
          body: { version: base.version, reason: reason.trim(), restores: restores ?? null, changes },
        }),
      ),
    ({ proposed }) => text(proposed ? 'proposed' : 'done'),
    ['agreements'],
  );
  const save = () => {
    setMissing(true);
    if (unasked.length > 0) return question.current?.focus();
    if (!reason.trim()) return input.current?.focus();
    saving.mutate(undefined, {
      onSuccess: onSaved,
      onError: (error) => {
        if (hasFieldErrors(error)) onInvalid?.(error);
      },
    });
  };
  const outdated = codeOf(saving.error) === 'settings_outdated';
  const wrong = onInvalid ? {} : errorsOf(saving.error ?? refused);
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
      <ErrorSummary errors={wrong} draft={{ ...base.settings, ...changes }} />
      <DraftInterests value={draft.own_interests}>
        {lines.length > 0 ? <ChangeLines lines={lines} label={text('changes')} /> : <div>{text('nothing')}</div>}
      </DraftInterests>
      <SettingsEffects effects={effectsOf(base.settings, { ...base.settings, ...changes })} />
      {free.map((name) => (
        <div key={name}>
          <FormControlLabel
            required
            control={
              <Checkbox
                checked={meant.includes(name)}
                onChange={(_, checked) =>
                  setMeant([...meant.filter((one) => one !== name), ...(checked ? [name] : [])])
                }
                slotProps={{ input: { ref: name === unasked[0] ? question : undefined } }}
              />
            }
            label={text(`free.${name}`)}
          />
          {missing && unasked.includes(name) && (
            <FormHelperText error sx={{ ml: 3.75 }}>
              {text('free.unasked')}
            </FormHelperText>
          )}
        </div>
      ))}
      <TextField
        inputRef={input}
        multiline
        minRows={2}
        // The dialog was opened to write this.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
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

function SettingsEffects({ effects }: { effects: Effect[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const sentence = ({ text, numbers = {}, money = {} }: Effect) =>
    translate(`resources.settings.effects.${text}`, {
      ...numbers,
      ...Object.fromEntries(Object.entries(money).map(([name, amount]) => [name, formats.money(amount)])),
      smart_count: numbers.count,
    });
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {effects.map((effect) => (
        <Box component="li" key={effect.text} sx={{ display: 'flex', gap: 1 }}>
          <InfoOutlined fontSize="small" aria-hidden="true" sx={{ mt: 0.25, color: 'secondary.main' }} />
          <span>{sentence(effect)}</span>
        </Box>
      ))}
    </Box>
  );
}
