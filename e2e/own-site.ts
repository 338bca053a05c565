import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { freePort } from '../scripts/ports.mjs';
import { startStack } from '../scripts/stack.mjs';
import { newDatabase } from './databases.js';
import { newHome } from './homes.js';
import { test as base } from './people.js';
import { slowAnswers } from './slowness.js';

/** A site of one test's own, with a database of its own: what happens to its clock happens to nobody else. */
export class OwnSite {
  private stack: { stop(): Promise<void> } | undefined;

  private constructor(
    private readonly databaseUrl: string,
    private readonly dataDir: string,
    private readonly port: number,
    private readonly adminPort: number,
  ) {}

  static async start(): Promise<OwnSite> {
    const database = await newDatabase(process.env.E2E_POSTGRES!, `own_${randomInt(2 ** 31)}`);
    const site = new OwnSite(database, await newHome(), await freePort(), await freePort());
    await site.begin(slowAnswers()).catch(async (error: unknown) => {
      await site.remove();
      throw error;
    });
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same site, that many days from now. */
  async daysLater(days: number): Promise<void> {
    await this.stack?.stop();
    await this.begin({ CLOCK_AHEAD_DAYS: String(days), ...slowAnswers(['./later-clock.mjs']) });
  }

  async remove(): Promise<void> {
    await this.stack?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async begin(env: Record<string, string>): Promise<void> {
    this.stack = undefined;
    this.stack = await startStack({
      databaseUrl: this.databaseUrl,
      dataDir: this.dataDir,
      port: this.port,
      adminPort: this.adminPort,
      env: { NODE_ENV: 'development', DEMO: '0', ROLE: 'all', TRUST_PROXY: '1', NETWORK_LIMITS: '1000', ...env },
    });
  }
}

/** `join` and the pages are of the test's own site. */
export const test = base.extend<{ site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await OwnSite.start();
      await use(site);
      await site.remove();
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
