import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useIntent } from '../layout/use-intent';
import type { Discount } from './discount';
import { useApi } from '../providers/api-client';

export function StopDiscount() {
  const translate = useTranslate();
  const api = useApi();
  const discount = useRecordContext<Discount>()!;
  const [open, setOpen] = useState(false);
  const { code, num_redeemed: used } = discount;
  const text = (key: string) => translate(`resources.discounts.stop.${key}`, { code, smart_count: used, count: used });
  const stopping = useIntent(
    () => api.POST('/api/admin/discounts/{code}/stop', { params: { path: { code } } }),
    text('done'),
  );
  const close = () => setOpen(false);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {text('action')}
      </Button>
      <ConfirmDialog
        open={open}
        title={text('title')}
        confirm={text('confirm')}
        danger
        pending={stopping.isPending}
        error={stopping.error}
        onConfirm={() => stopping.mutate(undefined, { onSuccess: close })}
        onClose={() => (stopping.reset(), close())}
      >
        <div>{text('effect')}</div>
        <div>{text('used')}</div>
      </ConfirmDialog>
    </>
  );
}
