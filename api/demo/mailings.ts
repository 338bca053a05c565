import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database, Followers } from '../src/kernel/index.js';
import type { Chronicle } from './calendar.js';
import type { Inhabitant } from './inhabitants.js';
import { logIn } from './staff.js';
import type { Visitor } from './visitor.js';
import { NEWS, OFFER } from './words/mailings.js';

const FOR_ALL = { brand: null, country: null, gender: null, premium: null };

/** Some members ask for offers, fewer for news; one mailing is written for each. */
export function writeMailings(
  chronicle: Chronicle,
  crowd: readonly Inhabitant[],
  visitorOf: (person: Inhabitant) => Promise<Visitor>,
  finance: () => Promise<Visitor>,
): void {
  const askers = crowd.filter(({ silent, fictional }) => !silent && !fictional).filter((_, number) => number % 5 === 0);
  if (askers.length === 0) return;
  for (const [number, person] of askers.entries()) {
    chronicle.at(person.joined - 1, async () => {
      const wishes = { promotions: true, ...(number % 2 === 0 && { news: true }) };
      await (await visitorOf(person)).put('/notifications', `wishes ${person.email}`, wishes);
    });
  }
  for (const [hoursAgo, mailing] of [
    [26, OFFER],
    [4, NEWS],
  ] as const) {
    chronicle.at(hoursAgo, async () =>
      (await finance()).post('/admin/campaigns', `mailing ${mailing.name}`, { ...mailing, ...FOR_ALL }),
    );
  }
}

/** How long what follows the log may take to know of all that was made, in tries 250 ms apart. */
const TRIES = 240;

/**
 * Sends the mailing that waits for it, once. Who asked for it is known when what follows the log has caught up, which
 * begins after the demo world is made: so this is the present, not its past.
 */
export async function sendMailing(nest: NestFastifyApplication, console: string): Promise<void> {
  const draft = await nest
    .get(Database)
    .one<{ campaign_id: string }>(
      `SELECT campaign_id FROM read.campaigns WHERE name = $1 AND status = 'draft' ORDER BY written_at LIMIT 1`,
      [OFFER.name],
    );
  if (!draft) return;
  const followers = nest.get(Followers);
  for (let tries = 0; !(await followers.keepUp(0)); tries++) {
    if (tries === TRIES) return;
    await new Promise((resolve) => setTimeout(resolve, 250).unref());
  }
  const finance = await logIn(console, 'finance', ' to send a mailing');
  await finance.post(`/admin/campaigns/${draft.campaign_id}/send`, 'send the mailing', {
    version: 1,
    reason: 'The offer of this month',
  });
}
