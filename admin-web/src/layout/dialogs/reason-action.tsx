import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { DecisionDialog, type DecisionDialogProps } from './decision-dialog';

interface ReasonActionProps extends Omit<DecisionDialogProps, 'open' | 'onClose'> {
  /** What the button says, where that is not `action`. */
  action?: string;
  button?: ButtonProps;
}

/** A button and what it asks first. */
export function ReasonAction({ action, button, ...dialog }: ReasonActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" {...button} onClick={() => setOpen(true)}>
        {action ?? dialog.text('action')}
      </Button>
      <DecisionDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
