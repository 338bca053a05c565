import { describe, expect, it, jest } from '@jest/globals';
import { serveHealth } from './health.js';
import { testApp } from '../../testing/app.js';
import { caughtUp } from '../../testing/caught-up.js';
import { freePort } from '../../testing/free-port.js';
import { signUp } from '../../testing/members.js';
import { eventually } from '../../testing/kernel/index.js';

describe('health', () => {
  it('is told at the site, at the console and by a worker, and says when the database is gone', async () => {
    const app = await testApp();
    const port = await freePort();
    const worker = await serveHealth(app.kernel, app.indicators, { host: '127.0.0.1', port });
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

  it('MNY-09 EVT-01 says in words whether the books agree and read models and jobs keep up, looking once a minute', async () => {
    const app = await testApp({ work: true });
    const { database, followers, jobs, processors } = app.kernel;
    const looked = jest.spyOn(followers, 'keepUp');
    const { id } = await signUp(app, 'Anna');
    await caughtUp(app);
    const health = async () => (await app.browser().get('/health')).body as object;
    const becomes = (condition: object) => eventually(async () => expect(await health()).toEqual(condition));

    await becomes({
      status: 'ok',
      writes: 'current',
      books: 'in order',
      read_models: 'current',
      jobs: 'current',
      relay: 'off',
    });
    await database.query('UPDATE read.wallets SET balance = balance + 1 WHERE member_id = $1', [id]);
    app.clock.advance(59);
    for (let i = 0; i < 20; i++) expect(await health()).toMatchObject({ books: 'in order' });
    expect(looked).toHaveBeenCalledTimes(1);
    app.clock.advance(1);
    await becomes({
      status: 'degraded',
      writes: 'current',
      books: 'differ',
      read_models: 'current',
      jobs: 'current',
      relay: 'off',
    });

    await database.query('UPDATE read.wallets SET balance = balance - 1 WHERE member_id = $1', [id]);
    await processors.close();
    await jobs.close();
    await database.query(`SELECT graphile_worker.add_job('reconcile-day', run_at => now() - interval '61 seconds')`);
    app.clock.advance(60);
    await becomes({
      status: 'degraded',
      writes: 'current',
      books: 'in order',
      read_models: 'behind',
      jobs: 'behind',
      relay: 'off',
    });
    expect(looked).toHaveBeenCalledTimes(3);
  });

  it('EVT-02 a command that could not be stored is told for a minute', async () => {
    const app = await testApp({ work: true });
    const health = async () => (await app.browser().get('/health')).body as object;
    await eventually(async () => expect(await health()).toMatchObject({ status: 'ok', writes: 'current' }));
    const { lane } = app.kernel;
    const state = jest.spyOn(lane, 'state');
    const now = lane.state();
    state.mockReturnValue({ ...now, gaveUp: 59_999 });
    expect(await health()).toMatchObject({ status: 'degraded', writes: 'behind' });
    state.mockReturnValue({ ...now, gaveUp: 60_000 });
    expect(await health()).toMatchObject({ status: 'ok', writes: 'current' });
  });

  it('MNY-09 after a pause says at once what is true now', async () => {
    const app = await testApp({ work: true });
    const { id } = await signUp(app, 'Anna');
    await caughtUp(app);
    const books = async () => ((await app.browser().get('/health')).body as { books: string }).books;
    expect(await books()).toBe('in order');
    await app.kernel.database.query('UPDATE read.wallets SET balance = balance + 1 WHERE member_id = $1', [id]);
    app.clock.advance(120);
    expect(await books()).toBe('differ');
    await app.kernel.database.query('UPDATE read.wallets SET balance = balance - 1 WHERE member_id = $1', [id]);
  });

  it('EVT-06 says in a word whether the relay keeps up', async () => {
    let away = true;
    const publish = () => (away ? Promise.reject(new Error('away')) : Promise.resolve());
    const app = await testApp({
      work: true,
      broker: { open: async () => 1, publish, close: async () => undefined },
    });
    const { database } = app.kernel;
    await signUp(app, 'Anna');
    await caughtUp(app);
    const relay = async () => {
      app.clock.advance(60);
      await app.browser().get('/health');
      return ((await app.browser().get('/health')).body as { relay: string }).relay;
    };
    await eventually(async () => expect(await relay()).toBe('current'));
    await database.query(
      `ALTER TABLE kernel.events DISABLE TRIGGER USER; UPDATE kernel.events SET recorded_at = now() - interval '2 minutes'`,
    );
    await eventually(async () => expect(await relay()).toBe('behind'));
    away = false;
    await eventually(async () => expect(await relay()).toBe('current'));
  });

  it('EVT-01 a read model that keeps events waiting is behind', async () => {
    const app = await testApp({ work: true });
    const { database, followers } = app.kernel;
    await signUp(app, 'Anna');
    await caughtUp(app);
    expect(await followers.keepUp(60)).toBe(true);
    await database.query(`UPDATE kernel.checkpoints SET position = 0 WHERE name = 'projection search'`);
    expect(await followers.keepUp(60)).toBe(true);
    expect(await followers.keepUp(0)).toBe(false);
  });
});
