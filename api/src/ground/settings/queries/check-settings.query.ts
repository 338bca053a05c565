import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { SettingsGuards } from '../settings-guards.js';
import { changeSettings, siteSettings } from '../settings.js';
import { fromView, type SettingsView } from '../settings-view.js';

/** Whether these changes could be saved now; refused as saving them would be. */
export class CheckSettings extends Query<void> {
  constructor(readonly changes: Partial<SettingsView>) {
    super();
  }
}

@QueryHandler(CheckSettings)
export class CheckSettingsHandler implements IQueryHandler<CheckSettings> {
  constructor(
    private readonly store: Store,
    private readonly guards: SettingsGuards,
  ) {}

  async execute({ changes }: CheckSettings): Promise<void> {
    await this.guards.requireFit(changes);
    const state = await this.store.readFresh(siteSettings);
    // The event that would be stored is not.
    changeSettings(state, { changes: fromView(changes), version: null, reason: null, restores: null, at: '' });
  }
}
