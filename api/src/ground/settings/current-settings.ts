import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Config, Database, Listener, Store, type RecordedEvent } from '../../kernel/index.js';
import { brandAt, originAt, valuesAt, valuesOfBrand } from './brands.js';
import type { SettingsChanged } from './settings.events.js';
import { siteSettings, undone, valuesOf } from './settings.js';
import { DEFAULTS, type SettingsValues } from './settings.values.js';

const NOTICE = 'settings site';
/** The notification after a lost listener connection. */
const MISSED_NOTICES = '';
/** Milliseconds between two reloads, in case a reload after a notification failed. */
const RELOAD_INTERVAL_MS = 30_000;
/** Number of history entries read per page. */
const PAGE_SIZE = 50;

/** The current settings, kept up to date in every process. */
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
      if (notice === NOTICE || notice === MISSED_NOTICES) void this.refresh().catch(() => undefined);
    });
  }

  current(): SettingsValues {
    return this.values;
  }

  /** The settings that apply at this address. */
  at(host: string | null | undefined): SettingsValues {
    return valuesAt(this.values, host);
  }

  /** The settings of the brand with this id; null for the site itself. */
  ofBrand(id: string | null): SettingsValues {
    return valuesOfBrand(this.values, id);
  }

  /**
   * The settings of that brand at this time (ISO 8601), for documents that must keep showing the values of their time.
   */
  async ofBrandThen(id: string | null, instant: string): Promise<SettingsValues> {
    const state = await this.store.readFresh(siteSettings);
    const later: RecordedEvent<SettingsChanged>[] = [];
    for (let before = state.version + 1; ; before = later.at(-1)!.version) {
      const page = await this.store.history(siteSettings, { before, limit: PAGE_SIZE });
      later.push(...page.filter(({ data }) => data.changedAt > instant));
      if (page.length < PAGE_SIZE || page.at(-1)!.data.changedAt <= instant) break;
    }
    return valuesOfBrand(undone(valuesOf(state), later), id);
  }

  /** The id of the brand at this address; null for the site itself. */
  brandAt(host: string | null | undefined): string | null {
    return brandAt(this.values, host)?.id ?? null;
  }

  /** Base URL of links for visitors at this address. */
  originAt(host: string | null | undefined): string {
    return originAt(this.values, host, this.config.origin);
  }

  async onModuleInit(): Promise<void> {
    if (process.env['DESCRIBE_ONLY']) return;
    await this.refresh();
    this.timer = setInterval(() => void this.refresh().catch(() => undefined), RELOAD_INTERVAL_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Applies a change here at once and in other processes when the notification arrives. Call it after the commit. */
  async announceChange(): Promise<void> {
    await this.refresh();
    await this.database.query('SELECT pg_notify($1, $2)', ['invalidate', NOTICE]);
  }

  /** From the database. For callers about to reject a request based on settings that may be a moment old. */
  async refresh(): Promise<void> {
    const state = await this.store.readFresh(siteSettings);
    // Several reloads may run at once: one that started earlier can finish later.
    if (state.version < this.version) return;
    this.version = state.version;
    this.values = valuesOf(state);
  }
}
