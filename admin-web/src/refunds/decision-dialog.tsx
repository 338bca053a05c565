import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../layout/dialogs/reason-dialog';
import { useIntent } from '../layout/dialogs/use-intent';
import { useFormats } from '../layout/values/use-formats';
import { EffectLines } from './effect-lines';
import type { RefundAction, RefundDetail } from './refund';
import { useText } from '../layout/values/use-text';

interface DecisionDialogProps {
  refund: RefundDetail;
  action: RefundAction;
  onClose: () => void;
}

/** Whatever is decided about a refund: what it does, and why it is done. */
export function DecisionDialog({ refund, action, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  // The first of four eyes only proposes it.
  const name = action === 'approve' && refund.second_person ? 'propose' : action;
  const words = {
    amount: formats.money(refund.amount),
    attempt: formats.number(refund.payouts.length + 1),
  };
  const text = useText(`resources.refunds.${name}`, words);
  const deciding = useIntent<string>((reason, api) => {
    const request = { params: { path: { id: refund.id } }, body: { reason } };
    const sending = {
      approve: () => api.POST('/api/admin/refunds/{id}/approve', request),
      confirm: () => api.POST('/api/admin/refunds/{id}/confirm', request),
      withdraw: () => api.POST('/api/admin/refunds/{id}/withdraw', request),
      repeat: () => api.POST('/api/admin/refunds/{id}/repeat', request),
      refuse: () => api.POST('/api/admin/refunds/{id}/refuse', request),
    };
    return sending[action]();
  }, text('done'));
  const help = {
    approve: translate('resources.refunds.approve.reason_help'),
    confirm: translate('resources.refunds.approve.reason_help'),
    withdraw: translate('resources.staff.reason_help'),
    repeat: translate('resources.staff.reason_help'),
    refuse: translate('resources.refunds.refuse.reason_help'),
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={text('title')}
      confirm={text('confirm')}
      danger={action === 'refuse'}
      effects={
        action === 'withdraw' ? (
          [translate('resources.refunds.withdraw.effect')]
        ) : (
          <EffectLines refund={refund} decision={action === 'refuse' ? 'refuse' : 'approve'} />
        )
      }
      help={help[action]}
      intent={deciding}
      {...(action === 'refuse' && { templates: { kind: 'refund', memberId: refund.member_id } })}
      most={500}
    />
  );
}
