import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import { BeginRefundDialog } from '../../layout/proposals/begin-refund-dialog';
import { maySeeWallet } from '../../layout/values/member';
import type { ActionDialogProps, MemberAction } from './action';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DecisionDialog } from '../../layout/dialogs/decision-dialog';
import { useFormats, useText } from '../../layout/values/words';
import { CHANGED } from '../../layout/proposals/proposal';
import { useOffer } from '../../layout/proposals/use-offer';
import { wholeCredits } from '../../layout/proposals/whole-credits';

/** What a colleague then has to agree to. */
export const beginRefund: MemberAction = {
  name: 'begin_refund',
  icon: CurrencyExchange,
  offered: (_member, role) => maySeeWallet(role),
  Dialog: ({ member, ...dialog }) => <BeginRefundDialog memberId={member.id} paymentId={undefined} {...dialog} />,
};

export const beginGoodwill: MemberAction = {
  name: 'begin_goodwill',
  icon: CardGiftcard,
  offered: (member, role) => maySeeWallet(role) && member.status !== 'deleted',
  Dialog: BeginGoodwill,
};

function BeginGoodwill({ member: { id }, open, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { data: offer } = useOffer({ memberId: id, enabled: open });
  const most = offer?.goodwill_limit ?? 0;
  const text = useText('resources.proposals.begin_goodwill');
  const credits = wholeCredits(typed, most);
  const fits = typeof credits === 'number';
  const wrong = (missing || typed !== '') && !fits && credits !== 'too_many' && credits;

  const close = () => {
    setTyped('');
    setMissing(false);
    onClose();
  };
  return (
    <DecisionDialog
      open={open}
      onClose={close}
      text={text}
      effects={[text('second'), text('free'), text('told')]}
      help={translate('resources.proposals.reason_help')}
      act={(reason, api) =>
        api.POST('/api/admin/wallets/{id}/goodwill', {
          params: { path: { id } },
          body: { credits: Number(credits), reason },
        })
      }
      others={CHANGED}
      most={500}
      startHere={false}
      alsoWritten={typed !== ''}
      check={() => (setMissing(!fits), fits)}
    >
      <TextField
        // The dialog was opened to fill it in.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
        required
        label={translate('resources.proposals.fields.credits')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={(missing || typed !== '') && !fits}
        helperText={
          wrong
            ? translate(`resources.proposals.credits.${wrong}`)
            : text('most', { smart_count: most, count: formats.number(most) })
        }
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </DecisionDialog>
  );
}
