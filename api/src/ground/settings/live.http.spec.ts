import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Answer, type TestApp } from '../../../testing/app.js';
import { makePremium, signUp } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { eventually } from '../../../testing/kernel/index.js';
import { Settings } from './current-settings.js';
import { fromView, toWholeView, type SettingsView } from './settings-view.js';
import { DEFAULTS } from './settings.values.js';

interface Effect {
  changes: Partial<SettingsView>;
  /** What a user does at another process, and the expected answer. */
  meet: () => Promise<Pick<Answer, 'status' | 'body'>>;
  answer: object;
}

let office: TestApp;
let site: TestApp;
beforeAll(async () => {
  office = await testApp();
  site = await testApp({ databaseUrl: office.kernel.database.url, env: { TRUST_PROXY: '1' } });
});

const defaults = toWholeView(DEFAULTS);
/** Resolves once the process under test knows the change. */
async function settle(changes: Partial<SettingsView>) {
  await setSettings(office, changes);
  const wanted = fromView(changes);
  const there = site.nest.get(Settings, { strict: false });
  const heard = () => isDeepStrictEqual({ ...there.current(), ...wanted }, there.current());
  await eventually(() => expect(heard()).toBe(true), { interval: 10 });
}

const form = (change: object = {}) => ({
  email: `${randomUUID()}@example.org`,
  name: 'Noor',
  password: 'correct horse',
  date_of_birth: '1990-05-17',
  gender: 'female',
  country: 'NL',
  terms: true,
  ...change,
});
const join = async (change?: object) => site.browser().post('/signup', form(change));
const member = (options?: Parameters<typeof signUp>[2]) => signUp(site, 'Noor', options);

async function write(body: string) {
  const [from, to] = await Promise.all([member(), member()]);
  const chat = (await from.browser.post('/chats', { profile_id: to.id })).body.id as string;
  return from.browser.post(`/chats/${chat}/messages`, { body });
}

let houses = 1;
async function logInWrongly(times: number): Promise<Answer> {
  const email = `${randomUUID()}@example.org`;
  await member({ email });
  // From a different address each time, because addresses are locked as well.
  const headers = { 'x-forwarded-for': `203.0.113.${houses++}` };
  const tries: Answer[] = [];
  for (let i = 0; i < times; i++)
    tries.push(await site.browser().post('/user', { email, password: 'wrong horse' }, { headers }));
  return tries.at(-1)!;
}

async function addPhoto({ premium }: { premium: boolean }) {
  const noor = await member();
  if (premium) await makePremium(site, noor);
  const picture = sharp({ create: { width: 500, height: 500, channels: 3, background: '#a05070' } });
  return noor.browser.upload('/photos', 'photo', await picture.png().toBuffer());
}

const refused = (status: number, code: string, more: object = {}) => ({ status, body: { code, ...more } });
const wrong = (field: string) => refused(422, 'invalid_input', { fields: [{ field }] });

const EFFECTS: Record<string, Effect> = {
  'ACC-05 how many wrong passwords lock, and for how long': {
    changes: { login_tries: 2, login_lock_minutes: 7 },
    meet: () => logInWrongly(3),
    answer: refused(429, 'account_locked', { params: { minutes: 7 } }),
  },
  'ACC-04 how many mails about the address are sent in a day': {
    changes: { activation_mails_a_day: 1 },
    meet: async () => {
      const { browser } = await member({ confirmed: false });
      await browser.post('/activation/resend');
      return browser.post('/activation/resend');
    },
    answer: refused(429, 'too_many_mails'),
  },
  'ACC-02 how long names are': {
    changes: { name_length: { min: 5, max: 30 } },
    meet: () => join(),
    answer: wrong('name'),
  },
  'ACC-02 how long passwords are': {
    changes: { password_length: { min: 14, max: 128 } },
    meet: () => join(),
    answer: wrong('password'),
  },
  'PRO-06 where members can live': {
    changes: { countries: ['DE', 'AT'] },
    meet: () => join(),
    answer: wrong('country'),
  },
  'ACC-10 which languages there are': {
    changes: { locales: ['nl', 'fr'] },
    meet: async () => (await member()).browser.put('/user', { language: 'de' }),
    answer: wrong('language'),
  },
  'CHT-02 what a sign-up brings': {
    changes: { signup_credits: 44 },
    meet: async () => (await member()).browser.get('/user'),
    answer: { status: 200, body: { credits: 44 } },
  },
  'CHT-02 what a message costs': {
    changes: { message_credits: 3 },
    meet: () => write('Hello'),
    answer: { status: 201, body: { credits: 27 } },
  },
  'CHT-02 how long a message is': {
    changes: { message_length: { min: 1, max: 4 } },
    meet: () => write('Hello'),
    answer: refused(422, 'message_too_long'),
  },
  'CHT-03 how many conversations a free member starts': {
    changes: { free_conversations: 0 },
    meet: () => write('Hello'),
    answer: refused(403, 'premium_required'),
  },
  'PRO-02 how many photos a free member has': {
    changes: { free_photos: 0 },
    meet: () => addPhoto({ premium: false }),
    answer: refused(403, 'premium_required'),
  },
  'PRO-02 how many photos a premium member has': {
    changes: { premium_photos: 0, free_photos: 0 },
    meet: () => addPhoto({ premium: true }),
    answer: refused(409, 'photo_limit_reached', { params: { limit: 0 } }),
  },
  'DSC-01 whether visitors search': {
    changes: { logged_out_search: true },
    meet: () => site.browser().get('/members'),
    answer: { status: 200 },
  },
  'ACC-12 what who wants to leave is offered': {
    changes: { delete_discount: 20 },
    meet: async () => (await member()).browser.post('/discountcode/stay'),
    answer: { status: 200, body: { value_percentage: 20 } },
  },
  'MNY-02 how is paid': {
    changes: { payment_methods: [{ id: 'ideal', countries: [], from: null, until: null, costs: [] }] },
    meet: async () => (await member()).browser.get('/payment-methods'),
    answer: { status: 200, body: { methods: [{ id: 'ideal' }] } },
  },
  'CLI-12 whose site it is': {
    changes: { company_name: 'Velvet B.V.', support_phone: '+31 20 1' },
    meet: () => site.browser().get('/companyinfo'),
    answer: { status: 200, body: { name: 'Velvet B.V.', support_phone: '+31201' } },
  },
  'MNY-08 how long is refunded, as the pages tell it': {
    changes: { refund_days: 33 },
    meet: () => site.browser().get('/pages/return-policy?locale=en'),
    answer: { status: 200, body: { text: expect.stringContaining('33 days') } },
  },
};

const changed = Object.values(EFFECTS).flatMap(({ changes }) => Object.keys(changes) as (keyof SettingsView)[]);
afterEach(() => settle(Object.fromEntries(changed.map((name) => [name, defaults[name]]))));

describe('ADM-06 a setting counts on another process that goes on running', () => {
  it.each(Object.entries(EFFECTS))('%s', async (_, { changes, meet, answer }) => {
    const { status, body } = await meet();
    expect({ status, body }).not.toMatchObject(answer);
    await settle(changes);
    const after = await meet();
    expect({ status: after.status, body: after.body as unknown }).toMatchObject(answer);
  });
});
