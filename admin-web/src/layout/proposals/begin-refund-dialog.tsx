import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadError } from '../load-error';
import { ReasonDialog } from '../reason-dialog';
import { useIntent } from '../use-intent';
import { useFormats } from '../../members/use-formats';
import { useApi } from '../../providers/api-client';
import { CHANGED, type MemberOffer } from './proposal';
import { useOffer } from './use-offer';
import { wholeCredits } from './whole-credits';

interface BeginRefundDialogProps {
  memberId: string;
  /** The purchase it is about; without it, one of them is chosen. */
  paymentId: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Asks which unspent credits are paid back and why; the amount is what they cost, as the server reckons it. */
export function BeginRefundDialog({ memberId, paymentId, open, onClose }: BeginRefundDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [missing, setMissing] = useState(false);
  const text = (key: string, options?: object) => translate(`resources.proposals.begin_refund.${key}`, options);

  const { data, error, refetch } = useOffer({ memberId, enabled: open });
  const purchases = (data?.purchases ?? []).filter(
    ({ payment_id }) => paymentId === undefined || payment_id === paymentId,
  );
  const purchase = purchases.find(({ payment_id }) => payment_id === chosen) ?? purchases[0];
  const credits = typed === undefined ? purchase?.left : wholeCredits(typed);
  const fits = purchase !== undefined && credits !== undefined && credits <= purchase.left;
  const part = fits && credits < purchase.left ? { payment_id: purchase.payment_id, credits } : undefined;
  const partly = useOffer({ memberId, enabled: open && part !== undefined, part });
  const quote = part ? partly.data?.purchases[0] : purchase;
  // While another number is being asked about, the last answer is about something else.
  const offer = fits && quote?.payment_id === purchase.payment_id && quote.credits === credits ? quote : undefined;

  const intent = useIntent<string>(
    (reason) => {
      const { payment_id, credits, amount } = offer!;
      return api.POST('/api/admin/wallets/{id}/refund', {
        params: { path: { id: memberId } },
        body: { payment_id, credits, amount, reason },
      });
    },
    text('done'),
    CHANGED,
  );
  const close = () => {
    setChosen(undefined);
    setTyped(undefined);
    setMissing(false);
    onClose();
  };
  const nameOf = ({ bought_at, bought, left }: MemberOffer['purchases'][number]) =>
    text('purchase', { day: formats.day(bought_at), bought: formats.number(bought), left: formats.number(left) });
  const title = useId();
  if (data !== undefined && purchases.length === 0)
    return (
      <Dialog open={open} onClose={close} aria-labelledby={title} maxWidth="xs" fullWidth>
        <DialogTitle id={title} variant="h2">
          {text('title')}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{text('nothing')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={text('title')}
      confirm={offer ? text('confirm', { amount: formats.money(offer.amount) }) : text('confirm_none')}
      effects={[text('second'), text('unspent'), text('told')]}
      help={translate('resources.proposals.reason_help')}
      intent={intent}
      most={500}
      startHere={false}
      alsoWritten={typed !== undefined}
      check={() => (setMissing(!fits), offer !== undefined)}
    >
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {purchases.length > 1 && (
        <TextField
          select
          label={text('which')}
          value={purchase?.payment_id ?? ''}
          onChange={({ target }) => {
            setChosen(target.value);
            setTyped(undefined);
          }}
        >
          {purchases.map((one) => (
            <MenuItem key={one.payment_id} value={one.payment_id}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {purchase && (
        <TextField
          // The dialog was opened to fill it in.
          autoFocus // eslint-disable-line jsx-a11y/no-autofocus
          required
          label={translate('resources.proposals.fields.credits')}
          value={typed ?? String(purchase.left)}
          onChange={({ target }) => setTyped(target.value)}
          error={!fits && (missing || typed !== undefined)}
          helperText={
            offer
              ? text('comes_to', { amount: formats.money(offer.amount), left: formats.number(purchase.left) })
              : text('most', { smart_count: purchase.left, left: formats.number(purchase.left) })
          }
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      )}
    </ReasonDialog>
  );
}
