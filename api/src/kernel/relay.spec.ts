import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from '@jest/globals';
import { migrate } from './migrate.js';
import { rowOf } from './cloud-event.js';
import { withDeadline } from './deadlines.js';
import { sendings } from './relay.js';
import { BrokerFailure, MessagesTooLarge, type Broker, type BrokerMessage } from './broker.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, say, toyContext } from '../../testing/kernel/toy.js';

describe('EVT-03 the relay', () => {
  it('loses nothing and keeps the order within a key, while the broker fails and the leader dies', async () => {
    const log: BrokerMessage[] = [];
    const broker: Broker = {
      open: async () => 1,
      publish: async (messages) => {
        await sleep(1);
        // Fails before anything is written, or after a part of it.
        const failure = Math.random();
        log.push(
          ...messages.slice(
            0,
            failure < 0.15 ? Math.floor(Math.random() * messages.length) : failure < 0.3 ? 0 : undefined,
          ),
        );
        if (failure < 0.3) throw new Error('broker away');
      },
      close: async () => undefined,
    };
    const databaseUrl = await testDatabase(migrate);
    const kernels = await Promise.all([1, 2].map(() => testKernel({ databaseUrl, contexts: [toyContext], broker })));
    for (const kernel of kernels) await kernel.work(new Map());
    for (let n = 0; n < 5; n++) await fill(kernels[0]!, `k${n}`, 1_000);
    for (let i = 0; i < 60; i++) {
      await Promise.all([0, 1, 2, 3, 4].map((n) => say(kernels[n % 2]!, { by: `k${n}`, talkId: `relayed${n % 2}` })));
      if (i % 20 === 10) {
        await kernels[0]!.database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dating relay' AND datname = current_database()`,
        );
      }
    }
    const stored = await kernels[0]!.database.query<{ position: number }>(
      'SELECT position FROM kernel.events ORDER BY position',
    );
    const seen = () => new Set(log.map(({ headers }) => Number(headers.ce_id)));
    await eventually(() => expect(seen().size).toBe(stored.length));

    const versions = new Map<string, number>();
    for (const { headers } of log) {
      const [stream, version] = [headers.ce_subject!, Number(headers.ce_streamversion)];
      const last = versions.get(stream) ?? 0;
      // Either published again after a failure, or the next version; never skipping one.
      expect(version).toBeLessThanOrEqual(last + 1);
      versions.set(stream, Math.max(last, version));
    }
  });

  it('sends no more at once than a broker takes, and all in order', () => {
    const messages = Array.from({ length: 900 }, (_, n) => ({
      position: n,
      message: { key: `k${n % 7}`, value: '€'.repeat((n * 37) % 2_000), headers: { ce_id: `${n}` }, partition: 0 },
    }));
    const all = [...sendings(messages)];
    expect(all.flat()).toEqual(messages);
    expect(all.length).toBeGreaterThan(1);
    for (const sending of all) {
      const bytes = sending.reduce((sum, { message }) => sum + Buffer.byteLength(message.value), 0);
      expect(bytes).toBeLessThanOrEqual(700_000);
    }
    const long = { position: 1, message: { key: 'k', value: 'x'.repeat(900_000), headers: {}, partition: 0 } };
    expect([...sendings([long, messages[0]!])]).toEqual([[long], [messages[0]]]);
    expect([...sendings([])]).toEqual([]);
  });

  it('goes on without the one event that the broker refuses as too large, and says so once', async () => {
    const log: BrokerMessage[] = [];
    const broker: Broker = {
      open: async () => 1,
      publish: (messages) => {
        const bytes = messages.reduce((sum, { value }) => sum + value.length, 0);
        if (bytes > 50_000) return Promise.reject(new MessagesTooLarge('the server refuses it'));
        log.push(...messages);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const logged: string[] = [];
    const logTo = { write: (line: string) => void logged.push(line) };
    const kernel = await testKernel({ contexts: [toyContext], broker, logTo, env: { LOG_LEVEL: 'warn' } });
    await kernel.database.query(
      `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
       SELECT 'talk-one', n, 'WordSaid', 1, jsonb_build_object('text', repeat('x', CASE n WHEN 77 THEN 60000 ELSE 900 END)),
              'system', n, now() FROM generate_series(1, 300) n`,
    );
    await kernel.work(new Map());
    const versions = () => log.map(({ headers }) => Number(headers.ce_streamversion));
    const others = Array.from({ length: 300 }, (_, n) => n + 1).filter((n) => n !== 77);
    await eventually(() => expect(versions()).toEqual(others));
    const behind =
      'SELECT FROM kernel.checkpoints WHERE name = $1 AND position < (SELECT max(position) FROM kernel.events)';
    await eventually(async () => expect(await kernel.database.query(behind, ['relay'])).toEqual([]));
    // Where it led before it could note how far it had come.
    await kernel.database.query(`UPDATE kernel.checkpoints SET position = 0 WHERE name = 'relay'`);
    await fill(kernel, 'k0', 1_000);
    await eventually(() => expect(versions().filter((version) => version === 300)).toHaveLength(2));
    expect(await kernel.followers.setAside()).toBe(1);
    expect(logged.filter((line) => line.includes('set aside'))).toHaveLength(1);
    await kernel.stop();
  });

  it('EVT-05 sends CloudEvents with the headers that the AsyncAPI document tells of', async () => {
    const log: BrokerMessage[] = [];
    const broker: Broker = {
      open: async () => 1,
      publish: async (messages) => void log.push(...messages),
      close: async () => undefined,
    };
    const kernel = await testKernel({ contexts: [toyContext], broker });
    await fill(kernel, 'k0', 1_000);
    await withDeadline({ until: Infinity, id: 'abc.1' }, () => fill(kernel, 'k1', 1_000));
    await kernel.work(new Map());
    await eventually(() => expect(log).toHaveLength(2));
    await kernel.stop();
    const document = JSON.parse(await readFile(new URL('../../events/asyncapi.json', import.meta.url), 'utf8')) as {
      components: { messageTraits: { cloudEvent: { headers: AnySchemaObject } } };
    };
    const { headers } = document.components.messageTraits.cloudEvent;
    const validate = addFormats
      .default(new Ajv())
      .compile({ ...headers, properties: { ...headers.properties, ce_type: {} } });
    for (const message of log) {
      validate(message.headers);
      expect(validate.errors).toBeNull();
    }
    expect(Object.keys(log[0]!.headers)).toEqual(headers.required);
    const { headers: asked, value } = log[1]!;
    expect(asked).toMatchObject({ ce_requestid: 'abc.1' });
    expect(Object.keys(headers.properties as object).sort()).toEqual(Object.keys(asked).sort());
    const told = rowOf((name) => String(asked[name] ?? ''), value);
    expect(told).toMatchObject({ stream: asked['ce_subject'], request_id: 'abc.1' });
  });

  it('EVT-06 keeps its distance from a broker that refuses, and says what it last heard', async () => {
    let tries = 0;
    let away = true;
    const broker: Broker = {
      open: async () => 1,
      publish: () => {
        tries++;
        return away ? Promise.reject(new BrokerFailure('10.0.0.7:9092: away')) : Promise.resolve();
      },
      close: async () => undefined,
    };
    const kernel = await testKernel({ contexts: [toyContext], broker });
    await fill(kernel, 'k0', 1_000);
    await kernel.work(new Map());
    const begun = performance.now();
    for (let i = 0; i < 30; i++) {
      await say(kernel, { by: 'k0', talkId: 'busy' });
      await sleep(50);
    }
    // Attempts at 0, 0.2, 0.6 and 1.4 seconds and so on, however often the log grows meanwhile.
    const since = (performance.now() - begun) / 1000;
    expect(tries).toBeLessThanOrEqual(2 + Math.floor(Math.log2(since / 0.2 + 1)));
    const relay = async () => (await kernel.followers.state()).relay!;
    const behind = await relay();
    expect(behind).toMatchObject({ led: true, lastError: { error: '10.0.0.7:9092: away' } });
    expect(behind.lag.events).toBeGreaterThan(50);
    expect(await kernel.followers.relayKeepsUp(0)).toBe(false);
    expect(await kernel.followers.keepUp(5)).toBe(true);
    away = false;
    await eventually(async () => expect((await relay()).lag.events).toBe(0));
    expect(await kernel.followers.relayKeepsUp(0)).toBe(true);
  });
});
