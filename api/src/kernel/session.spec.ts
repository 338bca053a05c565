import { describe, expect, it } from '@jest/globals';
import { ask, openSession } from './session.js';
import { testDatabase } from '../../testing/kernel/index.js';
import { cuttableProxy } from '../../testing/kernel/proxy.js';

describe('EVT-02 a session that is kept', () => {
  it('is over when the server says nothing, so that another can begin', async () => {
    const proxy = await cuttableProxy(await testDatabase());
    const { client, lost } = await openSession(proxy.url, 'dating leader', { query_timeout: 300 });
    expect(await ask(client, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    proxy.setFrozen(true);
    await expect(ask(client, 'SELECT 1 AS one')).rejects.toThrow('Query read timeout');
    await lost;
    proxy.setFrozen(false);
    const next = await openSession(proxy.url, 'dating leader');
    expect(await ask(next.client, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.client.end();
    proxy.close();
  });

  it('outlives what the server refuses', async () => {
    const { client } = await openSession(await testDatabase(), 'dating leader');
    await expect(ask(client, 'SELECT no_such_thing')).rejects.toThrow('no_such_thing');
    expect(await ask(client, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await client.end();
  });
});
