import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { siteSettings, undone, valuesOf } from '../settings.js';
import { settingsVersionNotFound } from '../settings.errors.js';
import type { SettingsValues } from '../settings.values.js';

export class GetSettingsVersion extends Query<SettingsValues> {
  /** Version 0 is the state before the first change. */
  constructor(readonly version: number) {
    super();
  }
}

@QueryHandler(GetSettingsVersion)
export class GetSettingsVersionHandler implements IQueryHandler<GetSettingsVersion> {
  constructor(private readonly store: Store) {}

  async execute({ version }: GetSettingsVersion): Promise<SettingsValues> {
    const state = await this.store.readFresh(siteSettings);
    if (version > state.version) throw settingsVersionNotFound({});
    const events = await this.store.history(siteSettings, {
      before: state.version + 1,
      limit: state.version - version,
    });
    return undone(valuesOf(state), events);
  }
}
