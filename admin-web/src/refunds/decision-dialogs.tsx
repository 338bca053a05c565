import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
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
    <AgreeDialog
      {...props}
      name={second_person ? 'propose' : 'approve'}
      pay={(reason) => api.POST('/api/admin/refunds/{id}/approve', { params: { path: { id } }, body: { reason } })}
    />
  );
}

/** The second of four eyes. */
export function ApproveSecondDialog(props: DialogProps) {
  const api = useApi();
  const { id } = props.refund;
  return (
    <AgreeDialog
      {...props}
      name="confirm"
      pay={(reason) => api.POST('/api/admin/refunds/{id}/confirm', { params: { path: { id } }, body: { reason } })}
    />
  );
}

/** Back to where it waited for a first decision. */
export function WithdrawDialog({ refund, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.refunds.withdraw.${key}`);
  const withdrawing = useIntent<string>(
    (reason) => api.POST('/api/admin/refunds/{id}/withdraw', { params: { path: { id: refund.id } }, body: { reason } }),
    text('done'),
  );
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text('title')}
      confirm={text('confirm')}
      effects={[text('effect')]}
      help={translate('resources.staff.reason_help')}
      intent={withdrawing}
      most={MOST}
    />
  );
}

interface AgreeDialogProps extends DialogProps {
  name: 'approve' | 'propose' | 'confirm';
  pay: (reason: string) => Promise<unknown>;
}

function AgreeDialog({ refund, open, onClose, name, pay }: AgreeDialogProps) {
  const translate = useTranslate();
  const amount = useFormats().money(refund.amount);
  const text = (key: string) => translate(`resources.refunds.${name}.${key}`, { amount });
  const paying = useIntent<string>(pay, text('done'));
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text('title')}
      confirm={text('confirm')}
      effects={<EffectLines refund={refund} decision="approve" />}
      help={translate('resources.refunds.approve.reason_help')}
      intent={paying}
      most={MOST}
    />
  );
}

/** Asks the provider anew after it refused. */
export function RepeatDialog({ refund, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const api = useApi();
  const formats = useFormats();
  const amount = formats.money(refund.amount);
  const attempt = formats.number(refund.payouts.length + 1);
  const text = (key: string) => translate(`resources.refunds.repeat.${key}`, { amount, attempt });
  const repeating = useIntent<string>(
    (reason) => api.POST('/api/admin/refunds/{id}/repeat', { params: { path: { id: refund.id } }, body: { reason } }),
    text('done'),
  );
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={text('title')}
      confirm={text('confirm')}
      effects={<EffectLines refund={refund} decision="approve" />}
      help={translate('resources.staff.reason_help')}
      intent={repeating}
      most={MOST}
    />
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
      templates={{ kind: 'refund', memberId: refund.member_id }}
      most={MOST}
    />
  );
}
