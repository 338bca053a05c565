import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Config, Database, Listener, Store, type RecordedEvent } from '../../kernel/index.js';
import { brandAt, originAt, valuesAt, valuesOfBrand } from './brands.js';
import type { SettingsChanged } from './settings.events.js';
import { siteSettings, undone, valuesOf } from './settings.js';
import { DEFAULTS, type SettingsValues } from './settings.values.js';

const NOTICE = 'settings site';
/** What a process hears that could not listen for a while. */
const MISSED_NOTICES = '';
const RELOAD_EVERY = 30_000; // should even that reload fail
/** How much of the history is read at a time. */
const PAGE = 50;

/** What the operator has decided, as of now, on every process. */
@Injectable()
export class Settings implements OnModuleInit, OnModuleDestroy {
  private values: SettingsValues = DEFAULTS;
  private version = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly database: Database,
    private readonly config: Config,
    listener: Listener,
  ) {
    listener.on('invalidate', (notice) => {
      if (notice === NOTICE || notice === MISSED_NOTICES) void this.reload().catch(() => undefined);
    });
  }

  current(): SettingsValues {
    return this.values;
  }

  /** As the site at this address has them. */
  at(host: string | null | undefined): SettingsValues {
    return valuesAt(this.values, host);
  }

  /** As the brand of this id has them; null: the site itself. */
  ofBrand(id: string | null): SettingsValues {
    return valuesOfBrand(this.values, id);
  }

  /** As that brand had them at this instant (ISO 8601): what was written then says so for good. */
  async ofBrandThen(id: string | null, instant: string): Promise<SettingsValues> {
    const state = await this.store.readFresh(siteSettings);
    const later: RecordedEvent<SettingsChanged>[] = [];
    for (let before = state.version + 1; ; before = later.at(-1)!.version) {
      const page = await this.store.history(siteSettings, { before, limit: PAGE });
      later.push(...page.filter(({ data }) => data.changedAt > instant));
      if (page.length < PAGE || page.at(-1)!.data.changedAt <= instant) break;
    }
    return valuesOfBrand(undone(valuesOf(state), later), id);
  }

  /** The id of the brand at this address; null: the site itself. */
  brandAt(host: string | null | undefined): string | null {
    return brandAt(this.values, host)?.id ?? null;
  }

  /** Where links lead for who knows the site by this address. */
  originAt(host: string | null | undefined): string {
    return originAt(this.values, host, this.config.origin);
  }

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY']) return;
    await this.reload();
    this.timer = setInterval(() => void this.reload().catch(() => undefined), RELOAD_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** What the database has now, for who would refuse somebody by what this process knows, and may be a moment behind. */
  refresh(): Promise<void> {
    return this.reload();
  }

  /** Here at once, elsewhere when the notice arrives. Call it after a change is committed. */
  async announceChange(): Promise<void> {
    await this.reload();
    await this.database.query('SELECT pg_notify($1, $2)', ['invalidate', NOTICE]);
  }

  private async reload(): Promise<void> {
    const state = await this.store.readFresh(siteSettings);
    // Several may be under way: what was read first can arrive last.
    if (state.version < this.version) return;
    this.version = state.version;
    this.values = valuesOf(state);
  }
}
