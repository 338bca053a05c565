import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Post, Put, Store, type RequestOf } from '../../kernel/index.js';
import { ChangeSettings } from './commands/change-settings.command.js';
import { CheckSettings } from './queries/check-settings.query.js';
import { GetSettingsVersion, ListSettingsChanges, SettingsChangeList } from './queries/list-settings-changes.query.js';
import { ChangeSettingsDto, CheckSettingsDto, SettingsSchema } from './settings.dto.js';
import { settingsOutdated, settingsVersionNotFound } from './settings.errors.js';
import { siteSettings, valuesOf } from './settings.js';
import { toWholeView } from './settings-view.js';

const version = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const Versioned = Type.Object({ version, settings: SettingsSchema });
const Saved = Type.Object({
  ...Versioned.properties,
  proposed: Type.Boolean({ description: 'A bound was to be raised: it waits for another admin, the rest is saved' }),
});

/** Company pages and landers in seven languages, also when an old version of them all is brought back. */
const LONGEST_CHANGE = 1024 * 1024;

const showRoute = defineContract({
  summary: 'Every setting of the operator',
  access: 'staff:admin',
  reply: { 200: Versioned },
});
const changeRoute = defineContract({
  summary: 'Change settings; what is left out stays',
  access: 'staff:admin',
  body: ChangeSettingsDto,
  longest: LONGEST_CHANGE,
  reply: { 200: Saved },
  errors: [settingsOutdated],
});
const checkRoute = defineContract({
  summary: 'Whether changes of settings could be saved: refused at the fields where they could not',
  access: 'staff:admin',
  body: CheckSettingsDto,
  longest: LONGEST_CHANGE,
});
const historyRoute = defineContract({
  summary: 'Who changed what, when and why, the newest first',
  access: 'staff:admin',
  query: Type.Object({ before: Type.Optional(version) }, { additionalProperties: false }),
  reply: { 200: SettingsChangeList },
});
const versionRoute = defineContract({
  summary: 'Every setting as it was after a change; 0: before the first',
  access: 'staff:admin',
  params: Type.Object({ version }),
  reply: { 200: Versioned },
  errors: [settingsVersionNotFound],
});

@Controller('admin/settings')
export class SettingsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly store: Store,
  ) {}

  @Get('', showRoute)
  show() {
    return this.newest();
  }

  @Put('', changeRoute)
  async change(@Req() { caller, key, body }: RequestOf<typeof changeRoute>) {
    const { changes, ...grounds } = body;
    const { proposed } = await this.commands.execute(new ChangeSettings({ staffId: caller.id, changes, grounds, key }));
    return { ...(await this.newest()), proposed };
  }

  @Post('check', checkRoute)
  check(@Req() { body }: RequestOf<typeof checkRoute>) {
    return this.queries.execute(new CheckSettings(body.changes));
  }

  @Get('history', historyRoute)
  history(@Req() { query }: RequestOf<typeof historyRoute>) {
    return this.queries.execute(new ListSettingsChanges(query.before));
  }

  @Get('history/:version', versionRoute)
  async version(@Req() { params }: RequestOf<typeof versionRoute>) {
    const values = await this.queries.execute(new GetSettingsVersion(params.version));
    return { version: params.version, settings: toWholeView(values) };
  }

  /** Reads the database, because this process's cache may be a moment old: values and version must match. */
  private async newest() {
    const state = await this.store.readFresh(siteSettings);
    return { version: state.version, settings: toWholeView(valuesOf(state)) };
  }
}
