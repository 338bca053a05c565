// The built product as one process on a database of its own, for a measurement.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { startMailSink } from './mail-sink.mjs';

const api = join(root, 'api');

/** Fills the database by `seed`, which writes a JSON file that is returned parsed, and serves the product. */
export async function startServer(seed, { env: extra = {} } = {}) {
  const work = mkdtempSync(join(tmpdir(), 'dating-bench-'));
  const mails = await startMailSink();
  const postgres = await startPostgres({ durable: true, settings: { max_connections: 200 } });
  let server;
  const stop = async () => {
    if (server && server.exitCode === null) {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    }
    mails.close();
    await postgres.stop();
    rmSync(work, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      DATABASE_URL: postgres.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
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
    const file = join(work, 'seeded.json');
    execFileSync(process.execPath, [`dist/bench/${seed}.js`, file], { cwd: api, env, stdio: ['ignore', 2, 'inherit'] });
    server = spawn(process.execPath, ['--expose-gc', 'dist/src/app/main.js'], {
      cwd: api,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => /listening/.test(text) && resolve());
      server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened`)));
    });
    return { origin, port, pid: server.pid, file, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
