import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Id, Store, Vault } from '../../../kernel/index.js';
import { MailPreferences } from '../../../members/accounts/index.js';
import { AskedFilter, stillAsked } from '../asked-filter.js';
import { SAVED_SEARCHES, savedSearchesOf, type KeptSearch } from './saved-searches.js';

const SavedSearch = Type.Object({
  id: Id,
  name: Type.String(),
  filter: AskedFilter,
  weekly_mail: Type.Boolean({ description: 'Whether the weekly mail names people who are new in it' }),
});
type SavedSearch = Static<typeof SavedSearch>;

export const SavedSearchList = Type.Object({
  searches: Type.Array(SavedSearch, { description: 'In the order in which they were saved' }),
  limit: Type.Integer({ description: 'As many as a member may keep' }),
});
export type SavedSearchList = Static<typeof SavedSearchList>;

/** A member's saved searches, in plain. */
@Injectable()
export class KeptSearches {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly mailPreferences: MailPreferences,
  ) {}

  async of(memberId: string): Promise<SavedSearchList> {
    const [state, { weekly_updates }] = await Promise.all([
      this.store.readFresh(savedSearchesOf(memberId)),
      this.mailPreferences.preferencesOf(memberId),
    ]);
    const searches = await Promise.all(
      state.map(async (kept): Promise<SavedSearch> => {
        const { name, filter } = await this.open(kept);
        // Who unsubscribed from the weekly mail gets none, whatever the search says.
        return { id: kept.id, name, filter, weekly_mail: kept.mailSince !== null && weekly_updates };
      }),
    );
    return { searches, limit: SAVED_SEARCHES };
  }

  /** Empty once the member is erased. */
  async open({ name, filter }: KeptSearch): Promise<{ name: string; filter: AskedFilter }> {
    const [words, parts] = await Promise.all([this.vault.open(name), this.vault.open(filter)]);
    return { name: words ?? '', filter: stillAsked(JSON.parse(parts ?? '{}') as object) };
  }
}
