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
  const deciding = useIntent<string>(
    (reason, api) =>
      api.POST(`/api/admin/refunds/{id}/${action}`, { params: { path: { id: refund.id } }, body: { reason } }),
    text('done'),
  );
  const help =
    action === 'withdraw' || action === 'repeat'
      ? 'resources.staff.reason_help'
      : `resources.refunds.${action === 'refuse' ? 'refuse' : 'approve'}.reason_help`;
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
      help={translate(help)}
      intent={deciding}
      {...(action === 'refuse' && { templates: { kind: 'refund', memberId: refund.member_id } })}
      most={500}
    />
  );
}
