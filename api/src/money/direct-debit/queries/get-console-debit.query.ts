import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { blockedDetail } from '../../payment-bans/index.js';
import { Credits } from '../../credits/index.js';
import { MoneySchema, Nullable, Store, Vault } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import { debitOf, isWaiting, type Debit } from '../debit.js';
import { DebitTermsReader } from '../debit-terms.js';
import { debitNotFound } from '../debits.errors.js';
import { DebitsList } from '../debits.list.js';
import { mandateText } from '../mandate-texts.js';

const text = Nullable(Type.String());

export const ConsoleDebitDetail = Type.Object({
  ...DebitsList.item.properties,
  iban: text,
  phone: text,
  address: text,
  iban_blocked: Type.Boolean(),
  mandate: Type.Object({
    version: Type.String(),
    text: Type.Array(Type.String(), { description: 'The words that were signed' }),
    creditor_id: Type.String(),
    creditor_name: Type.String(),
  }),
  pay_back: Type.Array(Type.Object({ refund_id: Type.String(), amount: MoneySchema, done: Type.Boolean() }), {
    description: 'What refunds gave back of it, or are to',
  }),
  credits_left: Type.Integer({ description: 'Still in the wallet of what was bought with it' }),
  credits: Type.Integer(),
  actions: Type.Array(Type.Enum(['return', 'confirm_transfer'])),
});
export type ConsoleDebitDetail = Static<typeof ConsoleDebitDetail>;

export class GetConsoleDebit extends Query<ConsoleDebitDetail> {
  constructor(readonly paymentId: string) {
    super();
  }
}

/** The mandate as the bank may ask for it, and the possible steps for the debit (ADM-04). */
@QueryHandler(GetConsoleDebit)
export class GetConsoleDebitHandler implements IQueryHandler<GetConsoleDebit> {
  constructor(
    private readonly debits: DebitsList,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly credits: Credits,
    private readonly terms: DebitTermsReader,
  ) {}

  async execute({ paymentId }: GetConsoleDebit): Promise<ConsoleDebitDetail> {
    const debit = await this.debits.find(paymentId);
    const state = await this.store.readFresh(debitOf(paymentId));
    const { mandate, paidBack } = state;
    if (!debit || !mandate) throw debitNotFound({});
    const [[iban, phone, address], block, { order }, left] = await Promise.all([
      this.vault.openAll([mandate.iban, mandate.phone, mandate.address]),
      this.store.readFresh(blockedDetail('iban', mandate.ibanHash)),
      this.store.readFresh(paymentOf(paymentId)),
      this.credits.leftOf(mandate.memberId, paymentId),
    ]);
    const { creditorName: creditor, creditorId, text, amount, collectOn } = mandate;
    const days = mandate.noticeDays ?? this.terms.read()?.noticeDays ?? 0;
    return {
      ...debit,
      iban: iban ?? null,
      phone: phone ?? null,
      address: address ? oneLine(address) : null,
      iban_blocked: block.active,
      mandate: {
        version: text.version,
        text: mandateText(text.language, { creditor, amount: amount.amount, collectOn, days }),
        creditor_id: creditorId,
        creditor_name: creditor,
      },
      pay_back: Object.entries(paidBack).map(([refund_id, one]) => ({ refund_id, ...one })),
      credits: order?.credits ?? 0,
      credits_left: left,
      actions: actionsOf(state),
    };
  }
}

function oneLine(json: string): string {
  const { street, houseNumber, zip, city, country } = JSON.parse(json) as Record<string, string | null>;
  return `${street} ${houseNumber}, ${zip} ${city}${country ? `, ${country}` : ''}`;
}

const actionsOf = (state: Debit): ConsoleDebitDetail['actions'] => [
  ...(state.status === 'sent' ? (['return'] as const) : []),
  ...(Object.values(state.paidBack).some((one) => isWaiting(state, one)) ? (['confirm_transfer'] as const) : []),
];
