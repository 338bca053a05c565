import { IsBoolean } from 'class-validator';
import { partial } from '../../../kernel/index.js';
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
