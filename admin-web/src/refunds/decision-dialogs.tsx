import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { ReasonDialog } from '../layout/reason-dialog';
import { useIntent } from '../layout/use-intent';
import { useFormats } from '../members/use-formats';
import { EffectLines } from './effect-lines';
import type { RefundDetail } from './refund';
import { useApi } from '../providers/api-client';

interface DialogProps {
  refund: RefundDetail;
  open: boolean;
  onClose: () => void;
}

const MOST = 500;

export function ApproveDialog(props: DialogProps) {
  const api = useApi();
  const { id, second_person } = props.refund;
  return (
    <PayDialog
      {...props}
      name={second_person ? 'propose' : 'approve'}
      pay={() => api.POST('/api/admin/refunds/{id}/approve', { params: { path: { id } } })}
    />
  );
}

/** The second of four eyes. */
export function ApproveSecondDialog(props: DialogProps) {
  const api = useApi();
  return (
    <PayDialog
      {...props}
      name="confirm"
      pay={() => api.POST('/api/admin/refunds/{id}/confirm', { params: { path: { id: props.refund.id } } })}
    />
  );
}

/** Back to where it waited for a first decision. */
export function WithdrawDialog({ refund, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.refunds.withdraw.${key}`);
  const withdrawing = useIntent(
    () => api.POST('/api/admin/refunds/{id}/withdraw', { params: { path: { id: refund.id } } }),
    text('done'),
  );
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      pending={withdrawing.isPending}
      error={withdrawing.error}
      onConfirm={() => withdrawing.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (withdrawing.reset(), onClose())}
    >
      {text('effect')}
    </ConfirmDialog>
  );
}

/** Asks the provider anew after it refused. */
export function RepeatDialog(props: DialogProps) {
  const api = useApi();
  return (
    <PayDialog
      {...props}
      name="repeat"
      pay={() => api.POST('/api/admin/refunds/{id}/repeat', { params: { path: { id: props.refund.id } } })}
    />
  );
}

interface PayDialogProps extends DialogProps {
  name: 'approve' | 'propose' | 'confirm' | 'repeat';
  pay: () => Promise<unknown>;
}

function PayDialog({ refund, open, onClose, name, pay }: PayDialogProps) {
  const translate = useTranslate();
  const amount = useFormats().money(refund.amount);
  const text = (key: string) => translate(`resources.refunds.${name}.${key}`, { amount });
  const paying = useIntent(pay, text('done'));
  return (
    <ConfirmDialog
      open={open}
      title={text('title')}
      confirm={text('confirm')}
      pending={paying.isPending}
      error={paying.error}
      onConfirm={() => paying.mutate(undefined, { onSuccess: onClose })}
      onClose={() => (paying.reset(), onClose())}
    >
      <EffectLines refund={refund} decision="approve" />
    </ConfirmDialog>
  );
}

export function RefuseDialog({ refund, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.refunds.refuse.${key}`);
  const refusing = useIntent<string>(
    (reason) => api.POST('/api/admin/refunds/{id}/refuse', { params: { path: { id: refund.id } }, body: { reason } }),
    text('done'),
  );
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text('title')}
      confirm={text('confirm')}
      danger
      effects={<EffectLines refund={refund} decision="refuse" />}
      help={text('reason_help')}
      intent={refusing}
      most={MOST}
    />
  );
}
