import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../../kernel/index.js';
import { deleteSearch, savedSearchesOf } from '../saved-searches.js';

export class DeleteSavedSearch extends Command<void> {
  constructor(readonly input: { memberId: string; search: string; key: string }) {
    super();
  }
}

@CommandHandler(DeleteSavedSearch)
export class DeleteSavedSearchHandler implements ICommandHandler<DeleteSavedSearch> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, search, key } }: DeleteSavedSearch): Promise<void> {
    const own = savedSearchesOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { forget: search }, writes: [own] }, (tx) => {
      tx.decide(own, (state) => deleteSearch(state, { search, now: tx.now }));
      return {};
    });
  }
}
