// Measures the first page of each console list, the dashboard, finding anything, and an export of all rows. Usage:
// npm run bench:lists [-- --rows 100000 --events 100000 --rounds 100]; rows: of members, payments and the like. Fails if
// a 95th percentile exceeds its limit.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';

const LIMIT_MS = 300;
const FIND_LIMIT_MS = 200;
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    events: { type: 'string' },
    rounds: { type: 'string', default: '100' },
  },
});
const dataDir = mkdtempSync(join(tmpdir(), 'dating-lists-'));
const postgres = await startPostgres({ durable: false });
let slow = 0;
try {
  const child = spawn(process.execPath, ['--expose-gc', 'dist/bench/lists.js'], {
    cwd: fileURLToPath(new URL('../../api', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // A few members read as fast as they can.
      NETWORK_LIMITS: '1000000',
      DATABASE_URL: postgres.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ROWS: values.rows,
      EVENTS: values.events ?? values.rows,
      ROUNDS: values.rounds,
      // Nothing follows the generated events.
      ROLE: 'api',
      LOG_LEVEL: 'warn',
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (!line.startsWith('{')) continue;
    const { p95_ms, find } = JSON.parse(line);
    if (p95_ms > (find ? FIND_LIMIT_MS : LIMIT_MS)) slow++;
  }
  if (child.exitCode !== 0) process.exitCode = child.exitCode ?? 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (slow > 0) {
  console.log(`${slow} took longer than ${LIMIT_MS} ms, or ${FIND_LIMIT_MS} ms of finding anything`);
  process.exitCode = 1;
}
