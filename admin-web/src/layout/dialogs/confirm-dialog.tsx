import { PlainForm } from '../page/plain-form';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFirstPress } from './double-press';
import { Overtaken, useOffer } from './offered';
import { useText } from '../values/words';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What the button does, in its own words. */
  confirm: string;
  danger?: boolean;
  /** Room for a page of text. */
  wide?: boolean;
  /** What it does: whether that is under way, and why it was refused. */
  intent?: { isPending: boolean; error: Error | null };
  pending?: boolean;
  error?: Error | null;
  /** Somebody has typed in it: Escape and a press beside it ask before they throw that away. */
  written?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What will happen, and what has to be filled in for it. */
  children: ReactNode;
}

export function ConfirmDialog({
  title,
  confirm,
  danger = false,
  wide = false,
  intent,
  pending = intent?.isPending ?? false,
  error = intent?.error ?? null,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { open, written = false, onConfirm, onClose } = dialog;
  const submit = () => {
    // While it closes, its button is still there.
    if (open && !pending && !late) onConfirm();
  };
  const onPress = useFirstPress(open);
  const overtaken = useOffer(open);
  // What it does itself is no colleague's.
  const late = pending ? null : overtaken;
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (pending) return;
    if (written) setAsking(true);
    else onClose();
  };
  const discard = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog
        ref={toBeRead}
        open={open}
        onClose={leave}
        onClickCapture={onPress}
        aria-labelledby={id}
        maxWidth={wide ? 'sm' : 'xs'}
        fullWidth
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <PlainForm onSubmit={submit} sx={formSx}>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {children}
            <Box role="alert" sx={{ '&:empty': { mt: -2 } }}>
              {late ? (
                <Overtaken>{late}</Overtaken>
              ) : (
                error && (
                  <Alert severity="error" role="presentation">
                    {error.message}
                  </Alert>
                )
              )}
            </Box>
          </DialogContent>
          <DialogActions disableSpacing sx={actionsSx}>
            <Button color="secondary" onClick={onClose} disabled={pending}>
              {translate('ra.action.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              loading={pending}
              disabled={!!late}
            >
              {confirm}
            </Button>
          </DialogActions>
        </PlainForm>
      </Dialog>
      {open && asking && <DiscardQuestion onDiscard={discard} onKeep={() => setAsking(false)} />}
    </>
  );
}

/**
 * A new dialog can be read by screen readers. MUI hides it from them with the page when the menu of a phone has closed in
 * the very commit that draws it: its manager of dialogs does not know the element yet, and takes it for one of the page.
 */
const toBeRead = (dialog: HTMLElement | null) => dialog?.removeAttribute('aria-hidden');

// What is in it scrolls, and the buttons stay in sight.
const formSx = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

// Where their words do not fit side by side, what is decided stands above the way back.
const actionsSx = {
  flexWrap: 'wrap-reverse',
  gap: 1,
  px: 3,
  pb: 2,
  '& > button': { flex: { xs: '1 0 auto', sm: 'none' }, maxWidth: '100%' },
} as const;

interface DiscardQuestionProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Over a dialog that would close with words in it: Escape once more, or a press beside it, goes on writing. */
function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  const title = useId();
  const told = useId();
  const text = useText('console.discard');
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
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        >
          {text('keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
