import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { Store } from '../../kernel/index.js';
import { discountPlaces } from '../../money/discounts/index.js';
import { disableMember, mailingOf, memberOf } from '../../members/accounts/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { jobsSettled } from '../../../testing/jobs-settled.js';
import { makePremium, signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { eventually } from '../../../testing/kernel/index.js';
import { addressCampaignJob } from './jobs/address-campaign.job.js';
import { sendCampaignMail } from './jobs/campaign-mail.job.js';

let app: TestApp;
let finance: TestBrowser;

beforeAll(async () => {
  app = await testApp({ work: true });
  const input = { email: 'mira@staff.test', password: 'the console is calm', role: 'finance' } as const;
  await app.nest
    .get(CommandBus)
    .execute(new AddStaffMember({ actor: 'system', ...input, name: 'Mira', key: randomUUID() }));
  finance = app.console();
  await finance.post('/admin/login', { email: input.email, password: input.password });
});

const words = { subject: 'Korting', heading: 'Hoi {name}', body: 'Deze week.\n\nOp {site}.', button: 'Kopen' };
const draft = {
  name: 'Zomer',
  kind: 'promotions',
  brand: null,
  country: null,
  gender: null,
  premium: null,
  path: '/credits',
  discount_code: null,
  texts: { nl: words },
};
interface View {
  id: string;
  version: number;
  status: string;
  readers: { language: string; members: number; written: boolean }[];
  num_readers: number;
  num_queued: number;
  num_mailed: number;
}
const write = async (changes: object = {}): Promise<View> => {
  const { status, body } = await finance.post('/admin/campaigns', { ...draft, ...changes });
  expect(status).toBe(201);
  return body as View;
};
const show = async (id: string) => (await finance.get(`/admin/campaigns/${id}`)).body as View;
const send = ({ id, version }: View, reason = 'Zomeractie', key = randomUUID()) =>
  finance.post(`/admin/campaigns/${id}/send`, { version, reason }, { key });
const wants = ({ browser }: TestMember, wish: object = { promotions: true }) => browser.put('/notifications', wish);

interface InboxMail {
  memberId: string;
  to: string;
  subject: string;
  text: string;
  unsubscribe: string | null;
}
async function mailed(subject: RegExp): Promise<InboxMail[]> {
  const { body } = await app.browser().get('/dev/inbox.json');
  return (body as InboxMail[]).filter((mail) => subject.test(mail.subject));
}

describe('NTF-01 NTF-02 a mailing', () => {
  it('reaches who asked for offers, in their language, once, with a link that ends it', async () => {
    const anna = await signUp(app, 'Anna');
    const [, pia, dora, ivo] = await Promise.all(['Bob', 'Pia', 'Dora', 'Ivo'].map((name) => signUp(app, name)));
    for (const one of [anna, pia!, dora!]) await wants(one);
    await wants(ivo!, { news: true });
    await pia!.browser.put('/user', { language: 'pl' });
    await signUp(app, 'Nele', { confirmed: false }).then(wants);
    await finance.post('/admin/discounts', { code: 'ZOMER10', value_percentage: 10, reason: 'Summer' });
    await caughtUp(app);

    const campaign = await write({ discount_code: 'zomer10' });
    expect(campaign).toMatchObject({ status: 'draft', num_readers: 2, discount_code: 'ZOMER10' });
    expect(campaign.readers).toEqual([
      { language: 'nl', members: 2, written: true },
      { language: 'pl', members: 1, written: false },
    ]);
    // Dora opts out between the count and the mail.
    await wants(dora!, { promotions: false });
    expect((await send(campaign)).status).toBe(200);
    await eventually(async () => expect((await show(campaign.id)).num_mailed).toBe(1));
    await eventually(async () => expect((await show(campaign.id)).status).toBe('sent'));

    const mails = await mailed(/^Korting$/);
    expect(mails.map(({ memberId }) => memberId)).toEqual([anna.id]);
    const { text, unsubscribe } = mails[0]!;
    expect(text).toContain('Hoi Anna');
    expect(text).toContain('Kortingscode: ZOMER10');
    expect(text).toContain(`Kopen:\n${app.origin}/credits`);
    expect(text).toContain('omdat je aanbiedingen van Velvet per mail wilt');

    // A job may run twice, but nobody is mailed twice.
    const again = { campaignId: campaign.id, memberId: anna.id };
    await app.handlers.get(sendCampaignMail)!.run(again, { attempt: 2, key: '' });
    await app.handlers.get(addressCampaignJob)!.run({ campaignId: campaign.id, after: null }, { attempt: 2, key: '' });
    expect(await mailed(/^Korting$/)).toHaveLength(1);
    expect((await send(campaign)).body).toMatchObject({ code: 'campaign_already_sent' });

    const oneClick = new URL(unsubscribe!).pathname.replace('/api', '');
    expect((await app.browser().post(oneClick)).status).toBe(204);
    expect((await anna.browser.get('/notifications')).body).toMatchObject({ promotions: false, news: false });
  });

  it('is for the brand, country and members it names, and says so before', async () => {
    const overrides = { name: 'Nacht', support_email: 'hilfe@nacht.example' };
    await setSettings(app, { brands: [{ id: 'nacht', domains: ['www.nacht.example'], overrides, prices: [] }] });
    const [gil, hanna] = await Promise.all([
      signUp(app, 'Gil', { gender: 'male', country: 'BE' }),
      signUp(app, 'Hanna', { country: 'BE' }),
    ]);
    await makePremium(app, hanna);
    for (const one of [gil, hanna]) await wants(one, { news: true });
    await caughtUp(app);
    const readers = async (changes: object) => (await write({ kind: 'news', country: 'BE', ...changes })).num_readers;
    expect(await readers({})).toBe(2);
    expect(await readers({ gender: 'male' })).toBe(1);
    expect(await readers({ premium: true, gender: 'female' })).toBe(1);
    expect(await readers({ premium: true, gender: 'male' })).toBe(0);
    expect(await readers({ brand: 'nacht' })).toBe(0);
    expect((await send(await write({ kind: 'news', brand: 'nacht' }))).body).toMatchObject({
      code: 'campaign_for_nobody',
    });
    const { body } = await finance.get('/admin/campaign-choices');
    expect(body).toMatchObject({ brands: [{ id: null }, { id: 'nacht', name: 'Nacht', domain: 'nacht.example' }] });
  });

  it('PRO-04 ADM-02 is for no profile that staff write for, nor for who is shut out or whom mail does not reach', async () => {
    const readers = async () => {
      await caughtUp(app);
      return (await write({ kind: 'news', country: 'BE' })).num_readers;
    };
    const before = await readers();
    const [vera, dirk, mona] = await Promise.all(
      ['Vera', 'Dirk', 'Mona'].map((name) => signUp(app, name, { country: 'BE' })),
    );
    for (const one of [vera!, dirk!, mona!]) await wants(one, { news: true });
    expect(await readers()).toBe(before + 3);
    const why = { staffId: 'system', memberId: vera!.id, key: randomUUID(), reason: 'Written by us' };
    await app.nest.get(CommandBus).execute(new MarkFictional(why));
    expect(await readers()).toBe(before + 2);
    const reason = await app.kernel.vault.seal(dirk!.id, 'Spam');
    const shutOut = { actor: 'system', key: randomUUID(), request: {}, writes: [memberOf(dirk!.id)] };
    await app.nest.get(Store).transact(shutOut, (tx) => disableMember(tx, dirk!.id, reason));
    expect(await readers()).toBe(before + 1);
    const bounced = { actor: 'system', key: randomUUID(), request: {}, writes: [mailingOf(mona!.id)] };
    const disabled = { reason: 'bounce' as const, disabledAt: app.clock.now().toISOString() };
    await app.nest.get(Store).transact(bounced, (tx) => {
      tx.append(mailingOf(mona!.id), { type: 'NotificationsDisabled', data: disabled });
      return {};
    });
    expect(await readers()).toBe(before);
  });

  it('is looked at and tried out first, as members will see it', async () => {
    const { id } = await write({ name: 'Proef', texts: { nl: { ...words, subject: 'Proef <b>' } } });
    const preview = await finance.get(`/admin/campaigns/${id}/preview/nl`);
    expect(preview.body).toMatchObject({ subject: 'Proef <b>', text: expect.stringContaining('Hoi Anna') });
    expect((preview.body as { html: string }).html).not.toContain('<b>');
    expect((await finance.get(`/admin/campaigns/${id}/preview/fr`)).status).toBe(404);
    expect((await finance.post(`/admin/campaigns/${id}/test`, { language: 'nl' })).status).toBe(204);
    await eventually(async () => expect(await mailed(/^\[Test\] Proef/)).toHaveLength(1));
    expect((await mailed(/^\[Test\] Proef/))[0]).toMatchObject({ to: 'mira@staff.test', unsubscribe: null });
    const { body } = await finance.post(`/admin/campaigns/${id}/test`, { language: 'pl' });
    expect(body).toMatchObject({ fields: [{ field: 'language', code: 'invalid' }] });
  });

  it('is written by one hand at a time, and names a code that works', async () => {
    const campaign = await write();
    const path = `/admin/campaigns/${campaign.id}`;
    expect((await finance.put(path, { ...draft, name: 'Herfst', version: 1 })).body).toMatchObject({
      name: 'Herfst',
      version: 2,
    });
    expect((await finance.put(path, { ...draft, version: 1 })).body).toMatchObject({ code: 'campaign_outdated' });
    expect((await send(campaign)).body).toMatchObject({ code: 'campaign_outdated' });
    expect(await send(campaign, ' ')).toMatchObject({ status: 422, body: { fields: [{ field: 'reason' }] } });
    for (const wrong of [{ discount_code: 'NOSUCH' }, { brand: 'nowhere' }]) {
      const { status, body } = await finance.post('/admin/campaigns', { ...draft, ...wrong });
      expect([status, body]).toMatchObject([422, { fields: [{ field: Object.keys(wrong)[0], code: 'invalid' }] }]);
    }
    const { body } = await finance.get('/admin/campaigns?filter={"status":"draft"}&sort=["name","ASC"]');
    expect((body as { name: string }[]).map(({ name }) => name)).toContain('Herfst');
  });

  it('a repeat of what was sent is answered, also once its code has ended', async () => {
    await finance.post('/admin/discounts', { code: 'EINDE10', value_percentage: 10, reason: 'Autumn' });
    await wants(await signUp(app, 'Fien', { country: 'BE', gender: 'female' }));
    await caughtUp(app);
    const campaign = await write({ country: 'BE', discount_code: 'EINDE10' });
    const other = await write({ country: 'BE', discount_code: 'EINDE10' });
    const key = randomUUID();
    expect((await send(campaign, 'Herfst', key)).status).toBe(200);
    await finance.post('/admin/discounts/EINDE10/stop', { reason: 'Over' });
    expect((await send(campaign, 'Herfst', key)).status).toBe(200);
    expect(await send(other)).toMatchObject({ status: 422, body: { fields: [{ field: 'discount_code' }] } });
  });

  it('ADM-03 tells of no code before its start, and of none that is used up', async () => {
    await wants(await signUp(app, 'Gwen', { country: 'BE', gender: 'female' }));
    await caughtUp(app);
    const starts = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const terms = { code: 'STRAKS10', value_percentage: 10, starts, max_uses: 1, reason: 'Soon' };
    expect((await finance.post('/admin/discounts', terms)).status).toBeLessThan(300);
    const change = { country: 'BE', discount_code: 'STRAKS10' };
    const [campaign, other] = [await write(change), await write(change)];
    const refused = { status: 422, body: { fields: [{ field: 'discount_code', code: 'invalid' }] } };
    expect(await send(campaign)).toMatchObject(refused);
    app.clock.advance(60);
    expect((await send(campaign)).status).toBe(200);

    const places = discountPlaces('STRAKS10');
    const command = { actor: 'system', key: randomUUID(), request: {}, writes: [places] };
    await app.kernel.store.transact(command, (tx) => {
      const used = { paymentId: randomUUID(), heldFor: null, usedAt: tx.at };
      tx.append(places, { type: 'DiscountPlaceUsed', data: used });
    });
    expect(await send(other)).toMatchObject(refused);
    expect(await finance.post('/admin/campaigns', { ...draft, ...change })).toMatchObject(refused);
  });

  it('keeps back what has not gone out once it is stopped, with a reason in the log', async () => {
    const eva = await signUp(app, 'Eva', { country: 'BE', gender: 'female' });
    await wants(eva);
    await caughtUp(app);
    const campaign = await write({ country: 'BE', texts: { nl: { ...words, subject: 'Gestopt' } } });
    const stop = (reason: string) => finance.post(`/admin/campaigns/${campaign.id}/stop`, { reason });
    expect((await stop('Te vroeg')).body).toMatchObject({ code: 'campaign_not_sending' });
    expect((await send(campaign)).status).toBe(200);
    await eventually(async () => expect((await show(campaign.id)).status).toBe('sent'));
    // The mail may not have been sent yet.
    await jobsSettled(app);
    expect((await stop(' ')).body).toMatchObject({ fields: [{ field: 'reason', code: 'required' }] });
    expect((await stop('Verkeerde prijs')).body).toMatchObject({ status: 'stopped' });
    await app.kernel.database.query('UPDATE campaigns.recipients SET mailed_at = NULL WHERE campaign_id = $1', [
      campaign.id,
    ]);
    const before = (await mailed(/^Gestopt$/)).length;
    const job = { campaignId: campaign.id, memberId: eva.id };
    await app.handlers.get(sendCampaignMail)!.run(job, { attempt: 2, key: '' });
    expect(await mailed(/^Gestopt$/)).toHaveLength(before);
    await app.kernel.database.query('DELETE FROM campaigns.recipients WHERE campaign_id = $1', [campaign.id]);
    const page = { campaignId: campaign.id, after: null };
    await app.handlers.get(addressCampaignJob)!.run(page, { attempt: 2, key: '' });
    expect(await show(campaign.id)).toMatchObject({ num_queued: 0 });
  });
});
