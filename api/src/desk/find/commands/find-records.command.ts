import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, MoneySchema, Nullable, staffActor, Clock, Store, type Staff } from '../../../kernel/index.js';
import type { Found } from '../../../ground/lists/index.js';
import type { Opening } from '../../audit/index.js';
import { CaseFinder } from '../../cases/index.js';
import { ComplaintFinder } from '../../complaints/index.js';
import { MemberFinder } from '../../member-desk/index.js';
import { ChargebackFinder } from '../../../money/chargebacks/index.js';
import { DebitFinder } from '../../../money/direct-debit/index.js';
import { DiscountFinder } from '../../../money/discounts/index.js';
import { PaymentFinder } from '../../../money/payments/index.js';
import { ProposalFinder } from '../../../money/proposals/index.js';
import { RefundFinder } from '../../../money/refunds/index.js';
import { findingsOf } from '../finding.js';
import { FOUND_KINDS, type FoundKind, type SoughtBy } from '../finding.events.js';
import { recognise, type Sought } from '../recognise.js';

const FoundRecord = Type.Object({
  kind: Type.Enum([...FOUND_KINDS]),
  id: Type.String(),
  exact: Type.Boolean({ description: 'What was typed belongs to this one alone' }),
  title: Nullable(Type.String(), { description: 'A name, number or code' }),
  detail: Nullable(Type.String(), { description: 'An e-mail address, a reference, a kind' }),
  status: Nullable(Type.String()),
  amount: Nullable(MoneySchema),
  at: Nullable(Instant),
});
type FoundRecord = Static<typeof FoundRecord>;

export const FoundRecords = Type.Object({
  records: Type.Array(FoundRecord, { description: 'The exact ones first, at most six of a kind' }),
});
export type FoundRecords = Static<typeof FoundRecords>;

export class FindRecords extends Command<FoundRecords> {
  constructor(readonly input: { caller: Pick<Staff, 'id' | 'role'>; q: string; from: Opening }) {
    super();
  }
}

/** Who may open the records of a kind (ADM-05); admins all of them. */
const ROLES: Readonly<Record<FoundKind, readonly Staff['role'][]>> = {
  member: ['moderator', 'finance'],
  payment: ['finance'],
  refund: ['finance'],
  proposal: ['finance'],
  chargeback: ['finance'],
  direct_debit: ['finance'],
  discount: ['finance'],
  case: ['moderator'],
  complaint: ['moderator', 'finance'],
};

/**
 * Looks up what was typed among all kinds of records that the role may open, side by side, each by its indexes. What is
 * found is recorded before it is shown, without what was typed; the same records are recorded once an hour (ADM-08).
 */
@CommandHandler(FindRecords)
export class FindRecordsHandler implements ICommandHandler<FindRecords> {
  private readonly lookUps: Readonly<
    Record<FoundKind, (sought: Sought, caller: Pick<Staff, 'id' | 'role'>) => Found[] | Promise<Found[]>>
  >;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    members: MemberFinder,
    payments: PaymentFinder,
    refunds: RefundFinder,
    proposals: ProposalFinder,
    chargebacks: ChargebackFinder,
    debits: DebitFinder,
    discounts: DiscountFinder,
    cases: CaseFinder,
    complaints: ComplaintFinder,
  ) {
    this.lookUps = {
      member: ({ ids, person }) => (person === null ? [] : members.find({ ids, text: person })),
      payment: (sought) => (ofMoney(sought) ? payments.find(toPayment(sought)) : []),
      refund: (sought) => (ofMoney(sought) ? refunds.find(toPayment(sought)) : []),
      proposal: ({ ids }) => (ids ? proposals.find(ids) : []),
      chargeback: ({ ids, reference, amount }) =>
        ids || reference || amount !== null ? chargebacks.find({ ids, text: reference ?? '', amount }) : [],
      direct_debit: ({ ids, iban, lastFour, amount }) =>
        ids || iban || lastFour || amount !== null ? debits.find({ ids, iban, lastFour, amount }) : [],
      discount: ({ discount }) => (discount === null ? [] : discounts.find(discount)),
      case: ({ ids }, { id }) => (ids ? cases.find(ids, id) : []),
      complaint: ({ ids, complaint }, { role }) =>
        ids || complaint ? complaints.find({ ids, number: complaint, role }) : [],
    };
  }

  async execute({ input: { caller, q, from } }: FindRecords): Promise<FoundRecords> {
    const sought = recognise(q);
    const allowed = FOUND_KINDS.filter((kind) => caller.role === 'admin' || ROLES[kind].includes(caller.role));
    const found = await Promise.all(
      allowed.map(async (kind) => (await this.lookUps[kind](sought, caller)).map((one) => ({ kind, ...one }))),
    );
    const records = found.flat().sort((one, other) => Number(other.exact) - Number(one.exact));
    if (records.length > 0) await this.record(caller.id, records, from);
    return { records: records.map(toView) };
  }

  private async record(
    staffId: string,
    records: readonly (Found & { kind: FoundKind; by?: SoughtBy })[],
    from: Opening,
  ) {
    const found = records.map(({ kind, id }) => ({ kind, id }));
    const soughtBy = [...new Set(records.flatMap(({ by }) => by ?? []))];
    const hour = this.clock.now().toISOString().slice(0, 13);
    const same = hash('sha256', JSON.stringify([soughtBy, found, from]), 'base64url');
    const stream = findingsOf(staffId);
    const command = {
      actor: staffActor(staffId),
      key: `find ${hour} ${same}`,
      request: { soughtBy, found, from },
      writes: [stream],
    };
    await this.store.transact(command, (tx) => {
      tx.append(stream, { type: 'RecordsFound', data: { soughtBy, found, ...from, foundAt: tx.at } });
    });
  }
}

const ofMoney = ({ ids, reference, receipt, receiptEnd, amount }: Sought): boolean =>
  [ids, reference, receipt, receiptEnd, amount].some((one) => one !== null);
const toPayment = ({ ids, reference, receipt, receiptEnd, amount }: Sought) => ({
  ids,
  text: reference ?? '',
  number: receipt,
  numberEnd: receiptEnd,
  amount,
});

const toView = ({ kind, id, exact, title, detail, status, amount, at }: Found & { kind: FoundKind }): FoundRecord => ({
  kind,
  id,
  exact,
  title: title ?? null,
  detail: detail ?? null,
  status: status ?? null,
  amount: amount ?? null,
  at: at ?? null,
});
