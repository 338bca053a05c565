import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCopy } from './use-copy';

export function CopyButton({ value }: { value: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  if (!copy) return null;
  const label = `${translate('console.copy')}: ${value}`;
  return (
    <IconButton size="small" color="secondary" aria-label={label} onClick={() => void copy(value)}>
      <ContentCopy sx={{ fontSize: 16 }} />
    </IconButton>
  );
}

/** An e-mail address is broken after its @ where it does not fit. */
export function Address({ of }: { of: string }) {
  const at = of.indexOf('@') + 1;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}
