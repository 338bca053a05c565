import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Database, Id } from '../../../kernel/index.js';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../ledger.js';
import { DIFFERS } from '../projections/wallets.projection.js';

const MAX = 50;

const Account = Type.Object({
  account: Type.Enum([...LEDGER_ACCOUNTS]),
  credits: Type.Integer({ description: 'Below zero for those that credits come from' }),
});
const Debtor = Type.Object({ member_id: Id, credits: Type.Integer() });
const DifferingWallet = Type.Object({
  member_id: Id,
  balance: Type.Integer(),
  movements: Type.Integer({ description: 'What all movements of the wallet sum to' }),
  debt: Type.Integer(),
  debt_movements: Type.Integer({ description: 'What all movements of the debt sum to' }),
});
export const Books = Type.Object({
  balanced: Type.Boolean({ description: 'Whether every figure below that should be zero is' }),
  accounts: Type.Array(Account),
  sum: Type.Integer({ description: 'Of all accounts; zero' }),
  wallets: Type.Object({
    holders: Type.Integer({ description: 'Members with credits' }),
    credits: Type.Integer({ description: 'What the wallets hold, by their own balances' }),
    difference: Type.Integer({ description: "From the ledger's account `member_wallets`; zero" }),
    differing: Type.Integer({ description: 'Wallets below zero, or with movements that sum to another balance; zero' }),
  }),
  debts: Type.Object({
    debtors: Type.Integer({ description: 'Members who owe credits after a charge-back' }),
    credits: Type.Integer({ description: 'What they owe, by their own wallets' }),
    difference: Type.Integer({ description: "From the ledger's account `debt`; zero" }),
    listed: Type.Array(Debtor, { description: `The ${MAX} that owe the most` }),
  }),
  differences: Type.Array(DifferingWallet, { description: `At most ${MAX} of the differing wallets` }),
});
export type Books = Static<typeof Books>;

interface Row {
  accounts: Partial<Record<LedgerAccount, number>> | null;
  holders: number;
  credits: number;
  differing: number;
  debtors: number;
  debt: number;
  owing: Static<typeof Debtor>[] | null;
  differences: Static<typeof DifferingWallet>[] | null;
}

export class GetBooks extends Query<Books> {}

@QueryHandler(GetBooks)
export class GetBooksHandler implements IQueryHandler<GetBooks> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<Books> {
    // One statement, so that all figures come from one snapshot, however busy the site is.
    const row = await this.database.one<Row>(
      `WITH totals AS (
              SELECT count(*) FILTER (WHERE balance > 0)::bigint AS holders, coalesce(sum(balance), 0)::bigint AS credits,
                     count(*) FILTER (WHERE debt > 0)::bigint AS debtors, coalesce(sum(debt), 0)::bigint AS debt,
                     count(*) FILTER (WHERE ${DIFFERS})::bigint AS differing
                FROM read.wallets),
            listed AS (SELECT member_id, balance, moved, debt, owed FROM read.wallets
                        WHERE ${DIFFERS} ORDER BY member_id LIMIT ${MAX}),
            owing AS (SELECT member_id, debt FROM read.wallets WHERE debt > 0 ORDER BY debt DESC, member_id LIMIT ${MAX})
       SELECT (SELECT jsonb_object_agg(account, balance) FROM read.ledger_accounts) AS accounts,
              totals.*,
              (SELECT jsonb_agg(jsonb_build_object('member_id', member_id, 'credits', debt)) FROM owing) AS owing,
              (SELECT jsonb_agg(jsonb_build_object('member_id', member_id, 'balance', balance, 'movements', moved,
                                                  'debt', debt, 'debt_movements', owed))
                 FROM listed) AS differences
         FROM totals`,
    );
    return booksOf(row!);
  }
}

function booksOf({ accounts, holders, credits, debtors, debt, owing, differing, differences }: Row): Books {
  const listed = LEDGER_ACCOUNTS.map((account) => ({ account, credits: accounts?.[account] ?? 0 }));
  const sum = listed.reduce((total, account) => total + account.credits, 0);
  const difference = credits - (accounts?.member_wallets ?? 0);
  const debtDifference = debt + (accounts?.debt ?? 0);
  return {
    balanced: sum === 0 && difference === 0 && debtDifference === 0 && differing === 0,
    accounts: listed,
    sum,
    wallets: { holders, credits, difference, differing },
    debts: { debtors, credits: debt, difference: debtDifference, listed: owing ?? [] },
    differences: differences ?? [],
  };
}
