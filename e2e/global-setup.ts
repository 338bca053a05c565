import { copyFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { build, root } from '../scripts/build.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { startStack, type Demo } from '../scripts/stack.mjs';
import { newDatabase, query } from './databases.js';
import { newHome, removeLeftHomes } from './homes.js';
import { MAIL_FEEDBACK_TOKEN } from './mail-provider.js';
import { slowAnswers, printSlowness } from './slowness.js';

/** A site of its own for every worker: free ports, nothing kept. The demo data is made once, and copied for the others. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  printSlowness();
  await removeLeftHomes();
  await build();
  const sites: Site[] = [];
  const postgres = await startPostgres({ durable: false, settings: { max_connections: 300 } });
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  };
  try {
    const first = await Site.empty(0, postgres.url);
    sites.push(first);
    await first.begin();
    await first.hasNothingToDo();
    await first.pause();
    for (let worker = 1; worker < workers; worker++) sites.push(await first.copy(worker));
    // All have begun or failed before any is stopped.
    const begun = await Promise.allSettled(sites.map((site) => site.begin()));
    const failed = begun.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_SITES = JSON.stringify(sites.map(({ demo }) => demo));
  process.env.E2E_POSTGRES = postgres.url;
  return stop;
}

class Site {
  private stack: Awaited<ReturnType<typeof startStack>> | undefined;

  private constructor(
    private readonly worker: number,
    private readonly dataDir: string,
    private readonly databaseUrl: string,
  ) {}

  static async empty(worker: number, databaseUrl: string): Promise<Site> {
    return new Site(worker, await newHome(), databaseUrl);
  }

  get demo(): Demo | undefined {
    return this.stack?.demo;
  }

  async begin(): Promise<void> {
    this.stack = await startStack({
      dataDir: this.dataDir,
      databaseUrl: this.databaseUrl,
      port: await freePort(),
      adminPort: await freePort(),
      env: {
        NODE_ENV: 'development',
        DEMO: '1',
        DEMO_MEMBERS: '24',
        ROLE: 'all',
        TRUST_PROXY: '1',
        MAIL_FEEDBACK_TOKEN,
        ...slowAnswers(),
      },
    });
  }

  /** What follows from the demo data, such as the sizes of its photos, is done too: copies need not do it again. */
  async hasNothingToDo(): Promise<void> {
    const waiting = 'SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts LIMIT 1';
    while ((await query(this.databaseUrl, waiting)) > 0) await sleep(200);
  }

  async pause(): Promise<void> {
    await this.stack?.stop();
    this.stack = undefined;
  }

  /** The same site once more; this one is paused. */
  async copy(worker: number): Promise<Site> {
    const from = new URL(this.databaseUrl).pathname.slice(1);
    const site = await Site.empty(worker, await newDatabase(this.databaseUrl, `site_${worker}`, from));
    await cp(this.dataDir, site.dataDir, { recursive: true });
    return site;
  }

  async stop(): Promise<void> {
    await this.pause();
    await copyFile(join(this.dataDir, 'api.log'), join(root, '.cache', `e2e-api-${this.worker}.log`)).catch(() => {});
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
