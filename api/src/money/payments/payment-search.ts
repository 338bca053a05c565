import { Injectable } from '@nestjs/common';
import { Brackets } from 'typeorm';
import { normaliseEmail } from '../../members/accounts/index.js';
import { Database, Store } from '../../kernel/index.js';
import type { Bind } from '../../ground/lists/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { Receipts } from '../receipts/index.js';

/** What the text of a search field can stand for. */
interface Sought {
  text: string;
  /** Ids that begin like it. */
  ids: { from: string; to: string } | null;
  /** Whose e-mail address or name it is. */
  members: string[];
  /** Which payment a receipt or credit note of that number is for. */
  payments: string[];
}

/** Every list of what belongs to payments has `member_id` and `payment_id` beside its own. */
interface Columns {
  /** Each a uuid whose beginning can be typed. */
  ids: readonly string[];
  /** The provider's name for it; `reference` where it is called that. */
  reference?: string;
}

/** Members at a time whose names are opened. */
const PAGE = 1_000;
const MAX_FOUND = 200;
const LEAST_OF_AN_ID = 8;

/**
 * Finds payments, and what belongs to them, by what people who ask about one have at hand. E-mail addresses by their
 * keyed hash; names are sealed and have none, so those of members who paid are opened one page at a time, and compared:
 * no table holds them in plain, and whoever is forgotten is not found.
 */
@Injectable()
export class PaymentSearch {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly profiles: Profiles,
    private readonly receipts: Receipts,
  ) {}

  /** What a list is filtered by in `q`; undefined where that is nothing that could be searched for. */
  async condition(q: unknown, bind: Bind, { ids, reference = 'reference' }: Columns): Promise<Brackets | undefined> {
    if (typeof q !== 'string') return undefined;
    const sought = await this.soughtFor(q.trim());
    return new Brackets((any) => {
      any.where(`${reference} = ${bind(sought.text)}`);
      if (sought.ids) {
        const [from, to] = [bind(sought.ids.from), bind(sought.ids.to)];
        for (const column of ids) any.orWhere(`${column} BETWEEN ${from}::uuid AND ${to}::uuid`);
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
    const wanted = plain(text);
    // A single letter begins half of all names.
    if (wanted.length < 2 || wanted.includes('@')) return [];
    const found: string[] = [];
    for (let after = LEAST; found.length < MAX_FOUND;) {
      const rows = await this.database.query<{ id: string }>(
        `SELECT DISTINCT member_id AS id FROM read.payments WHERE member_id > $1 ORDER BY 1 LIMIT ${PAGE}`,
        [after],
      );
      const names = await this.profiles.namesOf(rows.map(({ id }) => id));
      for (const [id, name] of names) if (beginsLike(plain(name), wanted)) found.push(id);
      if (rows.length < PAGE) break;
      after = rows.at(-1)!.id;
    }
    return found.slice(0, MAX_FOUND);
  }
}

const LEAST = '00000000-0000-0000-0000-000000000000';

/** Without accents, case and doubled blanks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** The whole name, or from the beginning of one of its words. */
const beginsLike = (name: string, wanted: string): boolean => ` ${name}`.includes(` ${wanted}`);

/** The first and the last id that begin with it; hyphens may be left out, as in a mandate's reference. */
function idsLike(text: string): Sought['ids'] {
  const digits = text.replaceAll('-', '').toLowerCase();
  if (digits.length < LEAST_OF_AN_ID || digits.length > 32 || !/^[0-9a-f]+$/.test(digits)) return null;
  const uuid = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: uuid('0'), to: uuid('f') };
}
