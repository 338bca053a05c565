import Undo from '@mui/icons-material/Undo';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ButtonKey } from '../layout/keys/key-hints';
import type { Undoable } from './photo';
import { useText } from '../layout/values/words';

/** What was decided just now, and the seconds in which the member has not been told. */
export function UndoBar({ undoable, onUndo }: { undoable: Undoable | undefined; onUndo: () => void }) {
  const text = useText('resources.photos');
  const told = undoable && [
    text(undoable.reason ? 'rejected' : 'approved', { smart_count: undoable.photos.length }),
    ...(undoable.reason ? [text(`reasons.${undoable.reason}`)] : []),
  ];
  return (
    <Box sx={placeSx}>
      <Box role="status" sx={undoable ? barSx : {}}>
        {undoable && (
          <>
            <Box>
              {told!.join(': ')}
              <Box sx={{ typography: 'body2', opacity: 0.85 }}>
                <Seconds until={undoable.ends} />
              </Box>
            </Box>
            <Button
              color="inherit"
              variant="outlined"
              startIcon={<Undo />}
              onClick={onUndo}
              aria-keyshortcuts="z"
              sx={{ ml: 'auto', gap: 1, flexShrink: 0, whiteSpace: 'nowrap', '& .MuiButton-startIcon': { mr: 0 } }}
            >
              {text('undo')}
              <ButtonKey onColor>Z</ButtonKey>
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

function Seconds({ until }: { until: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(1, Math.ceil((until - now) / 1000));
  // Read out once, not every second.
  return <span aria-hidden="true">{translate('resources.photos.seconds', { smart_count: Math.min(left, 10) })}</span>;
}

const placeSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  // On a phone what decides is at the bottom.
  top: { xs: 64, md: 'auto' },
  bottom: { md: 16 },
  left: 0,
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  px: 2,
  pointerEvents: 'none',
} as const;
const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 3 },
  minWidth: { sm: 420 },
  width: { xs: '100%', sm: 'auto' },
  px: 2,
  py: 1,
  borderRadius: '12px',
  bgcolor: '#231629',
  color: '#fff',
  boxShadow: '0 8px 24px rgb(20 8 26 / 32%)',
  pointerEvents: 'auto',
} as const;
