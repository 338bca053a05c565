import { describe, expect, it } from 'vitest';
import type { Job, JobOptions } from './policy.js';
import { defineJob } from './policy.js';
import { HOURLY, nightlyAt, Schedule } from './schedule.js';
import { TestClock } from './testing/index.js';

const sweep = defineJob('toy-sweep');

function scheduled(now: string, role: 'all' | 'api' | 'worker' = 'all') {
  const queued: JobOptions[] = [];
  const jobs = { enqueue: async (_job: Job, _payload: object, options: JobOptions) => void queued.push(options) };
  return { queued, schedule: new Schedule(jobs, new TestClock(new Date(now)), { role }) };
}

describe('PRV-02 work that comes round', () => {
  it.each([
    ['2026-03-01T02:59:59.999Z', '2026-03-01T03:30:00.000Z'],
    ['2026-03-01T03:29:59.999Z', '2026-03-01T03:30:00.000Z'],
    // It is on just now: the next one is tomorrow's.
    ['2026-03-01T03:30:00.000Z', '2026-03-02T03:30:00.000Z'],
    ['2026-03-31T23:00:00.000Z', '2026-04-01T03:30:00.000Z'],
  ])('every night at half past three: at %s it is %s', async (now, next) => {
    const { queued, schedule } = scheduled(now);
    await schedule.begin(sweep, nightlyAt(3.5));
    expect(queued.map(({ runAt }) => runAt!.toISOString())).toEqual([next]);
  });

  it('has one key for each time, which processes and retries share', async () => {
    const { queued, schedule } = scheduled('2026-03-01T10:20:00.000Z');
    await schedule.begin(sweep, HOURLY);
    await schedule.next(sweep, HOURLY);
    const later = scheduled('2026-03-01T11:00:00.000Z');
    await later.schedule.next(sweep, HOURLY);
    expect(queued[0]!.runAt!.toISOString()).toBe('2026-03-01T11:00:00.000Z');
    expect(queued[1]).toEqual(queued[0]);
    expect(later.queued[0]!.key).not.toBe(queued[0]!.key);
  });

  it('does not begin in a process that only answers requests', async () => {
    const { queued, schedule } = scheduled('2026-03-01T10:20:00.000Z', 'api');
    await schedule.begin(sweep, HOURLY);
    expect(queued).toEqual([]);
  });
});
