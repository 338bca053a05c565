import { Injectable } from '@nestjs/common';
import { Brackets } from 'typeorm';
import { normaliseEmail } from '../../members/accounts/index.js';
import { Database, Store } from '../../kernel/index.js';
import type { Bind } from '../../ground/lists/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { Receipts } from '../receipts/index.js';

/** The possible meanings of a search text. */
interface Sought {
  text: string;
  /** Range of ids that start with the text. */
  ids: { from: string; to: string } | null;
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
}

/** Number of members whose names are decrypted at a time. */
const PAGE = 1_000;
const MAX_FOUND = 200;
const LEAST_OF_AN_ID = 8;

/**
 * Finds payments and related records by what people who ask about a payment have at hand. E-mail addresses are looked
 * up by keyed hash. Names are sealed and have no hash, so the names of paying members are decrypted page by page and
 * compared: no table holds them in plain text, and a forgotten member is no longer found.
 */
@Injectable()
export class PaymentSearch {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly profiles: Profiles,
    private readonly receipts: Receipts,
  ) {}

  /** SQL condition for the search text `q`; undefined if `q` is not a string. */
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
    // A single letter would match about half of all members.
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

/** Without accents, in lower case, with single blanks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');

/** Matches the start of the name or of any word in it. */
const beginsLike = (name: string, wanted: string): boolean => ` ${name}`.includes(` ${wanted}`);

/** The lowest and highest id with this prefix; hyphens may be missing, as in a mandate reference. */
function idsLike(text: string): Sought['ids'] {
  const digits = text.replaceAll('-', '').toLowerCase();
  if (digits.length < LEAST_OF_AN_ID || digits.length > 32 || !/^[0-9a-f]+$/.test(digits)) return null;
  const uuid = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: uuid('0'), to: uuid('f') };
}
