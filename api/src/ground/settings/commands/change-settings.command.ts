import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { Settings } from '../current-settings.js';
import { GiftPictures } from '../gift-pictures.js';
import { LanderFiles } from '../landers/lander-files.js';
import { changeSettings, siteSettings } from '../settings.js';
import { fromView, type SettingsView } from '../settings.schema.js';

interface Grounds {
  /** The version the editor has seen; undefined for programs, which change the named values regardless. */
  version?: number;
  reason?: string;
  restores?: number | null | undefined;
}

export class ChangeSettings extends Command<{ version: number }> {
  constructor(readonly input: { staffId: string; changes: Partial<SettingsView>; grounds?: Grounds; key: string }) {
    super();
  }
}

@CommandHandler(ChangeSettings)
export class ChangeSettingsHandler implements ICommandHandler<ChangeSettings> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly pictures: GiftPictures,
    private readonly files: LanderFiles,
  ) {}

  async execute({ input: { staffId, key, changes, grounds = {} } }: ChangeSettings): Promise<{ version: number }> {
    await this.pictures.requireAll(changes.gifts ?? []);
    await this.files.requireAll(changes.landers ?? []);
    const { version = null, reason = null, restores = null } = grounds;
    const command = { actor: staffActor(staffId), key, request: { changes, grounds }, writes: [siteSettings] };
    const done = await this.store.transact(command, (tx) => {
      const at = tx.now.toISOString();
      tx.decide(siteSettings, (state) =>
        changeSettings(state, { changes: fromView(changes), version, reason: reason?.trim() ?? null, restores, at }),
      );
      return { version: tx.state(siteSettings).version };
    });
    await this.settings.announceChange();
    return done;
  }
}
