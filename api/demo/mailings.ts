import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock, Database, Followers } from '../src/kernel/index.js';
import type { Chronicle } from './calendar.js';
import type { Inhabitant } from './inhabitants.js';
import { logIn } from './staff.js';
import type { Visitor } from './visitor.js';
import { MISTAKEN, NEWS, OFFER } from './words/mailings.js';

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
    [27, MISTAKEN],
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
 * What only a site that runs can do, once: the last month is closed, one mailing is sent, and another is stopped as soon
 * as it was. Who asked for it is known when what follows the log has caught up, which begins after the demo world is
 * made: so this is the present, not its past.
 */
export async function beginBusiness(nest: NestFastifyApplication, console: string): Promise<void> {
  const written = await nest
    .get(Database)
    .query<{ campaign_id: string; name: string; status: string }>(
      'SELECT campaign_id, name, status FROM read.campaigns WHERE name = ANY ($1) ORDER BY written_at',
      [[OFFER.name, MISTAKEN.name]],
    );
  const [offer, mistaken] = [OFFER, MISTAKEN].map((mailing) => written.find(({ name }) => name === mailing.name));
  if (offer?.status !== 'draft') return;
  const followers = nest.get(Followers);
  for (let tries = 0; !(await followers.keepUp(0)); tries++) {
    if (tries === TRIES) return;
    await new Promise((resolve) => setTimeout(resolve, 250).unref());
  }
  const finance = await logIn(console, 'finance', ' to send a mailing');
  await closeMonth(finance, nest.get(Clock).now());
  const act = (mailing: { campaign_id: string }, what: string, body: object) =>
    finance.post(`/admin/campaigns/${mailing.campaign_id}/${what}`, `${what} ${mailing.campaign_id}`, body);
  const now = { version: 1, reason: 'De aanbieding van deze maand' };
  if (mistaken) {
    await act(mistaken, 'send', now);
    await act(mistaken, 'stop', { reason: 'De tekst noemt het verkeerde weekend.' });
  }
  // The last of it: a site that is stopped before it does all of it again, of which the keys make once.
  await act(offer, 'send', now);
}

async function closeMonth(finance: Visitor, now: Date): Promise<void> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  await finance.post('/admin/months', `close ${month}`, { month, language: 'nl' });
}
