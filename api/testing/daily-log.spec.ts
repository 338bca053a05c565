import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

interface DailyLog {
  dailyLog(file: string, options: { now: () => Date }): { write(text: string): void };
}
const script: string = new URL('../../scripts/daily-log.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'logs-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('PRV-02 the log of npm start', () => {
  it('begins anew each day, and days are kept for 30', async () => {
    const { dailyLog } = (await import(script)) as DailyLog;
    let now = new Date();
    const day = () => now.toISOString().slice(0, 10);
    const file = join(folder, 'api.log');
    const log = dailyLog(file, { now: () => now });
    const first = day();
    log.write('first\n');
    log.write('still the first\n');
    for (let i = 1; i <= 31; i++) {
      now = new Date(now.getTime() + 86_400_000);
      log.write(`day ${i}\n`);
    }
    expect(readFileSync(file, 'utf8')).toBe('day 31\n');
    const aside = readdirSync(folder).filter((name) => name !== 'api.log');
    expect(aside).toHaveLength(30);
    expect(aside).not.toContain(`api.log.${first}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('goes on where it was when started again the same day', async () => {
    const { dailyLog } = (await import(script)) as DailyLog;
    const file = join(folder, 'again.log');
    const now = () => new Date();
    dailyLog(file, { now }).write('one\n');
    dailyLog(file, { now }).write('two\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  });
});
