// The built product as one process on a database of its own, for a measurement.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { masterKey } from '../stack.mjs';
import { startMailSink } from './mail-sink.mjs';

const api = join(root, 'api');
/** Keys at random places of large indexes: with the settings of a site each page would be written again and again. */
const FILLING = {
  ...{ shared_buffers: '2GB', maintenance_work_mem: '512MB', max_wal_size: '20GB', checkpoint_timeout: '1h' },
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
};

/**
 * Fills the database by `seed`, which writes a JSON file, and serves the product.
 *
 * @param {string} seed
 * @param {{ env?: object, keep?: string }} options `keep`: a folder that has the filled database from now on, and is not
 *   filled again; its PostgreSQL is started anew after filling
 */
export async function startServer(seed, { env: extra = {}, keep } = {}) {
  const work = keep ?? mkdtempSync(join(tmpdir(), 'dating-bench-'));
  const file = join(work, 'seeded.json');
  // What an interrupted run has left, unless all was copied: then it goes on from there.
  if (!existsSync(file) && !existsSync(`${file}.copied`))
    rmSync(join(work, 'postgres'), { recursive: true, force: true });
  const mails = await startMailSink();
  const start = (more) =>
    startPostgres({ durable: true, settings: { max_connections: 200, ...more }, ...(keep && { dataDir: keep }) });
  let postgres = await start(keep && !existsSync(file) ? FILLING : {});
  let server;
  const stop = async () => {
    if (server && server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    }
    mails.close();
    await postgres.stop();
    if (!keep) rmSync(work, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      MASTER_KEY: keep ? masterKey(keep) : randomBytes(32).toString('base64'),
      NODE_ENV: 'production',
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      ORIGIN: origin,
      ADMIN_ORIGIN: 'https://console.bench.example',
      PORT: `${port}`,
      ADMIN_PORT: `${await freePort()}`,
      DATA_DIR: work,
      // All callers share one address here.
      NETWORK_LIMITS: '1000000',
      LOG_LEVEL: 'warn',
      ...extra,
    };
    if (!existsSync(file)) {
      execFileSync(process.execPath, [`dist/bench/${seed}.js`, file], {
        cwd: api,
        env,
        stdio: ['ignore', 2, 'inherit'],
      });
      if (keep) {
        await postgres.stop();
        postgres = await start();
        env.DATABASE_URL = postgres.url;
      }
    }
    const began = performance.now();
    server = spawn(process.execPath, ['--expose-gc', 'dist/src/app/main.js'], {
      cwd: api,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => /listening/.test(text) && resolve());
      server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)));
    });
    return { origin, port, pid: server.pid, file, env, began, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
