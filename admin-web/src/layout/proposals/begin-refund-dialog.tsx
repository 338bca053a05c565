import { Box, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { amountOf, type AmountProblem } from '../values/amount';
import { SelectField } from '../forms/select-field';
import { LoadError } from '../page/loaded';
import { DecisionDialog } from '../dialogs/decision-dialog';
import { ToldDialog } from '../dialogs/told-dialog';
import type { Api } from '../../providers/api-client';
import { useFormats, useText } from '../values/words';
import { CHANGED, type MemberOffer } from './proposal';
import { useOffer } from './use-offer';
import { creditsFor, wholeCredits, type CreditsProblem } from './whole-credits';

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
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<Typed>();
  const [missing, setMissing] = useState(false);
  const text = useText('resources.proposals.begin_refund');

  const { data, error, refetch } = useOffer({ memberId, enabled: open });
  const purchases = (data?.purchases ?? []).filter(
    ({ payment_id }) => paymentId === undefined || payment_id === paymentId,
  );
  const purchase = purchases.find(({ payment_id }) => payment_id === chosen) ?? purchases[0];
  const credits = purchase && creditsIn(typed, purchase);
  const fits = purchase !== undefined && typeof credits === 'number';
  const part = fits && credits < purchase.left ? { payment_id: purchase.payment_id, credits } : undefined;
  const partly = useOffer({ memberId, enabled: open && part !== undefined, part });
  const quote = part ? partly.data?.purchases[0] : purchase;
  // While another number is being asked about, the last answer is about something else.
  const offer = fits && quote?.payment_id === purchase.payment_id && quote.credits === credits ? quote : undefined;

  const begin = (reason: string, api: Api) => {
    const { payment_id, credits, amount } = offer!;
    return api.POST('/api/admin/wallets/{id}/refund', {
      params: { path: { id: memberId } },
      body: { payment_id, credits, amount, reason },
    });
  };
  const close = () => {
    setChosen(undefined);
    setTyped(undefined);
    setMissing(false);
    onClose();
  };
  const wrong = (missing || typed !== undefined) && !fits && purchase ? (credits as Problem) : undefined;
  const wrongCredits = typed?.in === 'credits' ? wrong : undefined;
  const wrongAmount = typed?.in === 'amount' ? wrong : undefined;
  const most = purchase && { amount: formats.money(purchase.amount), left: formats.number(purchase.left) };
  const least = purchase && formats.money({ ...purchase.amount, amount: priceOfOne(purchase) });
  const toldOf = (problem: Problem) => {
    if (isOfAmount(problem)) return translate(AMOUNT_TEXTS[problem], { ...most, least });
    if (problem === 'too_many') return text('most', { smart_count: purchase!.left, ...most });
    return translate(`resources.proposals.credits.${problem}`);
  };
  const nameOf = ({ bought_at, bought, left }: MemberOffer['purchases'][number]) =>
    text('purchase', { day: formats.day(bought_at), bought: formats.number(bought), left: formats.number(left) });
  if (data !== undefined && purchases.length === 0)
    return (
      <ToldDialog open={open} title={text('title')} onClose={close}>
        <DialogContentText>{text('nothing')}</DialogContentText>
      </ToldDialog>
    );
  return (
    <DecisionDialog
      open={open}
      onClose={close}
      text={text}
      confirm={offer ? text('confirm', { amount: formats.money(offer.amount) }) : text('confirm_none')}
      effects={[text('second'), text('unspent'), text('told')]}
      help={translate('resources.proposals.reason_help')}
      act={begin}
      others={CHANGED}
      most={500}
      startHere={false}
      alsoWritten={typed !== undefined}
      check={() => (setMissing(!fits), offer !== undefined)}
    >
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {purchases.length > 1 && (
        <SelectField
          drawn
          label={text('which')}
          value={purchase?.payment_id ?? ''}
          options={purchases.map((one) => [one.payment_id, nameOf(one)] as const)}
          onChoose={(id) => {
            setChosen(id);
            setTyped(undefined);
          }}
        />
      )}
      {purchase && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField
            // The dialog was opened to fill it in.
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
            required
            label={translate('resources.proposals.fields.credits')}
            value={typed?.in === 'credits' ? typed.text : fits ? String(credits) : ''}
            onChange={({ target }) => setTyped({ in: 'credits', text: target.value })}
            error={wrongCredits !== undefined}
            helperText={wrongCredits ? toldOf(wrongCredits) : text('most', { smart_count: purchase.left, ...most })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
          <TextField
            label={text('amount', { currency: purchase.amount.currency })}
            value={typed?.in === 'amount' ? typed.text : offer ? formats.units(offer.amount.amount) : ''}
            onChange={({ target }) => setTyped({ in: 'amount', text: target.value })}
            // What was typed may be the price of no whole number of credits: then what they come to takes its place.
            onBlur={() => typed?.in === 'amount' && fits && setTyped({ in: 'credits', text: String(credits) })}
            error={wrongAmount !== undefined}
            helperText={
              wrongAmount ? toldOf(wrongAmount) : offer && text('comes_to', { amount: formats.money(offer.amount) })
            }
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 } }}
          />
        </Box>
      )}
    </DecisionDialog>
  );
}

type Purchase = MemberOffer['purchases'][number];
/** One of two ways to say how much: the other one follows. */
interface Typed {
  in: 'credits' | 'amount';
  text: string;
}
type Problem = CreditsProblem | AmountProblem | 'too_little' | 'too_much';
const AMOUNT_TEXTS = {
  not_an_amount: 'console.amounts.not_an_amount',
  negative: 'console.amounts.negative',
  too_precise: 'console.amounts.too_precise',
  too_little: 'resources.proposals.begin_refund.least_amount',
  too_much: 'resources.proposals.begin_refund.most_amount',
} as const;
const isOfAmount = (problem: Problem): problem is keyof typeof AMOUNT_TEXTS => problem in AMOUNT_TEXTS;

const creditsIn = (typed: Typed | undefined, { left, amount: { amount } }: Purchase): number | Problem => {
  if (typed === undefined) return left;
  if (typed.in === 'credits') return wholeCredits(typed.text, left);
  const minor = amountOf(typed.text);
  if (typeof minor === 'string') return minor;
  if (minor > amount) return 'too_much';
  return creditsFor(minor, { left, amount }) || 'too_little';
};

/** The least that can go back, in minor units. */
const priceOfOne = ({ left, amount: { amount } }: Purchase): number => Math.ceil(amount / left);
