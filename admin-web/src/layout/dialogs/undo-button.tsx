import { Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** In the notice that tells what was done: takes it back. */
export function UndoButton({ undo }: { undo: () => void }) {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ fontWeight: 600, textDecoration: 'underline' }}
      onClick={() => {
        undo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
