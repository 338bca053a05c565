import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFirstPress } from './double-press';

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Over a dialog that would close with words in it: Escape once more, or a press beside it, goes on writing. */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const translate = useTranslate();
  const title = useId();
  const told = useId();
  const text = (key: string) => translate(`console.discard.${key}`);
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onKeep}
      onClickCapture={useFirstPress(true)}
      aria-labelledby={title}
      aria-describedby={told}
      maxWidth="xs"
    >
      <DialogTitle id={title} variant="h2">
        {text('title')}
      </DialogTitle>
      <DialogContent id={told}>{text('text')}</DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="error" onClick={onDiscard}>
          {text('discard')}
        </Button>
        <Button
          variant="contained"
          onClick={onKeep}
          // What loses nothing is the answer to a key that was pressed too fast.
          autoFocus // eslint-disable-line jsx-a11y/no-autofocus
        >
          {text('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
