import { useTranslate } from 'react-admin';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../layout/values/words';
import { EffectLines } from './effect-lines';
import type { RefundAction, RefundDetail } from './refund';

interface RefundDialogProps {
  refund: RefundDetail;
  action: RefundAction;
  onClose: () => void;
}

/** Whatever is decided about a refund: what it does, and why it is done. */
export function RefundDialog({ refund, action, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  // The first of four eyes only proposes it.
  const name = action === 'approve' && refund.second_person ? 'propose' : action;
  const words = {
    amount: formats.money(refund.amount),
    attempt: formats.number(refund.payouts.length + 1),
  };
  const text = useText(`resources.refunds.${name}`, words);

  const help =
    action === 'withdraw' || action === 'repeat'
      ? 'resources.staff.reason_help'
      : `resources.refunds.${action === 'refuse' ? 'refuse' : 'approve'}.reason_help`;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={text}
      danger={action === 'refuse'}
      effects={
        action === 'withdraw' ? (
          [translate('resources.refunds.withdraw.effect')]
        ) : (
          <EffectLines refund={refund} decision={action === 'refuse' ? 'refuse' : 'approve'} />
        )
      }
      help={translate(help)}
      act={(reason, api) =>
        api.POST(`/api/admin/refunds/{id}/${action}`, { params: { path: { id: refund.id } }, body: { reason } })
      }
      {...(action === 'refuse' && { templates: { kind: 'refund', memberId: refund.member_id } })}
      most={500}
    />
  );
}
