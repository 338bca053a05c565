import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
import type { DebitDetail } from './debit';
import { useApi } from '../providers/api-client';

interface DialogProps {
  debit: DebitDetail;
  transfer: DebitDetail['pay_back'][number];
  open: boolean;
  onClose: () => void;
}

/** The transfer itself is made at the bank; this completes the refund. */
export function TransferDialog({ debit, transfer, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const amount = useFormats().money(transfer.amount);
  const text = (key: string) => translate(`resources.direct-debits.transfer.${key}`, { amount });
  const confirming = useIntent(
    () =>
      api.POST('/api/admin/direct-debits/{id}/transfer', {
        params: { path: { id: debit.id } },
        body: { refund_id: transfer.refund_id },
      }),
    text('done'),
  );
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      pending={confirming.isPending}
      error={confirming.error}
      onConfirm={() => confirming.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (confirming.reset(), onClose())}
    >
      <div>{text('effect')}</div>
    </ConfirmDialog>
  );
}
