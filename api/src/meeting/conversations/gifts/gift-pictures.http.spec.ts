import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { signUp } from '../../../../testing/members.js';
import { LOCALES } from '../../../ground/settings/index.js';
import { DEFAULTS } from '../../../ground/settings/settings.values.js';
import { SweepOwnFiles } from '../../../ground/catalogues/sweep-own-files.job.js';
import { AddStaffMember } from '../../../ground/staff/index.js';

let app: TestApp;
let office: TestBrowser;
beforeAll(async () => {
  app = await testApp({ work: true });
  const staff = { email: `${randomUUID()}@example.com`, role: 'admin', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  office = app.console();
  await office.post('/admin/login', { email: staff.email, password: staff.password });
});

const upload = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)]), name);
  return office.post('/admin/gift-pictures', form);
};
const png = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 4, background } })
    .withExif({ IFD0: { Artist: 'PLANTED' } })
    .png()
    .toBuffer();
const name = Object.fromEntries(LOCALES.map((locale) => [locale, 'Mok']));
async function change(gifts: object[]) {
  const { version } = (await office.get('/admin/settings')).body;
  return office.put('/admin/settings', { version, reason: 'A gift of our own', changes: { gifts } });
}
describe('CHT-10 the operator’s own picture of a gift', () => {
  it('is drawn anew as a small square, kept once, and shown with the gift in the catalogue', async () => {
    const uploaded = await upload(await png('#2f6f4f80'), 'mug.png');
    expect(uploaded).toMatchObject({ status: 201, body: { picture: expect.stringMatching(/^own-[0-9a-f]{32}$/) } });
    const { picture } = uploaded.body;
    expect((await upload(await png('#2f6f4f80'), 'again.png')).body.picture).toBe(picture);

    const gift = { id: `mug-${randomUUID().slice(0, 8)}`, picture, name, price: 10, retired: false };
    expect((await change([...DEFAULTS.gifts, gift])).status).toBe(200);
    const anna = await signUp(app, 'Anna');
    const { gifts } = (await anna.browser.get('/gifts')).body;
    expect(gifts.at(-1)).toMatchObject({ id: gift.id, picture, name: { nl: 'Mok', pl: 'Mok' } });

    const shown = await anna.browser.get(`/gift-pictures/${picture}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toContain('immutable');
    const { width, height, hasAlpha, exif } = await sharp(shown.bytes).metadata();
    expect({ width, height, hasAlpha, exif }).toEqual({ width: 320, height: 320, hasAlpha: true, exif: undefined });
    const [corner] = await sharp(shown.bytes).extractChannel('alpha').raw().toBuffer();
    expect(corner).toBe(0);
    expect((await office.get(`/admin/gift-pictures/${picture}`)).bytes.equals(shown.bytes)).toBe(true);

    const chat = (await anna.browser.post('/chats', { profile_id: (await signUp(app, 'Ben')).id })).body.id as string;
    const given = { body: '', price: 10, gift: gift.id };
    expect((await anna.browser.post(`/chats/${chat}/messages`, given, { key: randomUUID() })).status).toBe(201);
  });

  it('PRO-02 is refused where it is no picture of ours to decode, an SVG as well', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>');
    expect(await upload(svg, 'mug.svg')).toMatchObject({ status: 422, body: { code: 'photo_not_readable' } });
    const small = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await upload(small, 'small.png')).toMatchObject({ status: 422, body: { code: 'photo_too_small' } });
  });

  it('has to be there before a gift can have it, and goes once no gift has it', async () => {
    const never = { id: 'never', picture: `own-${'f'.repeat(32)}`, name, price: 10, retired: false };
    const { gifts } = (await office.get('/admin/settings')).body.settings as { gifts: object[] };
    expect(await change([...gifts, never])).toMatchObject({
      status: 422,
      body: { fields: [{ field: `gifts.${gifts.length}.picture`, code: 'picture_missing' }] },
    });

    const [used, unused] = [
      (await upload(await png('#112233'), 'used.png')).body.picture as string,
      (await upload(await png('#445566'), 'unused.png')).body.picture as string,
    ];
    const cup = { id: `cup-${randomUUID().slice(0, 8)}`, picture: used, name, price: 10, retired: false };
    expect((await change([...gifts, cup])).status).toBe(200);
    const status = async (picture: string) => (await office.get(`/admin/gift-pictures/${picture}`)).status;
    const sweep = () => app.nest.get(SweepOwnFiles, { strict: false }).run();
    await sweep();
    expect([await status(used), await status(unused)]).toEqual([200, 200]);
    // The gift gets another picture, also where it was given: that is how a wrong one is taken down.
    expect((await change([...gifts, { ...cup, picture: 'coffee' }])).status).toBe(200);
    app.clock.advance(2 * 86_400);
    await upload(await png('#778899'), 'newer.png');
    await sweep();
    expect([await status(used), await status(unused)]).toEqual([404, 404]);
  });
});
