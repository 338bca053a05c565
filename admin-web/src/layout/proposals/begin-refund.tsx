import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { maySeeWallet } from '../values/member';
import type { Role } from '../../providers/auth-provider';
import { useShortcuts } from '../keys/use-shortcuts';
import { BeginRefundDialog } from './begin-refund-dialog';

interface BeginProps {
  memberId: string;
  paymentId: string;
}

/** Begins a refund, also by R; a colleague has to agree. */
export function BeginRefund({ memberId, paymentId }: BeginProps) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const [open, setOpen] = useState(false);
  const may = maySeeWallet(role);
  useShortcuts(may ? { r: () => setOpen(true) } : {});
  if (!may) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<CurrencyExchange />}
        aria-keyshortcuts="r"
        onClick={() => setOpen(true)}
      >
        {translate('resources.proposals.begin_refund.action')}
      </Button>
      <BeginRefundDialog memberId={memberId} paymentId={paymentId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
