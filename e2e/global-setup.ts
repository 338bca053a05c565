import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root } from '../scripts/build.mjs';
import { freePort } from '../scripts/ports.mjs';
import { startStack } from '../scripts/stack.mjs';

/** A site of its own for every run: free ports, an empty database with the demo data, nothing kept. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await build();
  const dataDir = await mkdtemp(join(tmpdir(), 'dating-e2e-'));
  const keepLog = () => copyFile(join(dataDir, 'api.log'), join(root, '.cache', 'e2e-api.log')).catch(() => {});
  const leave = async () => {
    await keepLog();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const stack = await startStack({
      dataDir,
      port: await freePort(),
      adminPort: await freePort(),
      durable: false,
      env: { NODE_ENV: 'development', DEMO: '1', DEMO_MEMBERS: '24', ROLE: 'all', TRUST_PROXY: '1' },
    });
    process.env.E2E_DEMO = JSON.stringify(stack.demo);
    process.env.MEMBER_URL = stack.demo?.member;
    return async () => {
      await stack.stop();
      await leave();
    };
  } catch (error) {
    await leave();
    throw error;
  }
}
