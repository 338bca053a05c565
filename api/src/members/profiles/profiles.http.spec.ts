import { beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../kernel/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { eventCount, signUp, type TestMember } from '../../../testing/members.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import { setSettings } from '../../../testing/settings.js';
import { eventually } from '../../../testing/kernel/index.js';
import { Profiles } from './profiles.js';
import { INTERESTS } from '../../ground/settings/index.js';

let app: TestApp;
let anna: TestMember;
beforeAll(async () => {
  app = await testApp({ work: true });
  anna = await signUp(app, 'Anna');
});

const put = (body: object, member = anna) => member.browser.put('/profile', body);
const consent = (purpose: string, given: boolean, member = anna) =>
  member.browser.put('/profile/consents', { purpose, given });
const details = (member = anna) => app.nest.get(Profiles, { strict: false }).details(member.id);

describe('PRO-01 PUT /profile', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { status, body } = await put({
      name: ' Anna  Lies ',
      city: 'Alkmaar',
      description: 'Hoi!\r\nIk ben Anna.',
      sought_gender: 'both',
      relationship_status: 'divorced',
      reason_for_signup: 'dating',
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'Anna Lies',
        city: 'Alkmaar',
        description: 'Hoi!\nIk ben Anna.',
        sought_gender: 'both',
        relationship_status: 'divorced',
        reason_for_signup: 'dating',
        country: 'NL',
        status: 'active',
        complete: true,
      },
    });
    expect((await anna.browser.get('/user')).body.profile).toEqual(body);
    expect((await put({ description: null, relationship_status: null })).body).toMatchObject({
      description: null,
      relationship_status: null,
      city: 'Alkmaar',
      complete: false,
    });
  });

  it('records nothing when nothing changes', async () => {
    await put({ city: 'Hoorn', country: 'NL', region: 'NL-NH' });
    const before = await eventCount(app);
    expect((await put({ city: ' Hoorn ', country: 'NL', region: 'NL-NH', tattoos: null, interests: [] })).status).toBe(
      200,
    );
    expect(await eventCount(app)).toBe(before);
  });

  it('PRO-09 another country empties the region unless a new one comes along', async () => {
    expect((await put({ region: 'NL-UT' })).body.region).toBe('NL-UT');
    expect((await put({ country: 'BE' })).body).toMatchObject({ country: 'BE', region: null });
    expect((await put({ country: 'NL', region: 'NL-NH' })).body).toMatchObject({ country: 'NL', region: 'NL-NH' });
  });

  it('ACC-02 names every wrong field and changes nothing', async () => {
    const before = await eventCount(app);
    const wrong = { name: '@anna', region: 'BE-VAN', city: 'x'.repeat(61), description: 'é'.repeat(2001) };
    const { status, body } = await put(wrong);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_input' });
    expect(body.fields).toEqual([
      { field: 'name', code: 'name_starts_with_at' },
      { field: 'region', code: 'invalid' },
      { field: 'city', code: 'text_too_long', params: { max: 60 } },
      { field: 'description', code: 'text_too_long', params: { max: 2000 } },
    ]);
    const { email } = (await anna.browser.get('/user')).body as { email: string };
    expect((await put({ name: email.toUpperCase() })).body.fields).toEqual([
      { field: 'name', code: 'name_equals_email' },
    ]);
    for (const field of [
      { gender: 'male' },
      { date_of_birth: '1970-01-01' },
      { hair_color: 'x' },
      { country: 'US ' },
    ]) {
      expect([JSON.stringify(field), (await put(field)).body.code]).toEqual([JSON.stringify(field), 'invalid_input']);
    }
    expect(await eventCount(app)).toBe(before);
  });

  it('ACC-02 takes a text of 2,000 characters, whatever they weigh', async () => {
    const description = '👨‍👩‍👧‍👦'.repeat(2000);
    expect((await put({ description })).body.description).toBe(description);
  });

  it('EVT-02 a retry changes it once', async () => {
    const key = '9a1d7c4e-0000-4000-8000-000000000001';
    const first = await anna.browser.put('/profile', { city: 'Texel' }, { key });
    await put({ city: 'Vlieland' });
    const before = await eventCount(app);
    const second = await anna.browser.put('/profile', { city: 'Texel' }, { key });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await eventCount(app)).toBe(before);
    expect(second.body.city).toBe('Vlieland');
  });

  it('lists the interests', async () => {
    const { body } = await app.browser().get('/interests.php');
    expect(body).toEqual({ interests: INTERESTS, own_interests: [] });
    expect(body.interests).toHaveLength(50);
  });
});

describe('PRO-01 special data', () => {
  it('is refused without consent and forgotten, events included, when consent is withdrawn', async () => {
    const noor = await signUp(app, 'Noor');
    const interests = ['sadomasochism', 'tea'];
    expect((await put({ interests }, noor)).body).toMatchObject({
      status: 409,
      code: 'consent_required',
      params: { purpose: 'interests' },
    });
    expect((await consent('interests', true, noor)).body.consents).toEqual({
      sexuality: false,
      interests: true,
      appearance: false,
    });
    expect((await put({ interests }, noor)).body.interests).toEqual(interests);
    expect((await put({ hair_color: 'red' }, noor)).body.params).toEqual({ purpose: 'appearance' });

    const keys = () =>
      app.nest.get(Database).query('SELECT owner FROM vault.keys WHERE owner LIKE $1', [`${noor.id} interests %`]);
    expect(await keys()).toHaveLength(1);
    expect((await consent('interests', false, noor)).body).toMatchObject({
      interests: [],
      consents: { interests: false },
    });
    await eventually(async () => expect(await keys()).toEqual([]));

    await consent('interests', true, noor);
    expect((await noor.browser.get('/user')).body.profile.interests).toEqual([]);
    expect((await put({ interests: ['wine'] }, noor)).body.interests).toEqual(['wine']);
  });

  it('PRV-01 is erased with the member', async () => {
    const mila = await signUp(app, 'Mila');
    await consent('sexuality', true, mila);
    await put({ sexuality: 'bi', city: 'Delft' }, mila);
    await app.kernel.erasure.erase(mila.id);
    const kept = 'SELECT owner FROM vault.keys WHERE owner LIKE $1';
    expect(await app.nest.get(Database).query(kept, [`${mila.id}%`])).toEqual([]);
    expect(await details(mila)).toMatchObject({ sexuality: null, city: null });
  });
});

describe('PRO-01 what others see', () => {
  it('is what settings let them see', async () => {
    const eva = await signUp(app, 'Eva');
    await consent('sexuality', true, eva);
    await put({ sexuality: 'bi', city: 'Delft', description: 'Hallo' }, eva);
    expect(await details(eva)).toMatchObject({ sexuality: 'bi', city: 'Delft', description: 'Hallo', interests: [] });

    await setSettings(app, { visible_profile_fields: ['city'], visible_profile_notes: [] });
    expect(await details(eva)).toMatchObject({ sexuality: null, city: 'Delft', description: null });
  });
});

describe('PRO-08 PUT /profile/invisible', () => {
  it('turns it on and off', async () => {
    expect((await anna.browser.put('/profile/invisible', { invisible: true })).body.invisible).toBe(true);
    expect((await anna.browser.get('/user')).body.profile.invisible).toBe(true);
    expect((await anna.browser.put('/profile/invisible', { invisible: false })).body.invisible).toBe(false);
  });
});

describe('ACC-01 sign-up with the fields of the wizard', () => {
  it('keeps whom one looks for, the place, first words and consents', async () => {
    const form = { email: 'wizard@example.com', name: 'Wies', password: 'long enough', gender: 'female', terms: true };
    const more = { sought_gender: 'male', city: ' Den  Helder', description: 'Hoi', consents: ['interests'] };
    const { status, body } = await app
      .browser()
      .post('/signup', { ...form, ...more, country: 'NL', date_of_birth: '1990-01-01' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        profile: {
          sought_gender: 'male',
          city: 'Den Helder',
          description: 'Hoi',
          status: 'disabled',
          complete: true,
          consents: { sexuality: false, interests: true, appearance: false },
        },
      },
    });
  });

  it('CLI-04 keeps interests chosen on a lander under the consent given for them, and never without one', async () => {
    const form = { name: 'Ilse', password: 'long enough', gender: 'female', terms: true, country: 'NL' };
    const chosen = { ...form, date_of_birth: '1990-01-01', interests: ['wine', 'own-gone', 'tea'] };
    const refused = await app.browser().post('/signup', { ...chosen, email: 'ilse@example.com' });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'consent_required', params: { purpose: 'interests' } },
    });
    const browser = app.browser();
    const told = { ...chosen, email: 'ilse@example.com', consents: ['interests'] };
    const { status, body } = await browser.post('/signup', told);
    expect([status, body.profile.interests, body.profile.consents.interests]).toEqual([201, ['wine', 'tea'], true]);
    await browser.put('/profile/consents', { purpose: 'interests', given: false });
    await eventually(async () =>
      expect(
        await app.nest
          .get(Database)
          .query('SELECT owner FROM vault.keys WHERE owner LIKE $1', [`${body.id} interests %`]),
      ).toEqual([]),
    );
    expect((await browser.get('/user')).body.profile.interests).toEqual([]);
  });
});

describe('EVT-01 read.profiles', () => {
  it('is the same after a rebuild', async () => {
    expect(await expectSameAfterRebuild(app, 'profiles', 'member_id')).not.toHaveLength(0);
  });
});

describe('PRV-02 consents, as they are listed', () => {
  it('say since when, and nothing once withdrawn', async () => {
    const zoe = await signUp(app, 'Zoe');
    const list = async () => (await zoe.browser.get('/profile/consents')).body as { consents: object[] };
    expect((await consent('interests', true, zoe)).status).toBe(200);
    const given_at = app.clock.now().toISOString();
    app.clock.advance(60);
    const none = (purpose: string) => ({ purpose, given_at: null });
    expect((await list()).consents).toEqual([
      none('sexuality'),
      { purpose: 'interests', given_at },
      none('appearance'),
    ]);
    await consent('interests', false, zoe);
    expect((await list()).consents).toEqual(['sexuality', 'interests', 'appearance'].map(none));
  });
});
