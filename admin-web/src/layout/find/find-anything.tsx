import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../values/visually-hidden';
import { FindDialog } from './find-dialog';

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** In the top bar: what looks like a field opens the one that finds anything, and so does Ctrl or ⌘ with K. */
export function FindAnything() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // Over another dialog it would hide what is being decided there.
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        sx={buttonSx}
      >
        <Search fontSize="small" aria-hidden="true" />
        <Box component="span" sx={titleSx}>
          {translate('console.find.title')}
        </Box>
        <Box component="kbd" aria-hidden="true" sx={{ ...wideSx, ...keySx }}>
          {translate(`console.find.${isMac() ? 'keys_mac' : 'keys'}`)}
        </Box>
      </Button>
      {open && <FindDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const buttonSx = {
  minWidth: 44,
  minHeight: 44,
  mr: { xs: 0, md: 1 },
  gap: 1,
  fontWeight: 400,
  '@media (min-width: 900px)': { minHeight: 36, px: 1.5, border: 1, borderColor: 'currentColor' },
} as const;
// A phone, or a narrow window with its title, has room for the glass alone; its name is still said.
const titleSx = { '@media (max-width: 899.95px)': visuallyHidden } as const;
const wideSx = { display: 'none', '@media (min-width: 900px)': { display: 'inline' } } as const;
const keySx = { font: 'inherit', fontSize: '0.75rem', opacity: 0.85, ml: 2 } as const;
