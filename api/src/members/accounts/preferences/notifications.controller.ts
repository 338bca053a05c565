import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { answerOf, defineContract, Get, Post, Put, Store, type RequestOf } from '../../../kernel/index.js';
import { ChangePreferences, ChangePreferencesDto, PreferencesDto } from './change-preferences.command.js';
import { mailingOf } from './mailing.js';
import type { Preferences } from './mailing.events.js';
import { ResumeMail } from './resume-mail.command.js';

const PreferencesView = answerOf(PreferencesDto);

const showRoute = defineContract({
  summary: 'What the member wants to be told',
  access: 'member',
  reply: { 200: PreferencesView },
});

const changeRoute = defineContract({
  summary: 'Change what the member wants to be told; what is left out stays as it is',
  access: 'member',
  limit: 'preferences',
  body: ChangePreferencesDto,
  reply: { 200: PreferencesView },
});

const resumeRoute = defineContract({
  summary: 'Receive mails again after a spam mark or an unsubscription; an address that bounces has to be replaced',
  access: 'member',
  limit: 'preferences',
  key: 'required',
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

  @Post('mail', resumeRoute)
  resume(@Req() { caller, key }: RequestOf<typeof resumeRoute>): Promise<void> {
    return this.commands.execute(new ResumeMail({ memberId: caller.id, key }));
  }
}
