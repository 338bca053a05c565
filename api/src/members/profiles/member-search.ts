import { Injectable } from '@nestjs/common';
import { Database, Store, Vault } from '../../kernel/index.js';
import { normaliseEmail } from '../accounts/index.js';
import { likeness, marksFor, type Marked } from './member-marks.js';
import { ADDRESS_MARKS, NAME_MARKS } from './projections/findable-members.projection.js';

export interface FoundMember {
  id: string;
  by: 'email' | Marked;
  /** 4: the whole e-mail address; 3: the same; 2: these words; 1: a word begins so. */
  likeness: 1 | 2 | 3 | 4;
}

interface Candidate {
  id: string;
  sealed: string | null;
}

interface Options {
  /** At most so many. */
  limit: number;
  /** A table with `member_id`: only members who stand in it. */
  among?: `read.${string}`;
  by?: readonly Marked[];
}

/** Rows looked at for one kind of mark, most of which other words have as well; so many of them are opened at a time. */
const MOST_LOOKED_AT = 2_000;
const OPENED = 200;

const COLUMNS = { name: ['name', NAME_MARKS], address: ['email', ADDRESS_MARKS] } as const;

/**
 * Finds members by name, e-mail address, or parts of them (ADM-08). Both are sealed: a whole address is found by its
 * keyed hash, words and beginnings of words by short keyed marks that lead to more members than are meant. Their texts
 * are opened and compared, so a member whose key is destroyed is found by nothing.
 */
@Injectable()
export class MemberSearch {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  /** The best first. */
  async find(text: string, { limit, among, by = ['name', 'address'] }: Options): Promise<FoundMember[]> {
    const email = by.includes('address') ? normaliseEmail(text) : null;
    const [holder, ...like] = await Promise.all([
      email === null ? null : this.store.holder('email', email),
      ...by.map((kind) => this.like(kind, text, limit, among)),
    ]);
    const found = new Map<string, FoundMember>();
    if (holder !== null && (!among || (await this.standsIn(among, holder))))
      found.set(holder, { id: holder, by: 'email', likeness: 4 });
    for (const one of like.flat().sort((a, b) => b.likeness - a.likeness)) {
      if (!found.has(one.id)) found.set(one.id, one);
    }
    return [...found.values()].slice(0, limit);
  }

  private async like(kind: Marked, text: string, limit: number, among: Options['among']): Promise<FoundMember[]> {
    const marks = marksFor(kind, text, (part) => this.vault.hmac('mark', part));
    const found = new Map<string, FoundMember>();
    for (const [wanted, least] of [
      [marks.whole, 2],
      [marks.beginning, 1],
    ] as const) {
      if (wanted.length === 0 || found.size >= limit) continue;
      const candidates = await this.candidates(kind, wanted, among);
      for (let from = 0; from < candidates.length && found.size < limit; from += OPENED) {
        const page = candidates.slice(from, from + OPENED);
        const texts = await this.vault.openAll(page.map(({ sealed }) => sealed));
        page.forEach(({ id }, i) => {
          const alike = texts[i] ? likeness(texts[i], text) : 0;
          if (alike >= least && alike > 0) found.set(id, { id, by: kind, likeness: alike as 1 | 2 | 3 });
        });
      }
    }
    return [...found.values()];
  }

  private candidates(kind: Marked, wanted: string[], among: Options['among']): Promise<Candidate[]> {
    const [column, marks] = COLUMNS[kind];
    return this.database.query<Candidate>(
      `SELECT m.member_id AS id, m.${column} AS sealed FROM read.findable_members m
        WHERE ${marks} @> $1::text[] ${among ? `AND EXISTS (SELECT FROM ${among} a WHERE a.member_id = m.member_id)` : ''}
        LIMIT ${MOST_LOOKED_AT}`,
      [wanted],
    );
  }

  private async standsIn(table: `read.${string}`, memberId: string): Promise<boolean> {
    return (await this.database.one(`SELECT FROM ${table} WHERE member_id = $1 LIMIT 1`, [memberId])) !== undefined;
  }
}
