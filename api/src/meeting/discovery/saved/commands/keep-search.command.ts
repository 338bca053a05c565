import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsString, MaxLength, MinLength } from 'class-validator';
import { invalidInput, partial, Store, Vault, type Sealed } from '../../../../kernel/index.js';
import { mailingOf, wantNotification } from '../../../../members/accounts/index.js';
import { normaliseLine } from '../../../../members/profiles/index.js';
import { readAsked } from '../../asked-filter.js';
import { changeSearch, deleteSearch, savedSearchesOf, saveSearch, turnSearchMail } from '../saved-searches.js';

/** In UTF-16 code units, by which fields of a form are measured too. */
const MAX_NAME = 80;

export class SavedSearchDto {
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_NAME)
  name!: string;

  /** The filter as a query string, in the words of `GET /members`: `gender=female&min_age=30`; empty: everyone. */
  @IsString()
  @MaxLength(300)
  query!: string;

  /** Whether the weekly mail names people who are new in it; switching it on turns the weekly mail on too. */
  @IsBoolean()
  weekly_mail!: boolean;
}

/** What is left out stays as it is. */
export const ChangeSavedSearchDto = partial(SavedSearchDto);

/** What a saved search is called and what it asks for, sealed with its member's key. */
@Injectable()
export class SealedSearches {
  constructor(private readonly vault: Vault) {}

  name(memberId: string, text: string): Promise<Sealed> {
    const name = normaliseLine(text);
    if (!name) throw invalidInput([{ field: 'name', code: 'required' }]);
    return this.vault.seal(memberId, name);
  }

  filter(memberId: string, query: string): Promise<Sealed> {
    return this.vault.seal(memberId, JSON.stringify(readAsked(query)));
  }
}

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
    });
  }
}

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
    });
  }
}
