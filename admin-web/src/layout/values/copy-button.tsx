import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** Browsers give pages a clipboard only over https or on this machine; elsewhere there is no button. */
export function CopyButton({ value }: { value: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  if (!('clipboard' in navigator)) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('console.copied', { autoHideDuration: 2000 });
  };
  return (
    <IconButton size="small" color="secondary" aria-label={`${translate('console.copy')}: ${value}`} onClick={copy}>
      <ContentCopy sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
