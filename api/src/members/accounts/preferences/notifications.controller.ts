import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Put, Store, type RequestOf } from '../../../kernel/index.js';
import { ChangePreferences } from './change-preferences.command.js';
import { mailingOf } from './mailing.js';
import type { Preference, Preferences } from './mailing.events.js';

const fields = {
  new_conversations: Type.Boolean(),
  new_messages: Type.Boolean(),
  like: Type.Boolean(),
  unread_message_reminders: Type.Boolean(),
  promotions: Type.Boolean(),
  weekly_updates: Type.Boolean(),
  news: Type.Boolean(),
  reminders: Type.Boolean(),
} satisfies Record<Preference, unknown>;
const PreferencesView = Type.Object(fields);

const showRoute = defineContract({
  summary: 'What the member wants to be told',
  access: 'member',
  reply: { 200: PreferencesView },
});

const changeRoute = defineContract({
  summary: 'Change what the member wants to be told; what is left out stays as it is',
  access: 'member',
  body: Type.Partial(Type.Object(fields), { additionalProperties: false }),
  reply: { 200: PreferencesView },
});

@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: Store,
  ) {}

  @Get('', showRoute)
  async show(@Req() { caller }: RequestOf<typeof showRoute>): Promise<Preferences> {
    return (await this.store.readFresh(mailingOf(caller.id))).preferences;
  }

  @Put('', changeRoute)
  change(@Req() { caller, key, body }: RequestOf<typeof changeRoute>): Promise<Preferences> {
    return this.commands.execute(new ChangePreferences({ memberId: caller.id, key, wanted: body }));
  }
}
