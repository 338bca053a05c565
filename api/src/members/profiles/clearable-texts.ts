import { Injectable } from '@nestjs/common';
import { Database, Store, Vault, type Sealed } from '../../kernel/index.js';
import type { Locale } from '../../ground/settings/index.js';
import { memberOf } from '../accounts/index.js';
import { NEUTRAL_NAMES } from './neutral-names.js';
import { CLEARABLE_FIELDS, type ClearableField, type ProfileTextCleared } from './profile.events.js';
import { profileOf } from './profile.js';
import { memberNotFound } from './profiles.errors.js';
import type { ProfileRow } from './projections/profiles.projection.js';
import type { Cleared, Clearing } from './restricting.js';

/** A text as it stands, with all that clearing it takes. */
export interface ClearableText extends Clearing {
  text: string;
}

/** More than any profile has been cleared of. */
const MAX = 50;

/** What staff can clear of a profile, and what they did (ADM-02). */
@Injectable()
export class ClearableTexts {
  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly vault: Vault,
  ) {}

  /** The member's own words as they stand; none where nothing is written, or what is there was put there by the site. */
  async of(memberId: string): Promise<ClearableText[]> {
    // Before the texts, so that one written in between makes this older than it looks, and not newer.
    const [{ writings, cleared }, { language }] = await Promise.all([
      this.store.readFresh(profileOf(memberId)),
      this.store.readFresh(memberOf(memberId)),
    ]);
    const [row] = await this.database.query<Pick<ProfileRow, ClearableField>>(
      `SELECT ${CLEARABLE_FIELDS.join(', ')} FROM read.profiles WHERE member_id = $1`,
      [memberId],
    );
    if (!row) return [];
    const texts = await this.vault.openAll(CLEARABLE_FIELDS.map((field) => row[field]));
    const name = NEUTRAL_NAMES[language as Locale] ?? NEUTRAL_NAMES.en;
    const neutral = await this.vault.seal(memberId, name, { missing: memberNotFound });
    return CLEARABLE_FIELDS.flatMap((field, i) => {
      const [words, text] = [row[field], texts[i]];
      if (!words || !text || cleared[field] !== undefined) return [];
      return [
        {
          field,
          text,
          words: words as Sealed,
          instead: field === 'name' ? neutral : null,
          writings: writings[field] ?? 0,
        },
      ];
    });
  }

  /** What a decision cleared, the newest first; `id`: of the decision, or else of all. */
  async clearedBy(memberId: string, id?: string): Promise<Cleared[]> {
    const events = await this.store.history(profileOf(memberId), { limit: MAX, types: ['ProfileTextCleared'] });
    const all = (events as ProfileTextCleared[]).map(({ data: { id, field, words } }) => ({ id, field, words }));
    return id === undefined ? all : all.filter((one) => one.id === id);
  }
}
