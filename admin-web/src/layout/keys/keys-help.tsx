import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Key } from './key-hints';
import { screenKeys, type KeyHint } from './screen-keys';
import { useShortcuts } from './use-shortcuts';

/** `?` tells which keys work on the screen that one looks at. */
export function KeysHelp() {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [hints, setHints] = useState<readonly KeyHint[]>([]);
  useShortcuts({
    '?': () => {
      setHints([...screenKeys(), ...EVERYWHERE]);
      setOpen(true);
    },
  });
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id} variant="h2">
        {translate('console.keys_help.title')}
      </DialogTitle>
      <DialogContent>
        <Box component="dl" sx={listSx}>
          {hints.map(({ keys, text }) => (
            <Fragment key={`${keys.join()} ${text}`}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`console.hints.${text}`)}
              </Box>
            </Fragment>
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('console.keys_help.off')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="secondary" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const EVERYWHERE: readonly KeyHint[] = [
  { keys: [/mac/i.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K'], text: 'find' },
  { keys: ['?'], text: 'keys' },
];

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 0,
  mb: 2,
} as const;
