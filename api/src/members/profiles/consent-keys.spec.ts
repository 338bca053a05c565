import { expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/index.js';
import { forgetConsentPolicy } from './consent-keys.js';
import type { ProfileEvent } from './profile.events.js';

type Withdrawn = RecordedEvent<Extract<ProfileEvent, { type: 'ConsentWithdrawn' }>>;

it('PRO-01 PRV-01 each consent that is withdrawn has a job of its own, also two at once', () => {
  const at = '2026-03-01T12:00:00.000Z';
  const jobs = (['interests', 'appearance'] as const).flatMap((purpose, version) => {
    const data = { purpose, givenAt: at, at };
    return forgetConsentPolicy.on.ConsentWithdrawn!({ streamId: 'ann', version, data } as unknown as Withdrawn);
  });
  expect(jobs.map(({ payload }) => payload)).toMatchObject([{ purpose: 'interests' }, { purpose: 'appearance' }]);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(2);
});
