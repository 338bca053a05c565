import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Day, Id, MoneySchema, Nullable, Store } from '../../../kernel/index.js';
import { paymentOf } from '../../payments/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { debitOf, referenceOf } from '../debit.js';
import { DebitForms } from '../debit-form.js';
import { DebitTermsReader } from '../debit-terms.js';
import { MANDATE_VERSION, mandateText } from '../mandate-texts.js';
import { hasLapsed, orderIn } from '../open-order.js';
import { collectionDay } from '../target-days.js';

export const DebitView = Type.Object({
  payment_id: Id,
  status: Type.Enum(['open', 'authorised', 'lapsed']),
  amount: MoneySchema,
  credits: Type.Integer(),
  package: Type.String(),
  country: Nullable(Type.String(), { description: 'Of the member, for telephone numbers' }),
  creditor: Type.Object({ name: Type.String(), id: Type.String() }),
  collect_on: Day,
  mandate: Type.Object({
    reference: Type.String(),
    version: Type.String(),
    text: Type.Array(Type.String(), { description: 'In the member’s language, paragraph by paragraph' }),
  }),
});
export type DebitView = Static<typeof DebitView>;

export class GetDebit extends Query<DebitView> {
  constructor(readonly input: { paymentId: string; memberId: string }) {
    super();
  }
}

/** Data of the form: amount, creditor, collection day and the wording of the mandate. */
@QueryHandler(GetDebit)
export class GetDebitHandler implements IQueryHandler<GetDebit> {
  constructor(
    private readonly store: Store,
    private readonly forms: DebitForms,
    private readonly terms: DebitTermsReader,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { paymentId, memberId } }: GetDebit): Promise<DebitView> {
    const [payment, { mandate }, { country }, language] = await Promise.all([
      this.store.readFresh(paymentOf(paymentId)),
      this.store.readFresh(debitOf(paymentId)),
      this.store.readFresh(profileOf(memberId)),
      this.forms.languageOf(memberId),
    ]);
    const { amount, placedAt, credits } = orderIn(payment, memberId);
    const terms = this.terms.require();
    const { creditor, timeZone } = terms;
    const noticeDays = mandate?.noticeDays ?? terms.noticeDays;
    const now = this.clock.now();
    const collectOn = mandate?.collectOn ?? collectionDay(now, noticeDays, timeZone);
    const over = payment.status !== 'pending' || hasLapsed(placedAt, now);
    return {
      payment_id: paymentId,
      amount,
      credits,
      package: payment.order!.package,
      country,
      status: mandate ? 'authorised' : over ? 'lapsed' : 'open',
      creditor: { name: creditor.name, id: creditor.id },
      collect_on: collectOn,
      mandate: {
        reference: referenceOf(paymentId),
        version: MANDATE_VERSION,
        text: mandateText(language, { creditor: creditor.name, amount: amount.amount, collectOn, days: noticeDays }),
      },
    };
  }
}
