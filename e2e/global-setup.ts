import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { build, root } from '../scripts/build.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startStack } from '../scripts/stack.mjs';
import { newHome, removeLeftHomes } from './homes.js';
import { MAIL_FEEDBACK_TOKEN } from './mail-provider.js';
import { slowAnswers, printSlowness } from './slowness.js';

/** A site of its own for every worker: free ports, an empty database with the demo data, nothing kept. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  printSlowness();
  await removeLeftHomes();
  await build();
  const begun = await Promise.allSettled(Array.from({ length: workers }, (_, worker) => startSite(worker)));
  const sites = begun.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
  const failed = begun.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env.E2E_SITES = JSON.stringify(sites.map(({ demo }) => demo));
  return stop;
}

async function startSite(worker: number) {
  const dataDir = await newHome();
  const leave = async () => {
    await copyFile(join(dataDir, 'api.log'), join(root, '.cache', `e2e-api-${worker}.log`)).catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({
      dataDir,
      port: await freePort(),
      adminPort: await freePort(),
      durable: false,
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
    return { demo: stack.demo, stop: () => stack.stop().then(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}
