import Check from '@mui/icons-material/Check';
import { Box, Button, Card } from '@mui/material';
import { type RejectionReason, REASONS } from '../layout/dialogs/rejection-reasons';
import { visuallyHidden } from '../layout/values/visually-hidden';
import { ButtonKey } from '../layout/keys/key-hints';
import { useText } from '../layout/values/words';
import { Small } from '../layout/values/card-heading';

interface DecisionPanelProps {
  /** How many photos a press decides. */
  count: number;
  /** They have been seen; until then a press decides nothing. The buttons keep the focus meanwhile. */
  ready?: boolean;
  /** Somebody pressed before that, and is told so. */
  early?: boolean;
  /** Null approves. */
  onDecide: (reason: RejectionReason | null) => void;
  /** Opens the dialog in which the words to the owner are changed; of one photo alone. */
  onWrite?: () => void;
}

/** Every decision with its key. */
export function DecisionPanel({ count, ready = true, early = false, onDecide, onWrite }: DecisionPanelProps) {
  const text = useText('resources.photos');
  // Named as for one while none is chosen.
  const several = Math.max(1, count);
  return (
    <Card component="section" aria-label={text('decision')} sx={panelSx}>
      <Box role="status" sx={{ typography: 'body2', '&:empty': { display: 'none' } }}>
        {early && text('early')}
      </Box>
      <Button
        variant="contained"
        size="large"
        startIcon={<Check />}
        disabled={count === 0}
        aria-disabled={!ready}
        onClick={() => onDecide(null)}
        aria-keyshortcuts="a"
        sx={{ justifyContent: 'start', minHeight: 44 }}
      >
        {text('approve', { smart_count: several })}
        <ButtonKey onColor>A</ButtonKey>
      </Button>
      <Small component="p" sx={whySx}>
        {text('reject', { smart_count: several })}
      </Small>
      <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' } }}>
        {REASONS.map((reason, i) => (
          <Button
            key={reason}
            variant="outlined"
            color="error"
            disabled={count === 0}
            aria-disabled={!ready}
            onClick={() => onDecide(reason)}
            aria-keyshortcuts={`${i + 1}`}
            sx={{
              justifyContent: 'start',
              textAlign: 'start',
              lineHeight: 1.15,
              px: { xs: 1, md: 2 },
              minHeight: { xs: 44, md: 36 },
            }}
          >
            {text(`reasons.${reason}`)}
            <ButtonKey>{`${i + 1}`}</ButtonKey>
          </Button>
        ))}
        {onWrite && (
          <Button
            color="secondary"
            aria-disabled={!ready}
            onClick={onWrite}
            aria-keyshortcuts="e"
            sx={{ justifyContent: 'start', textAlign: 'start', px: { xs: 1, md: 2 }, lineHeight: 1.15 }}
          >
            {text('words.action')}
            <ButtonKey>E</ButtonKey>
          </Button>
        )}
      </Box>
    </Card>
  );
}

// On a phone the photo needs the room; it is read out all the same.
const whySx = { mt: 0.5, '@media (max-width: 899.95px)': visuallyHidden } as const;
const panelSx = {
  p: { xs: 1, md: 2 },
  display: 'grid',
  gap: { xs: 0.5, md: 1 },
  boxShadow: { xs: 4, md: 'none' },
} as const;
