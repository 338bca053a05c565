import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../../kernel/index.js';
import { mailingOf, wantNotification } from '../../../../members/accounts/index.js';
import { savedSearchesOf, saveSearch, turnSearchMail } from '../saved-searches.js';
import type { SavedSearchDto } from '../saved-searches.dto.js';
import { SealedSearches } from '../sealed-searches.js';

export class SaveSearch extends Command<{ search: string }> {
  constructor(readonly input: { memberId: string; body: SavedSearchDto; key: string }) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  constructor(
    private readonly store: Store,
    private readonly sealed: SealedSearches,
  ) {}

  async execute({ input: { memberId, body, key } }: SaveSearch): Promise<{ search: string }> {
    const own = savedSearchesOf(memberId);
    const mailing = mailingOf(memberId);
    const [name, filter] = await Promise.all([
      this.sealed.name(memberId, body.name),
      this.sealed.filter(memberId, body.query),
    ]);
    const search = randomUUID();
    return this.store.transact({ actor: memberId, key, request: body, writes: [own, mailing] }, (tx) => {
      const { now } = tx;
      tx.decide(own, (state) => saveSearch(state, { search, name, filter, now }));
      if (body.weekly_mail) {
        tx.decide(own, (state) => turnSearchMail(state, { search, on: true, now }));
        wantNotification(tx, memberId, 'weekly_updates');
      }
      return { search };
    });
  }
}
