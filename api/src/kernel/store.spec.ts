import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DomainError, keyConflict, defineError } from './errors.js';
import type { Kernel } from './kernel.js';
import { migrate } from './migrate.js';
import { eventually, testDatabase, testKernel } from '../../testing/kernel/index.js';
import { fill, gate, poor, purse, say, setGate, shut, talk, toyContext } from '../../testing/kernel/toy.js';

let kernels: Kernel[];
let kernel: Kernel;
beforeAll(async () => {
  const databaseUrl = await testDatabase(migrate);
  const start = () => testKernel({ databaseUrl, contexts: [toyContext], patience: 15_000 });
  kernels = [await start(), await start(), await start()];
  kernel = kernels[0]!;
});

const codeOf = (error: unknown) => (error instanceof DomainError ? error.code : `unexpected ${String(error)}`);
const tally = (results: PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const outcome = result.status === 'fulfilled' ? 'accepted' : codeOf(result.reason);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};
const creditsOf = async (id: string) =>
  (await kernel.database.one<{ credits: number }>('SELECT credits FROM read.purses WHERE id = $1', [id]))?.credits;
const eventsOf = (stream: string) =>
  kernel.database.query<{ version: number; type: string }>(
    'SELECT version, type FROM kernel.events WHERE stream = $1 ORDER BY version',
    [stream],
  );

describe('EVT-02 commands over several streams, exactly once', () => {
  it.each([1, 3])(
    'CHT-02 of 500 simultaneous sends on credits for 100, exactly 100 are accepted (%i processes)',
    async (count) => {
      const by = `rich-${count}`;
      await fill(kernel, by, 100);
      const sends = Array.from({ length: 500 }, (_, i) =>
        say(kernels[i % count]!, { by, talkId: `t${i % 7}-${count}` }),
      );
      expect(tally(await Promise.allSettled(sends))).toEqual({ accepted: 100, [poor.code]: 400 });
      expect(await creditsOf(by)).toBe(0);
      expect((await kernel.store.readFresh(purse.of(by))).credits).toBe(0);
      expect(await eventsOf(`purse-${by}`)).toHaveLength(101);
    },
  );

  it('answers a retry after the last credit is spent with the first answer', async () => {
    await fill(kernel, 'last', 1);
    const key = randomUUID();
    const first = await say(kernel, { by: 'last', talkId: 'once', key });
    for (const process of kernels) {
      expect(await say(process, { by: 'last', talkId: 'once', key })).toEqual(first);
    }
    await expect(say(kernel, { by: 'last', talkId: 'once' })).rejects.toMatchObject({ code: poor.code });
    expect(await eventsOf('talk-once')).toHaveLength(1);
  });

  it('refuses the same key with another body, before and after the credits are spent', async () => {
    await fill(kernel, 'twice', 1);
    const key = randomUUID();
    await say(kernel, { by: 'twice', talkId: 'x', key, text: 'one' });
    await expect(say(kernel, { by: 'twice', talkId: 'x', key, text: 'two' })).rejects.toMatchObject({
      code: keyConflict.code,
    });
    await fill(kernel, 'twice', 1);
    await expect(say(kernels[1]!, { by: 'twice', talkId: 'x', key, text: 'two' })).rejects.toMatchObject({
      code: keyConflict.code,
    });
    expect(await creditsOf('twice')).toBe(1);
  });

  it('PRV-02 keeps of a request a hash that nobody without the keys can compute', async () => {
    const request = { text: 'hi' };
    await kernel.store.transact({ actor: 'ann', key: randomUUID(), request, writes: [purse.of('hashed')] }, () => ({}));
    const stored = "SELECT request_hash AS hash FROM kernel.commands WHERE actor = 'ann'";
    const [row] = await kernel.database.query<{ hash: string }>(stored);
    const plain = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    expect(row!.hash).toHaveLength(27);
    expect(plain.startsWith(row!.hash)).toBe(false);
  });

  it('gives 50 copies of one request at once one effect and one answer', async () => {
    await fill(kernel, 'copied', 50);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => say(kernels[i % 3]!, { by: 'copied', talkId: 'copies', key })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf('talk-copies')).toHaveLength(1);
    expect(await creditsOf('copied')).toBe(49);
  });

  it('gives copies of a command that writes no stream one answer', async () => {
    const key = randomUUID();
    const ask = (process: Kernel) =>
      process.store.transact({ actor: 'asker', key, request: {}, writes: [] }, () => ({ drawn: Math.random() }));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(kernels[i % 3]!)));
    expect(new Set(answers.map(({ drawn }) => drawn)).size).toBe(1);
  });

  it('decides nothing in vain on what another process has told it was changed', async () => {
    await fill(kernel, 'told', 20);
    const outcomes: string[] = [];
    const pair = kernels.slice(0, 2);
    for (const { lane } of pair) lane.onSettled = (kind) => outcomes.push(kind);
    for (let i = 0; i < 20; i++) {
      const [writer, other] = i % 2 ? pair : pair.toReversed();
      const told = new Promise<void>((resolve) => {
        const ignore = other!.listener.on('events', (streams) => {
          if (other!.lane.isOwn(Number(streams.split(' ')[0])) || !streams.includes('talk-told')) return;
          ignore();
          resolve();
        });
      });
      await say(writer!, { by: 'told', talkId: 'told' });
      await told;
    }
    for (const { lane } of pair) lane.onSettled = () => undefined;
    expect(outcomes).toEqual(Array(20).fill('stored'));
    await expect(say(pair[1]!, { by: 'told', talkId: 'told' })).rejects.toMatchObject({ code: poor.code });
  });

  it('does not refuse on what another process has changed since', async () => {
    await expect(say(kernels[0]!, { by: 'refilled', talkId: 'r' })).rejects.toMatchObject({ code: poor.code });
    await fill(kernels[1]!, 'refilled', 1);
    await say(kernels[0]!, { by: 'refilled', talkId: 'r' });
    expect(await creditsOf('refilled')).toBe(0);
  });

  it('runs a rule again that fails on streams of different moments, and tells its error when they are of one', async () => {
    const [here, there] = kernels as [Kernel, Kernel];
    // It is not told of the word, or too late.
    jest.spyOn(here.store, 'noteAppends').mockImplementation(() => undefined);
    await fill(here, 'torn', 1);
    await say(there, { by: 'torn', talkId: 'torn' });
    // In this process the purse is cached from before the word, and the talk is loaded after it.
    const reads = [purse.of('torn'), talk.of('torn')];
    const seen: number[] = [];
    const count = (whole: number) =>
      here.store.transact({ actor: 'system', key: randomUUID(), request: {}, reads, writes: [] }, (tx) => {
        seen.push(tx.state(purse.of('torn')).credits + tx.state(talk.of('torn')).words);
        if (seen.at(-1) !== whole) throw new Error('does not add up');
        return seen.at(-1);
      });
    expect(await count(1)).toBe(1);
    expect(seen).toEqual([2, 1]);
    await expect(count(5)).rejects.toThrow('does not add up');
    expect(seen).toEqual([2, 1, 1]);
    jest.restoreAllMocks();
  });

  it('keeps keys of different members apart', async () => {
    await fill(kernel, 'ann', 5);
    await fill(kernel, 'bob', 5);
    const key = randomUUID();
    await say(kernel, { by: 'ann', talkId: 'apart', key });
    await say(kernel, { by: 'bob', talkId: 'apart', key });
    expect(await eventsOf('talk-apart')).toHaveLength(2);
  });

  it('keeps keys of different members apart in one batch, where those of one are known', async () => {
    await fill(kernel, 'ann-again', 20);
    await fill(kernel, 'bob-first', 20);
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const says = (process: Kernel, by: string) => keys.map((key) => say(process, { by, talkId: 'batch', key }));
    await Promise.all(says(kernel, 'ann-again'));
    // On another process, which has to ask the database whether it knows a key.
    await Promise.all([...says(kernels[1]!, 'ann-again'), ...says(kernels[1]!, 'bob-first')]);
    expect(await eventsOf('talk-batch')).toHaveLength(40);
    expect([await creditsOf('ann-again'), await creditsOf('bob-first')]).toEqual([0, 0]);
  });

  it('does not deadlock on the same two streams in opposite order', async () => {
    await fill(kernel, 'left', 1000);
    await fill(kernel, 'right', 1000);
    const move = (process: Kernel, from: string, to: string) =>
      process.store.transact(
        { actor: 'system', key: randomUUID(), request: {}, writes: [purse.of(from), purse.of(to)] },
        (tx) => {
          tx.append(purse.of(from), { type: 'PursePaid', data: { credits: 1 } });
          tx.append(purse.of(to), { type: 'PurseFilled', data: { credits: 1 } });
        },
      );
    await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        i % 2 ? move(kernels[i % 3]!, 'left', 'right') : move(kernels[i % 3]!, 'right', 'left'),
      ),
    );
    expect((await creditsOf('left'))! + (await creditsOf('right'))!).toBe(2000);
  });

  it('PRO-07 lets no word stand after an acknowledged shutting of the gate, over three processes', async () => {
    await fill(kernel, 'racer', 10_000);
    for (let round = 0; round < 12; round++) {
      const talkId = `race-${round}`;
      // Every process has cached the gate as open.
      await Promise.all(kernels.map((process) => process.store.read(gate.of(talkId))));
      const sends = Array.from({ length: 30 }, (_, i) => say(kernels[i % 3]!, { by: 'racer', talkId }));
      const settled = Promise.allSettled(sends);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      await setGate(kernels[round % 3]!, talkId, 'GateShut');
      const late = await Promise.allSettled(kernels.map((process) => say(process, { by: 'racer', talkId })));
      expect(tally(late)).toEqual({ [shut.code]: 3 });
      await settled;
      const order = await kernel.database.query<{ type: string }>(
        'SELECT type FROM kernel.events WHERE stream = ANY ($1) ORDER BY position',
        [[`talk-${talkId}`, `gate-${talkId}`]],
      );
      expect(order.at(-1)?.type).toBe('GateShut');
    }
  });

  it('PRO-07 looks a gate up that was seen open before another process wrote, however often this one has written since', async () => {
    const [here, there] = kernels as [Kernel, Kernel];
    await fill(here, 'patient', 10);
    await say(here, { by: 'patient', talkId: 'remembered' });
    await setGate(there, 'remembered', 'GateShut');
    for (let i = 0; i < 3; i++) await fill(here, 'somebody else', 1);
    await expect(say(here, { by: 'patient', talkId: 'remembered' })).rejects.toMatchObject({ code: shut.code });
  });

  it('PRO-07 does not trust what a read without locks brings late, after the gate was shut and forgotten', async () => {
    const alone = await testKernel({ contexts: [toyContext] });
    await fill(alone, 'late', 10);
    await say(alone, { by: 'late', talkId: 'held' });
    const reader = alone.store['reader'];
    const load = reader.load.bind(reader);
    const held = Promise.withResolvers<undefined>();
    jest.spyOn(reader, 'load').mockImplementationOnce(async (ref) => {
      const open = await load(ref);
      await held.promise;
      return open;
    });
    const slow = alone.store.readFresh(gate.of('held'));
    await setGate(alone, 'held', 'GateShut');
    alone.store.forget();
    held.resolve(undefined);
    expect(await slow).toEqual({ shut: false });
    await expect(say(alone, { by: 'late', talkId: 'held' })).rejects.toMatchObject({ code: shut.code });
  });

  it('a command the database refuses does not fail its batch', async () => {
    await fill(kernel, 'neighbour', 100);
    const poisoned = () =>
      kernel.store.transact({ actor: 'system', key: randomUUID(), request: {}, writes: [purse.of('poison')] }, (tx) =>
        // A rule with a bug; the table's CHECK constraint catches it.
        tx.append(purse.of('poison'), { type: 'PurseFilled', data: { credits: -5 } }),
      );
    const results = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, i) => say(kernel, { by: 'neighbour', talkId: `n${i}` })),
      poisoned(),
      ...Array.from({ length: 20 }, (_, i) => say(kernel, { by: 'neighbour', talkId: `m${i}` })),
    ]);
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
    expect(await creditsOf('neighbour')).toBe(60);
    expect(await eventsOf('purse-poison')).toHaveLength(0);
  });

  it('ACC-02 a claimed value has one owner, whoever asks at once', async () => {
    const taken = defineError('toy_taken', 409);
    const claim = (process: Kernel, owner: string) =>
      process.store.transact(
        { actor: owner, key: randomUUID(), request: { owner }, writes: [talk.of(`claim-${owner}`)] },
        (tx) => {
          tx.claim({ kind: 'email', value: 'a@example.com', owner, taken: () => taken({}) });
          tx.append(talk.of(`claim-${owner}`), { type: 'WordSaid', data: { by: owner, price: 0 } });
        },
      );
    const results = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => claim(kernels[i % 3]!, `owner${i}`)));
    expect(tally(results)).toEqual({ accepted: 1, toy_taken: 11 });
    const owner = await kernel.store.holder('email', 'a@example.com');
    expect(await eventsOf(`talk-claim-${owner}`)).toHaveLength(1);
    expect(await kernel.store.holder('email', 'b@example.com')).toBeNull();
  });

  it('refuses streams that were not named', async () => {
    const run = (touch: 'read' | 'write') =>
      kernel.store.transact(
        { actor: 'system', key: randomUUID(), request: {}, reads: [gate.of('a')], writes: [] },
        (tx) => {
          if (touch === 'read') tx.state(purse.of('other'));
          else tx.append(gate.of('a'), { type: 'GateShut', data: {} });
        },
      );
    await expect(run('read')).rejects.toThrow('not among the streams');
    await expect(run('write')).rejects.toThrow('not among the streams');
  });

  it('EVT-02 starts from a snapshot and the events after it, and ignores one of another revision', async () => {
    await fill(kernel, 'long', 1_000);
    for (let i = 0; i < 210; i += 30) {
      await Promise.all(Array.from({ length: 30 }, () => say(kernel, { by: 'long', talkId: 'snapshots' })));
    }
    await eventually(async () =>
      expect(
        await kernel.database.query(`SELECT version FROM kernel.snapshots WHERE stream = 'purse-long'`),
      ).toHaveLength(1),
    );
    expect(await kernels[1]!.store.read(purse.of('long'))).toEqual({ credits: 790 });
    await kernel.database.query(
      `UPDATE kernel.snapshots SET revision = 0, state = '{"credits": 7}' WHERE stream = 'purse-long'`,
    );
    expect(await kernels[2]!.store.read(purse.of('long'))).toEqual({ credits: 790 });
  });
});
