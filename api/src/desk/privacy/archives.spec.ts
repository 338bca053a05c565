import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { withDeadline } from '../../kernel/deadlines.js';
import { Archives } from './archives.js';
import type { OwnData, OwnFile } from './own-data.js';

const file = (read: OwnFile['read']): OwnFile => ({ name: 'one.json', compress: true, read });
const archives = (...files: OwnFile[]) => new Archives({ files: () => Promise.resolve(files) } as unknown as OwnData);
const allowed = () => Promise.resolve();

describe('PRV-02 an archive of own data', () => {
  it('ends where something of it cannot be read, and nothing else does; its place is free again', async () => {
    const broken = archives(
      // oxlint-disable-next-line require-yield
      file(async function* () {
        await Promise.resolve();
        throw new Error('unreadable');
      }),
    );
    for (let i = 0; i < 3; i++) await expect(buffer(await broken.pack('anna', allowed))).rejects.toThrow('unreadable');
  });

  it('waits for one of the two under way, within its request’s time, and is not counted as taken before', async () => {
    const large = archives(
      file(async function* () {
        for (let i = 0; i < 256; i++) yield await Promise.resolve(randomBytes(64 * 1_024));
      }),
    );
    const [first, second] = await Promise.all([large.pack('anna', allowed), large.pack('ben', allowed)]);
    const asked: string[] = [];
    const pack = (memberId: string) => large.pack(memberId, async () => void asked.push(memberId));
    await expect(withDeadline({ until: Date.now() + 20 }, () => pack('cora'))).rejects.toMatchObject({ code: 'busy' });
    const waiting = pack('dora');
    expect(asked).toEqual([]);
    first.destroy();
    const third = await waiting;
    expect(asked).toEqual(['dora']);
    second.destroy();
    expect((await buffer(third)).length).toBeGreaterThan(16 * 1_024 * 1_024);
  });

  it('holds what can be read', async () => {
    const whole = archives(
      file(async function* () {
        yield await Promise.resolve('[]\n');
      }),
    );
    expect((await buffer(await whole.pack('anna', allowed))).subarray(0, 2).toString()).toBe('PK');
  });
});
