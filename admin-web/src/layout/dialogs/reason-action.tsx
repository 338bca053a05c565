import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog';

interface ReasonActionProps extends Omit<ReasonDialogProps, 'open' | 'onClose'> {
  /** What the button says. */
  action: string;
  button?: ButtonProps;
}

/** A button and what it asks first. */
export function ReasonAction({ action, button, ...dialog }: ReasonActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" {...button} onClick={() => setOpen(true)}>
        {action}
      </Button>
      <ReasonDialog {...dialog} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
