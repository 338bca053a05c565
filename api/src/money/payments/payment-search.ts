import { Injectable } from '@nestjs/common';
import { Brackets } from 'typeorm';
import { normaliseEmail } from '../../members/accounts/index.js';
import { shortText, Store } from '../../kernel/index.js';
import { idsLike, type Bind, type Ids } from '../../ground/lists/index.js';
import { MemberSearch } from '../../members/profiles/index.js';
import { normaliseCode } from '../discounts/index.js';
import { Receipts } from '../receipts/index.js';

/** The possible meanings of a search text. */
interface Sought {
  text: string;
  ids: Ids | null;
  /** Ids of members with this e-mail address or name. */
  members: string[];
  /** Ids of payments that have a receipt or credit note with this number. */
  payments: string[];
}

/** Every list about payments has the columns `member_id` and `payment_id`; these are the additional ones. */
interface Columns {
  /** UUID columns that can be searched by prefix. */
  ids: readonly string[];
  /** Column with the provider's id; default `reference`. */
  reference?: string;
  /** Column with the discount code of the order, where that finds rows too. */
  code?: string;
}

const MAX_FOUND = 200;

/**
 * Finds payments and related records by what people who ask about a payment have at hand. E-mail addresses are looked
 * up by keyed hash, and names by those of their words (decision 180): no table holds them in plain text, and a
 * forgotten member is no longer found.
 */
@Injectable()
export class PaymentSearch {
  constructor(
    private readonly store: Store,
    private readonly members: MemberSearch,
    private readonly receipts: Receipts,
  ) {}

  /** SQL condition for the search text `q`; undefined if `q` is not a string. */
  async condition(
    q: unknown,
    bind: Bind,
    { ids, reference = 'reference', code }: Columns,
  ): Promise<Brackets | undefined> {
    if (typeof q !== 'string') return undefined;
    const sought = await this.soughtFor(shortText(q));
    const discount = code === undefined ? null : normaliseCode(sought.text);
    return new Brackets((any) => {
      any.where(`${reference} = ${bind(sought.text)}`);
      if (discount !== null) any.orWhere(`${code} = ${bind(discount)}`);
      if (sought.ids) {
        const [from, to] = [bind(sought.ids.from), bind(sought.ids.to)];
        const tail = bind(sought.ids.tail);
        for (const column of ids) {
          any.orWhere(`${column} BETWEEN ${from}::uuid AND ${to}::uuid`);
          // A member has a name, and no reference.
          if (column !== 'member_id') any.orWhere(`right(${column}::text, 8) = ${tail}`);
        }
      }
      if (sought.members.length > 0) any.orWhere(`member_id = ANY (${bind(sought.members)}::uuid[])`);
      if (sought.payments.length > 0) any.orWhere(`payment_id = ANY (${bind(sought.payments)}::uuid[])`);
    });
  }

  private async soughtFor(text: string): Promise<Sought> {
    const ids = idsLike(text);
    const [holder, named, document] = await Promise.all([
      this.holderOf(text),
      ids ? [] : this.named(text),
      this.receipts.paymentOf(text.toUpperCase()),
    ]);
    return { text, ids, members: [...(holder ? [holder] : []), ...named], payments: document ? [document] : [] };
  }

  private async holderOf(text: string): Promise<string | undefined> {
    const email = normaliseEmail(text);
    return (email && (await this.store.holder('email', email))) || undefined;
  }

  private async named(text: string): Promise<string[]> {
    const found = await this.members.find(text, { limit: MAX_FOUND, among: 'read.payments', by: ['name'] });
    return found.map(({ id }) => id);
  }
}
