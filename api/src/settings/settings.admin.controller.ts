import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Put, type RequestOf } from '../kernel/index.js';
import { ChangeSettings } from './commands/change-settings.command.js';
import { Settings } from './current-settings.js';
import { SettingsSchema, toView } from './settings.schema.js';

const showRoute = defineContract({
  summary: 'Every setting of the operator',
  access: 'staff:admin',
  reply: { 200: SettingsSchema },
});

const changeRoute = defineContract({
  summary: 'Change settings; what is left out stays',
  access: 'staff:admin',
  body: Type.Partial(SettingsSchema, { additionalProperties: false }),
  reply: { 200: SettingsSchema },
});

@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
  ) {}

  @Get('', showRoute)
  show() {
    return toView(this.settings.current());
  }

  @Put('', changeRoute)
  async change(@Req() { caller, key, body }: RequestOf<typeof changeRoute>) {
    await this.commands.execute(new ChangeSettings(caller.id, key, body));
    return toView(this.settings.current());
  }
}
