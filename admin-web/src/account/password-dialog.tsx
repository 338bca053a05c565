import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { PasswordField } from '../layout/forms/password-field';
import { fieldErrorOf } from '../providers/problem';

interface PasswordDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onConfirm: (password: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the password again. */
export function PasswordDialog({ error, onConfirm, onClose, children, ...dialog }: PasswordDialogProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const wrong = fieldErrorOf(error, 'password');
  // The button that was pressed lost the focus while it was busy.
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return (
    <ConfirmDialog
      {...dialog}
      error={wrong ? null : error}
      onConfirm={() => onConfirm(password)}
      onClose={() => (setPassword(''), onClose())}
    >
      {children}
      <PasswordField
        inputRef={input}
        // The dialog was opened to type this.
        autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        label={translate('ra.auth.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        autoComplete="current-password"
        error={wrong !== undefined}
        helperText={wrong}
      />
    </ConfirmDialog>
  );
}
