import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { DecidePhoto } from '../src/members/photos/index.js';
import { testApp, type Answer, type TestApp, type TestBrowser } from './app.js';
import { caughtUp } from './caught-up.js';
import { signUp, type TestMember } from './members.js';

let app: TestApp;
let picture: Buffer;
let moderator: TestBrowser;
beforeAll(async () => {
  app = await testApp({ work: true });
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const login = { email: 'mira@example.com', password: 'long enough' };
  const added = new AddStaffMember({ actor: 'system', ...login, role: 'moderator', name: 'Mira', key: 'the first' });
  await app.nest.get(CommandBus).execute(added);
  moderator = app.console();
  await moderator.post('/admin/login', login);
});

/** Anna looks at Ben, who likes her and is open to visitors; each pair lives in a country of its own. */
interface Pair {
  anna: TestMember;
  ben: TestMember;
  country: string;
  chat: string;
  portrait: string;
}
const COUNTRIES = ['AT', 'BE', 'CH', 'ES', 'FR', 'GB', 'IE', 'IT', 'PL', 'US', 'CA', 'AU', 'NZ', 'DE', 'NL'];
const pathOf = (url: string) => url.replace(/^\/api/, '');

async function pair({ chatting }: { chatting: boolean }): Promise<Pair> {
  const country = COUNTRIES.shift()!;
  const anna = await signUp(app, 'Anna', { country, credits: 500, gender: 'female', sought_gender: 'male' });
  const ben = await signUp(app, `Ben${country}`, { country, credits: 500, gender: 'male', sought_gender: 'female' });
  const { body } = await ben.browser.upload('/photos', 'photo', picture);
  const decision = { staffId: 'system', key: randomUUID(), photoId: body.photos[0].id, decision: { approved: true } };
  await app.nest.get(CommandBus).execute(new DecidePhoto(decision as never));
  await ben.browser.put('/profile/visitors', { open: true });
  await ben.browser.put(`/members/${anna.id}/like`);
  const chat: string = (await ben.browser.post('/chats', { profile_id: anna.id })).body.id;
  await anna.browser.post('/chats', { profile_id: ben.id });
  if (chatting) expect(outcome(await write({ by: ben, chat }))).toBe(true);
  await caughtUp(app);
  const { main_image } = (await anna.browser.get(`/members/${ben.id}`)).body;
  return { anna, ben, country, chat, portrait: pathOf(main_image.url) };
}

const write = ({ by, chat }: { by: TestMember; chat: string }) =>
  by.browser.post(`/chats/${chat}/messages`, { body: 'Hallo', price: 10 }, { key: randomUUID() });

/** What came of it: `true`, or the code of the refusal. */
const outcome = ({ status, body }: Answer): true | string => (status < 300 ? true : (body?.code ?? String(status)));
const names = (found: { id: string }[], { id }: { id: string }) => found.some((one) => one.id === id);

/** Every place where one member meets another, each asked as its screen asks. */
const SURFACES: Record<string, (pair: Pair) => Promise<boolean | string>> = {
  search: async ({ anna, ben, country }) =>
    names((await anna.browser.get(`/members?country=${country}&gender=male`)).body.profiles, ben),
  'the deck': async ({ anna, ben }) => names((await anna.browser.get('/swipe-game')).body.profiles, ben),
  profile: async ({ anna, ben }) => outcome(await anna.browser.get(`/members/${ben.id}`)),
  portrait: async ({ anna, portrait }) => outcome(await anna.browser.get(portrait)),
  likes: async ({ anna, ben }) => names((await anna.browser.get('/likes')).body.liked_by, ben),
  'chat list': async ({ anna, chat }) => names((await anna.browser.get('/chats')).body.chats, { id: chat }),
  conversation: async ({ anna, chat }) => outcome(await anna.browser.get(`/chats/${chat}`)),
  'told to be online': async ({ anna, chat: id }) => {
    const { chats } = (await anna.browser.get('/chats')).body as { chats: { id: string }[] };
    const told = [...chats.filter((one) => one.id === id), (await anna.browser.get(`/chats/${id}`)).body];
    return told.some(({ profile }) => profile.online);
  },
  "visitor's card": async ({ ben }) => outcome(await app.browser().get(`/visitor-cards/${ben.id}`)),
  landing: async ({ ben }) => {
    const page = await fetch(`${app.origin}/members/${ben.id}/landing`, { redirect: 'manual' });
    return (await page.text()).includes(ben.name);
  },
  message: async ({ anna, chat }) => outcome(await write({ by: anna, chat })),
  gift: async ({ anna, chat }) =>
    outcome(
      await anna.browser.post(`/chats/${chat}/messages`, { body: '', price: 10, gift: 'rose' }, { key: randomUUID() }),
    ),
  photo: async ({ anna, chat }) =>
    outcome(await anna.browser.upload(`/chats/${chat}/photos?price=20`, 'photo', picture, { key: randomUUID() })),
  like: async ({ anna, ben }) => outcome(await anna.browser.put(`/members/${ben.id}/like`)),
};

type Outcomes = Record<string, boolean | string>;
const LISTS = ['search', 'the deck', 'likes'];
const HIDDEN = [...LISTS, 'told to be online'];
const OPEN: Outcomes = Object.fromEntries(Object.keys(SURFACES).map((surface) => [surface, true]));
const all = (surfaces: string[], value: boolean | string): Outcomes =>
  Object.fromEntries(surfaces.map((surface) => [surface, value]));
const WAYS = ['message', 'gift', 'photo', 'like'];
/** Out of every list; what was written stays with whoever has it (CHT-05). */
const GONE: Outcomes = {
  ...OPEN,
  ...all(HIDDEN, false),
  ...all(WAYS, 'profile_not_available'),
  profile: 'member_not_found',
  portrait: 'photo_not_found',
  "visitor's card": 'member_not_found',
  landing: false,
};
/** Nor does a stranger learn that they are there. */
const UNKNOWN: Outcomes = { ...GONE, ...all(WAYS, 'member_not_found') };

const invisible = ({ ben }: Pair) => ben.browser.put('/profile/invisible', { invisible: true });

const hiding = ({ id }: TestMember) =>
  moderator.post(`/admin/members/${id}/hide-profile`, { ground: 'spam', reason: 'Adverts' });
const hidden = ({ ben }: Pair) => hiding(ben);

interface Case {
  relation: string;
  chatting: boolean;
  become?: (pair: Pair) => Promise<Answer>;
  outcomes: Outcomes;
}
const CASES: Case[] = [
  { relation: 'a stranger', chatting: false, outcomes: OPEN },
  { relation: 'one who has written', chatting: true, outcomes: OPEN },
  {
    relation: 'PRO-07 one whom the viewer blocks',
    chatting: true,
    become: ({ anna, ben }) => anna.browser.post(`/members/${ben.id}/block`),
    outcomes: { ...OPEN, ...all(HIDDEN, false), ...all(WAYS, 'member_blocked') },
  },
  {
    relation: 'PRO-07 one who blocks the viewer',
    chatting: true,
    become: ({ anna, ben }) => ben.browser.post(`/members/${anna.id}/block`),
    outcomes: { ...GONE, profile: 'profile_not_available', "visitor's card": true, landing: true },
  },
  { relation: 'PRO-08 an invisible stranger', chatting: false, become: invisible, outcomes: UNKNOWN },
  {
    relation: 'PRO-08 an invisible one who has written',
    chatting: true,
    become: invisible,
    outcomes: { ...OPEN, ...all(['search', 'the deck', 'landing'], false), "visitor's card": 'member_not_found' },
  },
  {
    relation: 'ADM-02 one whom staff disabled',
    chatting: true,
    become: ({ ben }) => moderator.post('/admin/members/disable', { ids: [ben.id], reason: 'Adverts' }),
    outcomes: GONE,
  },
  {
    relation: 'ADM-02 a stranger whose profile staff hid',
    chatting: false,
    become: hidden,
    outcomes: UNKNOWN,
  },
  {
    relation: 'ADM-02 one who has written, whose profile staff hid',
    chatting: true,
    become: hidden,
    outcomes: { ...GONE, ...all(['message', 'gift', 'photo', 'told to be online'], true) },
  },
  {
    relation: 'ADM-02 a stranger, for one whose own profile staff hid',
    chatting: false,
    become: ({ anna }) => hiding(anna),
    outcomes: { ...OPEN, ...all(WAYS, 'own_profile_hidden') },
  },
  {
    relation: 'ADM-02 one who has written, for one whose own profile staff hid',
    chatting: true,
    become: ({ anna }) => hiding(anna),
    outcomes: { ...OPEN, like: 'own_profile_hidden' },
  },
  {
    relation: 'ACC-12 one who has left',
    chatting: true,
    become: ({ ben }) => ben.browser.post('/user/deletion', { password: 'correct horse', reason: 'break' }),
    outcomes: GONE,
  },
];

describe('CHT-07 where another member is met, and what can be sent to them', () => {
  it.each(CASES)('$relation', async ({ chatting, become, outcomes }) => {
    const two = await pair({ chatting });
    if (become) expect(outcome(await become(two))).toBe(true);
    await caughtUp(app);
    const found: Outcomes = {};
    for (const [surface, ask] of Object.entries(SURFACES)) found[surface] = await ask(two);
    // In a stranger's conversation nothing has been sent: it is in no list (CHT-03).
    expect(found).toEqual({ ...outcomes, 'chat list': chatting });
  });
});
