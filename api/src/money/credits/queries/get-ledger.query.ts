import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { SignedMoneySchema } from '../../../kernel/index.js';
import { Ledger, type Span } from '../ledger-book.js';
import { LEDGER_ACCOUNTS } from '../ledger.js';

const Balance = Type.Object({
  credits: Type.Integer({ description: 'Below zero on accounts that credits come from' }),
  money: Type.Array(SignedMoneySchema, { description: 'By currency, where the ledger knows what the credits cost' }),
});
export const LedgerPeriod = Type.Object({
  accounts: Type.Array(
    Type.Object({ account: Type.Enum([...LEDGER_ACCOUNTS]), opening: Balance, moved: Balance, closing: Balance }),
  ),
});
export type LedgerPeriod = Static<typeof LedgerPeriod>;
type Balance = Static<typeof Balance>;

export class GetLedger extends Query<LedgerPeriod> {
  constructor(readonly span: Span) {
    super();
  }
}

@QueryHandler(GetLedger)
export class GetLedgerHandler implements IQueryHandler<GetLedger> {
  constructor(private readonly ledger: Ledger) {}

  async execute({ span: { from, before } }: GetLedger): Promise<LedgerPeriod> {
    const closing = await this.ledger.balances(before);
    const opening = from && (await this.ledger.balances(from));
    return {
      accounts: LEDGER_ACCOUNTS.map((account) => {
        const first: Balance = opening?.[account] ?? { credits: 0, money: [] };
        return { account, opening: first, moved: difference(closing[account], first), closing: closing[account] };
      }),
    };
  }
}

const difference = (later: Balance, earlier: Balance): Balance => ({
  credits: later.credits - earlier.credits,
  money: later.money.map(({ amount, currency }) => ({
    amount: amount - (earlier.money.find((one) => one.currency === currency)?.amount ?? 0),
    currency,
  })),
});
