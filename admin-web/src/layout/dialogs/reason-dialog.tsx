import { TextField } from '@mui/material';
import type { UseMutationResult } from '@tanstack/react-query';
import { isValidElement, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from './confirm-dialog';
import { EffectList } from './effect-list';
import { ReasonTemplates, type ReasonsFor } from './reason-templates';
import { useUnsaved } from './unsaved';

export interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  confirm: string;
  danger?: boolean;
  /** What will happen: a sentence each, or drawn. */
  effects: readonly string[] | ReactElement;
  /** Who reads the reason. */
  help: string;
  intent: UseMutationResult<unknown, Error, string>;
  /** What has to be chosen besides. */
  children?: ReactNode;
  /** False where something else is written first. */
  startHere?: boolean;
  /** Something has been typed in it besides. */
  alsoWritten?: boolean;
  /** Tells what is missing besides the reason; false: something is. */
  check?: () => boolean;
  /** Characters. */
  most?: number;
  /** Words to begin the reason with. */
  templates?: ReasonsFor;
  /** What is asked where it is no reason, and what is said when nothing was written. */
  words?: { label: string; required: string };
}

const MOST = 1_000;

/** Tells the effect of a decision and asks why. */
export function ReasonDialog({ effects, help, intent, onClose, children, ...dialog }: ReasonDialogProps) {
  const translate = useTranslate();
  const why = { label: translate('console.reason.label'), required: translate('console.reason.required') };
  const {
    startHere = true,
    most = MOST,
    words = why,
    alsoWritten = false,
    check = () => true,
    templates,
    ...rest
  } = dialog;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  // Until something is written, and no longer.
  const unsaid = missing && !reason.trim();
  const written = reason.trim() !== '' || alsoWritten;
  useUnsaved(rest.open && written);
  const input = useRef<HTMLTextAreaElement>(null);
  const close = () => {
    intent.reset();
    setReason('');
    setMissing(false);
    onClose();
  };
  const begin = (text: string) => {
    setReason(text.slice(0, most));
    input.current?.focus();
  };
  const confirm = () => {
    setMissing(!reason.trim());
    if (!check()) return;
    if (!reason.trim()) return input.current?.focus();
    intent.mutate(reason.trim(), { onSuccess: close });
  };
  return (
    <ConfirmDialog {...rest} written={written} intent={intent} onConfirm={confirm} onClose={close}>
      {isValidElement(effects) ? effects : <EffectList effects={effects} />}
      {children}
      {templates && rest.open && <ReasonTemplates {...templates} text={reason} onChange={begin} />}
      <TextField
        inputRef={input}
        multiline
        minRows={3}
        // The dialog was opened to write this.
        autoFocus={startHere} // oxlint-disable-line jsx-a11y/no-autofocus
        required
        label={words.label}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={unsaid}
        helperText={unsaid ? words.required : help}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
    </ConfirmDialog>
  );
}
