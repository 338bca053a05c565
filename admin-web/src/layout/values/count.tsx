import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from './words';
import { visuallyHidden } from './visually-hidden';

/** What waits, beside the name of where it does. */
export function Count({ waiting }: { waiting: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  if (waiting === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={countSx}>
        {waiting > MOST ? `${MOST}+` : waiting}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        , {translate('console.waiting', { smart_count: waiting, count: formats.number(waiting) })}
      </Box>
    </>
  );
}

const MOST = 99;

const countSx = {
  minWidth: 22,
  px: 0.75,
  borderRadius: '11px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'body2',
  fontWeight: 600,
  textAlign: 'center',
} as const;
