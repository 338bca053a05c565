import { afterAll } from '@jest/globals';
import { readConfig } from '../../src/kernel/config.js';
import { Kernel, type KernelOptions } from '../../src/kernel/kernel.js';
import { migrate } from '../../src/kernel/migrate.js';
import { testDatabase } from './postgres.js';

export const TEST_KEY = Buffer.alloc(32, 7).toString('base64');

/**
 * Database timeout in milliseconds, long enough for a busy machine; tests of the product's own timeouts set their own.
 */
const DATABASE_TIMEOUT_MS = 20_000;

const started: Kernel[] = [];
afterAll(async () => {
  for (const kernel of started.splice(0)) await kernel.stop().catch(() => undefined);
});

/** A kernel on its own database; pass `databaseUrl` to run several on one database. */
export async function testKernel({
  databaseUrl,
  env = {},
  ...options
}: Partial<Omit<KernelOptions, 'config'>> & { databaseUrl?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Kernel> {
  const DATABASE_URL = databaseUrl ?? (await testDatabase(migrate));
  const usual = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MASTER_KEY: TEST_KEY,
    STAFF_SECOND_FACTOR: 'optional',
    // Tests move the clock by days.
    STAFF_SESSION_HOURS: '720',
    STAFF_IDLE_MINUTES: '43200',
    // All browsers in a test share one IP address.
    NETWORK_LIMITS: '1000',
  };
  const config = readConfig({ ...usual, DATABASE_URL, ...env });
  const kernel = new Kernel({ config, contexts: [], patience: DATABASE_TIMEOUT_MS, ...options });
  await kernel.start();
  started.push(kernel);
  return kernel;
}
