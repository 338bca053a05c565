import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ActivationTokens } from '../src/members/accounts/index.js';
import { codeOf } from '../src/money/direct-debit/index.js';
import { DefineDiscount } from '../src/money/discounts/index.js';
import { Vault } from '../src/kernel/index.js';
import { MarkFictional, UnmarkFictional } from '../src/members/profiles/index.js';
import { Settings } from '../src/ground/settings/index.js';
import { testApp, type TestApp } from './app.js';
import { collect, form, orderDebit, sign } from './debits.js';
import { makePremium, signUp, type TestMember } from './members.js';
import { setSettings } from './settings.js';

// Two processes of one installation. The second keeps in memory what it has read before, and is not told that the first
// has changed it since.
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await testApp();
  there = await testApp({ databaseUrl: here.kernel.database.url });
  const packages = here.nest.get(Settings, { strict: false }).current().packages;
  const prices = [{ country: 'BE' as const, price: { amount: 1111, currency: 'EUR' as const } }];
  await setSettings(here, { packages: packages.map((pack) => (pack.id === 'p100' ? { ...pack, prices } : pack)) });
  await collect(here);
  await there.nest.get(Settings, { strict: false }).refresh();
});

const elsewhere = (member: TestMember): TestMember => ({ ...member, browser: member.browser.at(there.origin) });
const move = async ({ browser }: TestMember, country: string) =>
  expect((await browser.put('/profile', { country })).status).toBe(200);
const execute = (command: Parameters<CommandBus['execute']>[0]) =>
  here.nest.get(CommandBus, { strict: false }).execute(command);
const mark = ({ id }: TestMember) =>
  execute(new MarkFictional({ staffId: 'system', memberId: id, key: randomUUID(), reason: 'written by staff' }));
const unmark = ({ id }: TestMember) =>
  execute(new UnmarkFictional({ staffId: 'system', memberId: id, key: randomUUID(), reason: 'somebody real' }));

describe('MNY-01 MNY-02 who has moved is shown what they pay in their country, on every process', () => {
  const price = async ({ browser }: TestMember, path: string) => {
    const { packages } = (await browser.get(path)).body as { packages: { id: string; price: { amount: number } }[] };
    return packages.find(({ id }) => id === 'p100')!.price.amount;
  };
  const methods = async ({ browser }: TestMember) =>
    ((await browser.get('/payment-methods')).body.methods as { id: string }[]).map(({ id }) => id);

  it.each(['/packages', '/pricing'])('the price in %s', async (path) => {
    const anna = await signUp(here, 'Anna');
    expect(await price(elsewhere(anna), path)).toBe(999);
    await move(anna, 'BE');
    expect(await price(elsewhere(anna), path)).toBe(1111);
  });

  it('the ways to pay', async () => {
    const anna = await signUp(here, 'Anna');
    expect(await methods(elsewhere(anna))).not.toContain('bancontact');
    await move(anna, 'BE');
    expect(await methods(elsewhere(anna))).toContain('bancontact');
  });

  it('MNY-06 a code of that country', async () => {
    const terms = {
      country: 'BE' as const,
      memberId: null,
      expiresAt: null,
      minimumOrder: null,
      paymentMethods: null,
      startsAt: null,
      maxUses: null,
      percentage: 10,
      validity: 'unlimited' as const,
    };
    await execute(
      new DefineDiscount({ staffId: 'system', code: 'BELGIAN', terms, reason: 'Spring', key: randomUUID() }),
    );
    const anna = await signUp(here, 'Anna');
    const code = async () => (await elsewhere(anna).browser.get('/packages?discount_code=BELGIAN')).body;
    expect(await code()).toMatchObject({ code: 'discount_not_found' });
    await move(anna, 'BE');
    expect(await code()).toMatchObject({ discount: { code: 'BELGIAN' } });
  });

  it('MNY-04 the telephone number of a direct debit, shown, mailed a code and signed', async () => {
    const anna = await signUp(here, 'Anna');
    const { browser } = elsewhere(anna);
    const paymentId = await orderDebit(anna);
    const country = async () => (await browser.get(`/direct-debits/${paymentId}`)).body.country as string;
    expect(await country()).toBe('NL');
    await move(anna, 'BE');
    // A Belgian number in national format, which is not valid in the Netherlands.
    const debtor = form({ phone: '0470 12 34 56' });
    const asked = await browser.post(`/direct-debits/${paymentId}/code`, debtor);
    expect(asked).toMatchObject({ status: 201, body: { sent_to: expect.stringMatching(/^\+32/) } });
    await move(anna, 'NL');
    expect(await country()).toBe('NL');
    await move(anna, 'BE');
    const otp = codeOf(there.nest.get(Vault, { strict: false }), paymentId, { number: 1, digits: 6 });
    expect(await sign(elsewhere(anna), paymentId, { ...debtor, otp })).toMatchObject({ status: 201 });
  });
});

describe('PRO-02 room for another photo', () => {
  it('is there as soon as it was made, in whichever process: by premium, by removing one', async () => {
    const picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const anna = await signUp(here, 'Anna');
    const upload = async () => {
      const { status, body } = await elsewhere(anna).browser.upload('/photos', 'photo', picture);
      return status === 201 ? status : (body.code as string);
    };
    for (let i = 0; i < 3; i++) expect(await upload()).toBe(201);
    expect(await upload()).toBe('premium_required');
    const { photos } = (await anna.browser.get('/photos')).body as { photos: { id: string }[] };
    expect((await anna.browser.delete(`/photos/${photos[0]!.id}`)).status).toBeLessThan(300);
    expect(await upload()).toBe(201);
    expect(await upload()).toBe('premium_required');
    await makePremium(here, anna);
    expect(await upload()).toBe(201);
  });
});

describe('PRO-04 a profile that staff have marked as fictional', () => {
  const form = (landing: TestMember) => ({
    email: `${randomUUID()}@example.org`,
    name: 'Noor',
    password: 'correct horse',
    date_of_birth: '1990-05-17',
    gender: 'female',
    country: 'NL',
    terms: true,
    landing_member: landing.id,
    signup_message: 'Hallo',
  });

  it('is written to by nobody who signs up, on every process', async () => {
    const vera = await signUp(here, 'Vera');
    const join = () => there.browser().post('/signup', form(vera));
    expect((await join()).status).toBe(201);
    await mark(vera);
    expect(await join()).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'signup_message', code: 'fictional_profile' }] },
    });
  });

  it('CHT-02 writes nothing itself from that moment on, on every process; what it had sent is answered as it was', async () => {
    const [vera, ben] = await Promise.all([signUp(here, 'Vera'), signUp(here, 'Ben')]);
    const { id } = (await vera.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
    const write = (key = randomUUID()) =>
      elsewhere(vera).browser.post(`/chats/${id}/messages`, { body: 'Hallo' }, { key });
    const key = randomUUID();
    const first = await write(key);
    expect(first.status).toBe(201);
    await mark(vera);
    expect(await write()).toMatchObject({ status: 403, body: { code: 'written_by_staff' } });
    expect(await write(key)).toMatchObject({ status: 201, body: first.body });
    await unmark(vera);
    expect((await write()).status).toBe(201);
  });
});

it('CHT-01 a conversation that is closed to who has just confirmed is shown so, on every process', async () => {
  const [anna, ben] = await Promise.all([signUp(here, 'Anna', { confirmed: false }), signUp(here, 'Ben')]);
  // The other process has cached her as unconfirmed.
  expect((await elsewhere(anna).browser.get('/packages')).status).toBe(200);
  const token = await here.nest.get(ActivationTokens, { strict: false }).issue(anna.id);
  expect((await anna.browser.post('/activation', { token })).status).toBe(200);
  const { id } = (await anna.browser.post('/chats', { profile_id: ben.id })).body as { id: string };
  expect((await anna.browser.post(`/chats/${id}/messages`, { body: 'Hallo' })).status).toBe(201);
  expect((await ben.browser.post(`/members/${anna.id}/block`)).status).toBeLessThan(300);
  for (const { browser } of [anna, elsewhere(anna)]) {
    expect((await browser.get(`/chats/${id}`)).body.closed).toBe(true);
  }
});
