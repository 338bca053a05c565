import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deadline, withDeadline, type RequestDeadline } from '../../kernel/deadlines.js';
import { busy as busyError, type Log } from '../../kernel/index.js';
import type { Confinement } from './confinement.js';
import { Renderer } from './renderer.js';
import type { Rendering } from './renditions.js';
import { UploadMutex } from './upload-mutex.js';

const picture: Rendering = {
  width: 900,
  height: 1200,
  placeholder: 'data:image/webp;base64,AAAA',
  renditions: { original: Buffer.of(1), card: Buffer.of(2), thumb: Buffer.of(3), blurred: Buffer.of(4) },
};
const file = (n: number | string) => ({ path: `/incoming/${n}`, sha256: `hash ${n}` });
const busy = { code: 'busy' };

let renderer: Renderer;
afterEach(() => renderer.onModuleDestroy());

/** Decoders that draw when they are told to. */
function decoders() {
  renderer = new Renderer({ warn: () => undefined } as unknown as Log);
  const asked: { path: string; draw: (rendering?: Rendering) => void }[] = [];
  const inside = renderer as unknown as {
    take: () => Promise<void>;
    ask: (worker: void, path: string) => Promise<Rendering>;
  };
  jest.spyOn(inside, 'take').mockResolvedValue();
  jest.spyOn(inside, 'ask').mockImplementation((_worker, path) => {
    const { promise, resolve } = Promise.withResolvers<Rendering>();
    asked.push({ path, draw: (rendering = picture) => resolve(rendering) });
    return promise;
  });
  const paths = async () => {
    await turn();
    return asked.map(({ path }) => path);
  };
  return { asked, paths };
}

describe('PRO-02 pictures of many at once', () => {
  it('are drawn two at a time, in the order in which they came', async () => {
    const { asked, paths } = decoders();
    const all = [1, 2, 3, 4].map((n) => renderer.render(file(n)));
    expect(await paths()).toEqual(['/incoming/1', '/incoming/2']);
    asked[1]!.draw();
    expect(await paths()).toEqual(['/incoming/1', '/incoming/2', '/incoming/3']);
    for (let i = 0; i < 4; i++) {
      await turn();
      asked[i]!.draw();
    }
    expect(await Promise.all(all)).toEqual([picture, picture, picture, picture]);
  });

  it('of whoever sends twelve are drawn one in each round, and everybody else’s between them', async () => {
    const { asked, paths } = decoders();
    const turns = new UploadMutex();
    const send = (member: string, n: number) => turns.run(member, () => renderer.render(file(`${member} ${n}`)));
    const all = [
      ...Array.from({ length: 12 }, (_, n) => send('anna', n)),
      ...[send('ben', 0), send('cora', 0), send('cora', 1), send('dora', 0)],
    ];
    for (let i = 0; i < all.length; i++) {
      await turn();
      asked[i]!.draw();
    }
    await Promise.all(all);
    const firstRounds = ['anna 0', 'ben 0', 'cora 0', 'dora 0', 'anna 1', 'cora 1', 'anna 2', 'anna 3'];
    expect((await paths()).slice(0, 8)).toEqual(firstRounds.map((name) => `/incoming/${name}`));
  });

  it('leave their deadline as it was, however long they wait and are drawn', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { asked, paths } = decoders();
    const request: RequestDeadline = { until: 3500 };
    const left = withDeadline(request, async () => {
      await renderer.render(file(1));
      return deadline() - Date.now();
    });
    await paths();
    expect(request.until).toBe(Infinity);
    now.mockReturnValue(60_000);
    asked[0]!.draw();
    expect(await left).toBe(3500);
    now.mockRestore();
  });

  it('are not drawn again for who sends one again, unless it could not be drawn', async () => {
    const { asked, paths } = decoders();
    const first = renderer.render(file(1));
    // The sender's browser has given up on the first answer.
    const again = renderer.render(file(1));
    await paths();
    asked[0]!.draw();
    asked[1]!.draw({ problem: 'not_readable' });
    expect(await first).toEqual(picture);
    await again.catch(() => undefined);
    expect(await renderer.render(file(1))).toEqual(picture);
    expect(asked).toHaveLength(2);

    const bad = renderer.render(file(2));
    await paths();
    asked[2]!.draw({ problem: 'not_readable' });
    await expect(bad).rejects.toMatchObject({ code: 'photo_not_readable' });
    void renderer.render(file(2));
    expect(await paths()).toHaveLength(4);
  });

  it('are dropped when their sender leaves while they wait', async () => {
    const { asked, paths } = decoders();
    const leaving = new AbortController();
    const drawn = [renderer.render(file(1)), renderer.render(file(2))];
    const left = withDeadline({ until: 1e15, gone: leaving.signal }, () => renderer.render(file(3)));
    const last = renderer.render(file(4));
    await paths();
    leaving.abort();
    await expect(left).rejects.toMatchObject(busy);
    await expect(
      withDeadline({ until: 1e15, gone: leaving.signal }, () => renderer.render(file(5))),
    ).rejects.toMatchObject(busy);
    for (let i = 0; i < 3; i++) {
      await turn();
      asked[i]!.draw();
    }
    await Promise.all([...drawn, last]);
    expect(await paths()).toEqual(['/incoming/1', '/incoming/2', '/incoming/4']);
  });

  it('CLI-05 are refused at once where forty wait, until those are drawn at the pace that was measured', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { asked, paths } = decoders();
    // Many that take a second each.
    for (let n = 0; n < 60; n++) {
      const one = renderer.render(file(100 + n));
      await paths();
      now.mockReturnValue((n + 1) * 1_000);
      asked.pop()!.draw();
      await one;
    }
    const waiting = Array.from({ length: 42 }, (_, n) => renderer.render(file(n)));
    for (const one of waiting) one.catch(() => undefined);
    await expect(renderer.render(file(99))).rejects.toMatchObject({ ...busy, params: { seconds: 21 } });
    expect(await paths()).toHaveLength(2);
    now.mockRestore();
  });

  it('are drawn once the machine finds the time to start a decoder, though it did not before', async () => {
    renderer = new Renderer({ warn: () => undefined } as unknown as Log);
    const inside = renderer as unknown as { confine: () => Promise<Confinement>; ask: () => Promise<Rendering> };
    const confine = jest.spyOn(inside, 'confine').mockRejectedValueOnce(busyError({}));
    confine.mockResolvedValue({ args: () => ['-c', 'exit'], networkless: true, apart: true });
    jest.spyOn(inside, 'ask').mockResolvedValue(picture);
    await expect(renderer.render(file(1))).rejects.toMatchObject(busy);
    expect(await renderer.render(file(1))).toEqual(picture);
  });

  it('CLI-05 are told to come again where the machine gave the decoder no time: nothing is wrong with the file', async () => {
    renderer = new Renderer({ warn: () => undefined } as unknown as Log);
    const answer = new PassThrough();
    const worker = {
      stdin: new PassThrough().resume(),
      stdio: [null, null, null, answer],
      kill: () => answer.destroy(),
    };
    jest
      .spyOn(renderer as unknown as { take: () => Promise<unknown> }, 'take')
      .mockImplementation(() => Promise.resolve(worker));
    const wait = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((late: () => void) => {
      setImmediate(late);
      return { unref: () => undefined };
    }) as never);
    const one = renderer.render({ path: import.meta.filename, sha256: 'starved' });
    await expect(one).rejects.toMatchObject({ ...busy, params: { seconds: expect.any(Number) } });
    wait.mockRestore();
  });
});
