import { afterAll } from 'vitest';
import { Kernel, type KernelOptions } from '../kernel.js';
import { migrate } from '../migrate.js';
import { testDatabase } from './postgres.js';

export const TEST_KEY = Buffer.alloc(32, 7).toString('base64');

const started: Kernel[] = [];
afterAll(async () => {
  for (const kernel of started.splice(0)) await kernel.stop();
});

/** A kernel on a database of its own; several on one database when `databaseUrl` is given. */
export async function testKernel(options: Partial<KernelOptions> = {}): Promise<Kernel> {
  const kernel = new Kernel({
    databaseUrl: options.databaseUrl ?? (await testDatabase(migrate)),
    masterKey: TEST_KEY,
    contexts: [],
    logLevel: 'silent',
    ...options,
  });
  await kernel.start();
  started.push(kernel);
  return kernel;
}
