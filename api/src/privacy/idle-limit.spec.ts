import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { limitIdle } from './idle-limit.js';
import { eventually } from '../kernel/testing/index.js';

const KB = 1_024;
const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(64 * KB)));

describe('PRV-02 a download that stands still', () => {
  it('ends, and what it read from with it, when nobody reads for so long', async () => {
    const source = chunks(50);
    const ended = vi.fn();
    const limited = limitIdle(source, { idle: 50, ended });
    const error = new Promise<Error>((resolve) => limited.once('error', resolve));
    limited.read(1);
    expect((await error).message).toMatch(/50 ms/);
    await eventually(() => expect(source.destroyed).toBe(true));
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('goes on for as long as somebody reads now and then', async () => {
    const ended = vi.fn();
    const limited = limitIdle(chunks(8), { idle: 600, ended });
    let read = 0;
    for await (const chunk of limited) {
      read += (chunk as Buffer).length;
      await sleep(100);
    }
    expect(read).toBe(8 * 64 * KB);
    await eventually(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  it('ends once, whether it was read to its end, was given up or its source failed', async () => {
    const ended = vi.fn();
    await buffer(limitIdle(chunks(2), { idle: 50, ended }));
    limitIdle(chunks(2), { idle: 50, ended }).destroy();
    const failing = limitIdle(
      new Readable({ read: function () { this.destroy(new Error('gone')); } }), // prettier-ignore
      { idle: 50, ended },
    );
    await expect(buffer(failing)).rejects.toThrow('gone');
    await eventually(() => expect(ended).toHaveBeenCalledTimes(3));
    await sleep(100);
    expect(ended).toHaveBeenCalledTimes(3);
  });
});
