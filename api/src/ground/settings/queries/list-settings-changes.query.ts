import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable, staffIdOf, Store } from '../../../kernel/index.js';
import { siteSettings, undone, valuesOf } from '../settings.js';
import { SettingsSchema } from '../settings.dto.js';
import { toView } from '../settings-view.js';
import { settingsVersionNotFound } from '../settings.errors.js';
import type { SettingsValues } from '../settings.values.js';

const some = Type.Partial(SettingsSchema, { additionalProperties: false });
const SettingsChange = Type.Object({
  version: Type.Integer(),
  at: Instant,
  by: Type.String({ description: 'Staff member, or the system' }),
  reason: Nullable(Type.String()),
  restores: Nullable(Type.Integer()),
  proposed_by: Nullable(Type.String(), { description: 'Of a raised bound: whose proposal it was, a staff member' }),
  alone: Type.Boolean({ description: 'A bound was raised without a second person, for there was none' }),
  before: some,
  after: some,
});
export const SettingsChangeList = Type.Object({
  changes: Type.Array(SettingsChange),
  next: Nullable(Type.Integer(), { description: 'Asked as `before`, for older ones' }),
});

const PAGE = 20;

/** Newest first. */
export class ListSettingsChanges extends Query<Static<typeof SettingsChangeList>> {
  constructor(readonly before: number | undefined) {
    super();
  }
}

@QueryHandler(ListSettingsChanges)
export class ListSettingsChangesHandler implements IQueryHandler<ListSettingsChanges> {
  constructor(private readonly store: Store) {}

  async execute({ before }: ListSettingsChanges): Promise<Static<typeof SettingsChangeList>> {
    const events = await this.store.history(siteSettings, {
      limit: PAGE + 1,
      ...(before !== undefined && { before }),
    });
    const page = events.slice(0, PAGE);
    return {
      changes: page.map(({ version, actor, data }) => ({
        version,
        at: data.changedAt,
        by: staffIdOf(actor) ?? actor,
        reason: data.reason,
        restores: data.restores,
        proposed_by: data.proposedBy ?? null,
        alone: data.alone ?? false,
        before: toView(data.before),
        after: toView(data.changes),
      })),
      next: events.length > PAGE ? page.at(-1)!.version : null,
    };
  }
}

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
