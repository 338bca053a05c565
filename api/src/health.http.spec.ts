import { describe, expect, it } from 'vitest';
import { serveHealth } from './health.js';
import { freePort } from './testing/free-port.js';
import { testApp } from './testing/app.js';

describe('health', () => {
  it('is told at the site, at the console and by a worker, and says when the database is gone', async () => {
    const app = await testApp();
    const port = await freePort();
    const worker = await serveHealth(app.kernel, { host: '127.0.0.1', port });
    const statuses = async () => [
      (await app.browser().get('/health')).status,
      (await app.console().get('/admin/health')).status,
      (await fetch(`http://127.0.0.1:${port}/api/health`)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await app.kernel.database.close();
    expect(await statuses()).toEqual([503, 503, 503]);
    worker.close();
  });
});
