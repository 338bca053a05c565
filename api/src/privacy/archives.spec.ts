import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { Archives } from './archives.js';
import type { OwnData, OwnFile } from './own-data.js';

const file = (read: OwnFile['read']): OwnFile => ({ name: 'one.json', compress: true, read });
const archives = (...files: OwnFile[]) => new Archives({ files: () => Promise.resolve(files) } as unknown as OwnData);
const allowed = () => Promise.resolve();

describe('PRV-02 an archive of own data', () => {
  it('ends where something of it cannot be read, and nothing else does; its place is free again', async () => {
    const broken = archives(
      // eslint-disable-next-line require-yield
      file(async function* () {
        await Promise.resolve();
        throw new Error('unreadable');
      }),
    );
    for (let i = 0; i < 3; i++) await expect(buffer(await broken.pack('anna', allowed))).rejects.toThrow('unreadable');
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
