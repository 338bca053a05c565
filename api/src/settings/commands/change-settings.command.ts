import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../kernel/index.js';
import { Settings } from '../current-settings.js';
import { changeSettings, siteSettings } from '../settings.js';
import { fromView, type SettingsView } from '../settings.schema.js';

export class ChangeSettings extends Command<void> {
  constructor(
    readonly staffId: string,
    readonly key: string,
    readonly input: Partial<SettingsView>,
  ) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ staffId, key, input }: ChangeSettings): Promise<void> {
    const command = { actor: staffActor(staffId), key, request: input, writes: [siteSettings] };
    await this.store.transact(command, (tx) => {
      tx.decide(siteSettings, (state) => changeSettings(state, fromView(input)));
      return null;
    });
    await this.settings.announceChange();
  }
}
