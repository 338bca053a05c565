import { describe, expect, it } from '@jest/globals';
import { testApp } from '../testing/app.js';
import { eventually } from '../testing/kernel/index.js';
import { Encounters } from './encounters.js';
import { inhabitants } from './inhabitants.js';
import { beginBusiness } from './mailings.js';
import { PEOPLE } from './people.js';
import { Recorded } from './recorded.js';
import { PASSWORD } from './staff.js';
import { makeWorld } from './world.js';

interface ChatItem {
  profile: { name: string };
  num_unread_messages: number;
  messages: { gift?: string }[];
}

/**
 * What every screen of the console can show, by the event that makes it so; but for objections to a decision, for which a
 * world this small has too few conversations.
 */
const STATES = [
  'PaymentDeclined',
  'ChargebackAccepted',
  'ChargebackDisputed',
  'ChargebackLost',
  'ChargebackReversed',
  'DebtSettled',
  'DebtWrittenOff',
  'GoodwillProposed',
  'GoodwillGranted',
  'RefundProposed',
  'ProposalApproved',
  'ProposalDropped',
  'ComplaintHandedOver',
  'CampaignStopped',
  'MonthClosed',
];

const HOUR = 60 * 60 * 1000;
const MEMBERS = 36;

describe('the inhabitants of the demo world', () => {
  it('are the same in every run', () => expect(inhabitants(200)).toEqual(inhabitants(200)));

  it('are 200 adults of many places, ten of them fictional', () => {
    const all = inhabitants(200);
    const here = (country: string) => all.filter((one) => one.country === country).length;
    expect(new Set(all.map(({ email }) => email)).size).toBe(200);
    expect(all.filter(({ fictional }) => fictional)).toHaveLength(10);
    expect(new Set(all.map(({ country }) => country)).size).toBeGreaterThan(8);
    expect(here('NL')).toBeGreaterThan(here('BE'));
    expect(here('BE') + here('DE')).toBeGreaterThan(60);
    expect(all.every(({ date_of_birth }) => Number(date_of_birth.slice(0, 4)) <= 2026 - 20)).toBe(true);
  });

  it('a smaller world is the beginning of the large one', () =>
    expect(inhabitants(200).slice(0, MEMBERS)).toEqual(inhabitants(MEMBERS)));
});

describe('the demo world', () => {
  it('is made once, and made to its end when it was cut off', async () => {
    const app = await testApp({ env: { STAFF_SECOND_FACTOR: 'optional' } });
    const end = Date.now();
    const site = (stops: number) => {
      const goTo = (hoursAgo: number) => {
        if (hoursAgo < stops) throw new Error('cut off');
        app.clock.set(new Date(end - hoursAgo * HOUR));
      };
      return { nest: app.nest, console: app.consoleOrigin, calendar: { goTo } };
    };
    const counts = async () => {
      const rows = await app.kernel.database.query<{ type: string; n: number }>(
        // Jobs count steps for the report of advertising a moment later.
        "SELECT type, count(*) AS n FROM kernel.events WHERE stream NOT LIKE 'attribution-%' GROUP BY type",
      );
      return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
    };
    const recorded = new Recorded();
    const noted = (stops: number) => ({ ...site(stops), calendar: recorded.noted(site(stops).calendar) });
    await expect(makeWorld(noted(25), MEMBERS)).rejects.toThrow('cut off');
    await makeWorld(noted(0), MEMBERS);
    await recorded.tell(app.kernel.database);
    await app.kernel.work(app.handlers);
    const people = inhabitants(MEMBERS);
    const { talks, likes } = new Encounters(people, PEOPLE.length);
    const photos = people.flatMap((person) => person.photos.map(({ fate }) => fate));
    const all = {
      SignedUp: MEMBERS,
      EmailConfirmed: people.filter(({ silent }) => !silent).length,
      ProfileMarkedFictional: people.filter(({ fictional }) => fictional).length,
      // With the gifts of three who leave a debt.
      MessageSent: talks.flatMap(({ lines }) => lines).length + 3,
      ChatPhotoSent: 1,
      MemberLiked: likes.length,
      PhotoAdded: photos.length,
      PhotoApproved: photos.filter((fate) => fate === 'active').length,
      PhotoRejected: photos.filter((fate) => fate === 'rejected').length,
      StaffMemberAdded: 3,
      DiscountDefined: 2,
      DiscountStopped: 1,
      RefundRequested: 6,
      DebitReturned: 1,
      DebitPayBackAsked: 1,
      RefundRefused: 1,
      // One as its member asked, one as finance proposed.
      RefundPaidOut: 2,
      CampaignWritten: 3,
    };
    await eventually(async () => expect(await counts()).toMatchObject(all), { timeout: 120_000 });
    const first = await counts();
    await makeWorld(site(0), MEMBERS);
    expect(await counts()).toEqual(first);

    const anna = app.browser();
    expect((await anna.post('/user', { email: 'anna@example.com', password: PASSWORD })).status).toBe(200);
    const { chats } = (await anna.get('/chats')).body as { chats: ChatItem[] };
    const unread = Object.fromEntries(
      chats.map(({ profile, num_unread_messages }) => [profile.name, num_unread_messages]),
    );
    expect(unread).toEqual({ Ruben: 1, Daan: 0, Thijs: 0 });
    // A newcomer sees at once what a gift is.
    expect(chats.find(({ profile }) => profile.name === 'Daan')!.messages[0]!.gift).toBe('rose');
    expect((await anna.get('/user')).body.num_new_likes).toBe(2);
    const admin = app.console();
    await admin.post('/admin/login', { email: 'admin@example.com', password: PASSWORD });
    expect((await admin.get('/admin/session')).body.role).toBe('admin');

    const cases = (await admin.get('/admin/cases')).body as { kind: string; reported: { name: string } }[];
    expect(cases).toContainEqual(
      expect.objectContaining({ kind: 'message', reported: expect.objectContaining({ name: 'Mila' }) }),
    );

    // A member as of an instant is what the member's page says of that time.
    const list = (await admin.get('/admin/members?range=[0,99]')).body as { id: string; signup_date: string }[];
    expect(list).toHaveLength(MEMBERS);
    for (const { id, signup_date } of list) {
      const at = (seconds: number) => new Date(Date.parse(signup_date) + seconds * 1000).toISOString();
      const asOf = await admin.get(`/admin/members/${id}/as-of?at=${at(-1)}&beside=${at(1)}`);
      const [before, after] = (asOf.body as { states: { status: string; signup_date: string | null }[] }).states;
      expect([before!.status, after!.signup_date]).toEqual(['none', signup_date]);
    }

    for (const _ of ['sent', 'sent already']) await beginBusiness(app.nest, app.consoleOrigin);
    const mailings = async () => (await admin.get('/admin/campaigns')).body as { status: string; num_mailed: number }[];
    await eventually(async () =>
      expect(await mailings()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ status: 'draft', kind: 'news', num_mailed: 0 }),
          expect.objectContaining({ status: 'sent', kind: 'promotions', num_mailed: 3 }),
          expect.objectContaining({ status: 'stopped', kind: 'promotions' }),
        ]),
      ),
    );

    const missing = async () => {
      const events = await counts();
      return STATES.filter((state) => !(state in events));
    };
    await eventually(async () => expect(await missing()).toEqual([]), { timeout: 120_000 });
    const waiting = async (list: string, filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter));
      return ((await admin.get(`/admin/${list}?filter=${query}`)).body as object[]).length;
    };
    for (const [list, filter] of [
      ['chargebacks', { status: 'open' }],
      ['proposals', { status: 'waiting' }],
      ['payments', { status: 'pending' }],
      ['complaints', { kind: 'illegal' }],
    ] as const)
      expect([list, await waiting(list, filter)]).not.toEqual([list, 0]);
  }, 600_000);
});
