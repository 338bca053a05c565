import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReturnsDialog } from './returns-dialog';

/** Several returns at once, out of what the bank sends. */
export function EnterReturns() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {translate('resources.direct-debits.returns.action')}
      </Button>
      {open && <ReturnsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
