import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../../kernel/index.js';
import { mailingOf, wantNotification } from '../../../../members/accounts/index.js';
import { changeSearch, savedSearchesOf } from '../saved-searches.js';
import type { SavedSearchDto } from '../saved-searches.dto.js';
import { SealedSearches } from '../sealed-searches.js';

export class ChangeSavedSearch extends Command<void> {
  constructor(
    readonly input: {
      memberId: string;
      search: string;
      /** Only what is to change. */
      body: Partial<SavedSearchDto>;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangeSavedSearch)
export class ChangeSavedSearchHandler implements ICommandHandler<ChangeSavedSearch> {
  constructor(
    private readonly store: Store,
    private readonly sealed: SealedSearches,
  ) {}

  async execute({ input: { memberId, search, body, key } }: ChangeSavedSearch): Promise<void> {
    const own = savedSearchesOf(memberId);
    const mailing = mailingOf(memberId);
    const [name, filter] = await Promise.all([
      body.name === undefined ? undefined : this.sealed.name(memberId, body.name),
      body.query === undefined ? undefined : this.sealed.filter(memberId, body.query),
    ]);
    const command = { actor: memberId, key, request: { search, ...body }, writes: [own, mailing] };
    await this.store.transact(command, (tx) => {
      const { now } = tx;
      const mail = body.weekly_mail;
      tx.decide(own, (state) => changeSearch(state, { search, name, filter, mail, now }));
      if (mail) wantNotification(tx, memberId, 'weekly_updates');
      return {};
    });
  }
}
