import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import { partial, Store } from '../../../kernel/index.js';
import { changePreferences, mailingOf } from './mailing.js';
import type { Preferences } from './mailing.events.js';

export class PreferencesDto implements Preferences {
  @IsBoolean()
  new_conversations!: boolean;

  @IsBoolean()
  new_messages!: boolean;

  @IsBoolean()
  like!: boolean;

  @IsBoolean()
  unread_message_reminders!: boolean;

  @IsBoolean()
  promotions!: boolean;

  @IsBoolean()
  weekly_updates!: boolean;

  @IsBoolean()
  news!: boolean;

  @IsBoolean()
  reminders!: boolean;
}

/** Preferences left out stay unchanged. */
export const ChangePreferencesDto = partial(PreferencesDto);

export class ChangePreferences extends Command<Preferences> {
  constructor(readonly input: { memberId: string; key: string; wanted: Partial<Preferences> }) {
    super();
  }
}

@CommandHandler(ChangePreferences)
export class ChangePreferencesHandler implements ICommandHandler<ChangePreferences> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, key, wanted } }: ChangePreferences): Promise<Preferences> {
    const mailing = mailingOf(memberId);
    return this.store.transact({ actor: memberId, key, request: wanted, writes: [mailing] }, (tx) => {
      tx.decide(mailing, (state) => changePreferences(state, { wanted, now: tx.now }));
      return tx.state(mailing).preferences;
    });
  }
}
