import type { Translate } from '../../lib/texts';
import type { Transaction } from './api';

const NAMES = {
  grant: 'credits.kind.grant',
  goodwill: 'credits.kind.goodwill',
  purchase: 'credits.kind.purchase',
  spend: 'credits.kind.spend',
  give_back: 'credits.kind.give_back',
  refund_request: 'credits.kind.refund_request',
  refund_refused: 'credits.kind.refund_refused',
  refund: 'credits.kind.refund',
  lapse: 'credits.kind.lapse',
  charge_back: 'credits.kind.charge_back',
  charge_back_reversed: 'credits.kind.charge_back_reversed',
  debt_settled: 'credits.kind.debt_settled',
  debt_written_off: 'credits.kind.debt_written_off',
  write_off_undone: 'credits.kind.write_off_undone',
  payment_pending: 'credits.kind.payment_pending',
  payment_failed: 'credits.kind.payment_failed',
  payment_cancelled: 'credits.kind.payment_cancelled',
  payment_declined: 'credits.kind.payment_declined',
  payment_returned: 'credits.kind.payment_returned',
} as const;

/** The cause of a movement, in words. */
export const transactionName = (
  { kind, reference, gift, photo }: Transaction,
  t: Translate,
  giftText: (id: string) => string,
): string => {
  if (kind === 'grant' && reference === 'signup') return t('credits.kind.welcome');
  if (photo && kind === 'spend') return t('credits.kind.photo');
  if (photo && kind === 'give_back') return t('credits.kind.photo_back');
  if (gift === undefined) return t(NAMES[kind]);
  return kind === 'spend' ? giftText(gift) : `${t(NAMES[kind])} (${giftText(gift)})`;
};

/** To whom it went; undefined where it went to nobody. */
export const recipientOf = ({ recipient }: Transaction, t: Translate): string | undefined =>
  recipient && (recipient.name ?? t('credits.former_member'));
