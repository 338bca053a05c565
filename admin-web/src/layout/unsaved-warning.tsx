import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before what was typed and not saved is lost: by leaving the page, or the console. */
export function UnsavedWarning({ unsaved }: { unsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('console.unsaved.title')}
      confirm={translate('console.unsaved.leave')}
      danger
      pending={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <Typography>{translate('console.unsaved.text')}</Typography>
    </ConfirmDialog>
  );
}
