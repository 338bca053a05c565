import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { Database } from './database.js';
import { limitDownload } from './download-limits.js';
import { inBackground } from './deadlines.js';
import { eventually, testDatabase } from '../../testing/kernel/index.js';

const KB = 1_024;
const chunks = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.alloc(64 * KB)));

describe('PRV-02 a download that stands still', () => {
  it('ends, and what it read from with it, when nobody reads for so long', async () => {
    const source = chunks(50);
    const ended = jest.fn();
    const limited = limitDownload(source, { idle: 50, total: 60_000 }, ended);
    const error = new Promise<Error>((resolve) => limited.once('error', resolve));
    limited.read(1);
    expect((await error).message).toMatch(/50 ms/);
    await eventually(() => expect(source.destroyed).toBe(true));
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('goes on for as long as somebody reads now and then', async () => {
    const ended = jest.fn();
    const limited = limitDownload(chunks(8), { idle: 600, total: 60_000 }, ended);
    let read = 0;
    for await (const chunk of limited) {
      read += (chunk as Buffer).length;
      await sleep(100);
    }
    expect(read).toBe(8 * 64 * KB);
    await eventually(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  it('ADM-05 gives its connection back although somebody goes on reading, a little now and then', async () => {
    const database = new Database(await testDatabase(), { size: 1 });
    const rows = database.stream('SELECT repeat(n::text, 1000) AS text FROM generate_series(1, 1000000) n');
    const source = Readable.from(
      (async function* () {
        for await (const row of rows) yield Buffer.from(JSON.stringify(row));
      })(),
      { objectMode: false },
    );
    const ended = jest.fn();
    const limited = limitDownload(source, { idle: 300, total: 900 }, ended);
    const slow = setInterval(() => limited.read(64 * KB), 50);
    const error = await new Promise<Error>((resolve) => limited.once('error', resolve));
    clearInterval(slow);
    expect(error.message).toMatch(/900 ms/);
    expect(await inBackground(() => database.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
    expect(ended).toHaveBeenCalledTimes(1);
    await database.close();
  });

  it('ends once, whether it was read to its end, was given up or its source failed', async () => {
    const ended = jest.fn();
    await buffer(limitDownload(chunks(2), { idle: 50, total: 60_000 }, ended));
    limitDownload(chunks(2), { idle: 50, total: 60_000 }, ended).destroy();
    const failing = limitDownload(
      new Readable({ read: function () { this.destroy(new Error('gone')); } }), // prettier-ignore
      { idle: 50, total: 60_000 },
      ended,
    );
    await expect(buffer(failing)).rejects.toThrow('gone');
    await eventually(() => expect(ended).toHaveBeenCalledTimes(3));
    await sleep(100);
    expect(ended).toHaveBeenCalledTimes(3);
  });
});
