import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { setSettings } from '../../../../testing/settings.js';
import { LANDERS, Settings, type LanderPage } from '../../../ground/settings/index.js';
import { SweepOwnFiles } from '../../../ground/catalogues/sweep-own-files.job.js';
import { AddStaffMember } from '../../../ground/staff/index.js';
import { designs } from '../designs/index.js';
import { landings } from '../landings/index.js';

let app: TestApp;
let office: TestBrowser;
beforeAll(async () => {
  app = await testApp({ work: true });
  const staff = { email: `${randomUUID()}@example.com`, role: 'admin', password: 'correct horse' } as const;
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...staff, key: randomUUID() }));
  office = app.console();
  await office.post('/admin/login', { email: staff.email, password: staff.password });
});

const upload = (to: string, bytes: Buffer) => {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)]), 'file');
  return office.post(to, form);
};
const picture = (background: string) =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'PLANTED' } })
    .jpeg()
    .toBuffer();
const film = (text: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(16), Buffer.from(text)]);

const words = { title: 'Zomer', headline: 'Zomer & zee', paragraph: '<b>Wie</b> loopt er mee?' };
const page = (more: Partial<LanderPage> = {}): LanderPage => ({
  id: 'gallery/summer',
  language: 'nl',
  words: { nl: words },
  picture: null,
  video: null,
  gender: null,
  country: null,
  ...more,
});
async function change(landers: LanderPage[]) {
  const { version } = (await office.get('/admin/settings')).body;
  return office.put('/admin/settings', { version, reason: 'A page of our own', changes: { landers } });
}
const status = async (file: string) => (await office.get(`/admin/lander-files/${file}`)).status;

describe('CLI-04 the operator’s own picture of a lander', () => {
  it('is drawn anew in its own proportions, kept once, and told to be so large', async () => {
    const uploaded = await upload('/admin/lander-pictures', await picture('#2f6f4f'));
    expect(uploaded).toMatchObject({
      status: 201,
      body: { picture: expect.stringMatching(/^own-[0-9a-f]{32}-1600x800$/) },
    });
    const id = uploaded.body.picture as string;
    expect((await upload('/admin/lander-pictures', await picture('#2f6f4f'))).body.picture).toBe(id);
    const shown = await app.browser().get(`/lander-files/${id}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const { width, height, exif } = await sharp(shown.bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 1600, height: 800, exif: undefined });
  });

  it('PRO-02 is refused where it is no picture of ours to decode, an SVG as well', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>');
    expect(await upload('/admin/lander-pictures', svg)).toMatchObject({ body: { code: 'photo_not_readable' } });
  });

  it('has to be there before a page can have it, and goes once no page has it', async () => {
    const never = `own-${'f'.repeat(32)}-1600x800` as const;
    expect(await change([page({ picture: never })])).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'landers.0.picture', code: 'picture_missing' }] },
    });
    const used = (await upload('/admin/lander-pictures', await picture('#112233'))).body.picture;
    expect((await change([page({ picture: used })])).status).toBe(200);
    const sweep = () => app.nest.get(SweepOwnFiles, { strict: false }).run();
    app.clock.advance(2 * 86_400);
    await sweep();
    expect(await status(used)).toBe(200);
    expect((await change([])).status).toBe(200);
    await sweep();
    expect(await status(used)).toBe(404);
  });
});

describe('CLI-04 the operator’s own video', () => {
  it('is kept as it came, and served in the parts that a browser asks for', async () => {
    const { body } = await upload('/admin/lander-videos', film('moving'));
    expect(body).toEqual({ video: expect.stringMatching(/^own-[0-9a-f]{32}\.mp4$/) });
    const part = async (range?: string) => {
      const answer = await fetch(`${app.origin}/api/lander-files/${body.video}`, {
        ...(range && { headers: { range } }),
      });
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      return [answer.status, answer.headers.get('content-range'), text];
    };
    const whole = film('moving').toString('latin1');
    expect(await part()).toEqual([200, null, whole]);
    expect(await part('bytes=0-')).toEqual([206, 'bytes 0-33/34', whole]);
    expect(await part('bytes=28-29')).toEqual([206, 'bytes 28-29/34', 'mo']);
    expect(await part('bytes=30-999')).toEqual([206, 'bytes 30-33/34', 'ving']);
    expect((await part('bytes=34-')).slice(0, 2)).toEqual([416, 'bytes */34']);
    for (const odd of ['bytes=9-3', 'bytes=-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=99999999999-'])
      expect(await part(odd)).toEqual([200, null, whole]);
    const { headers } = await fetch(`${app.origin}/api/lander-files/${body.video}`);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['video/mp4', 'nosniff']);
  });

  it('is no page, no photo and no other film, whatever it is called', async () => {
    for (const file of [Buffer.from('<!doctype html><script>1</script>'), await picture('#445566'), Buffer.alloc(9)])
      expect(await upload('/admin/lander-videos', file)).toMatchObject({
        status: 422,
        body: { code: 'video_not_readable' },
      });
  });
});

describe('CLI-04 a preview', () => {
  const preview = async (more: Partial<LanderPage> = {}, language = 'nl') =>
    (await office.post('/admin/lander-previews', { page: page(more), language })).body.html as string;

  it('shows what is not saved, as text, with files from the console’s own address and without scripts', async () => {
    const html = await preview({ picture: `own-${'a'.repeat(32)}-1600x800` });
    expect(html).toContain('Zomer &amp; zee');
    expect(html).toContain('&lt;b&gt;Wie&lt;/b&gt; loopt er mee?');
    expect(html).not.toMatch(/<script|"\/api\/lander-files/);
  });

  it('has the built-in words in a language where nothing is written, and those of its own in another', async () => {
    expect(await preview({ words: {} })).not.toContain('Zomer');
    expect(await preview({}, 'de')).toContain('Zomer &amp; zee');
  });

  it('moves the deck of tinderswipe, one card after the other, by style alone', async () => {
    const html = await preview({ id: 'tinderswipe' });
    expect(html).toContain('class="swipe ready"');
    expect([...html.matchAll(/nth-child\((\d+)\)\{animation-delay:(-\d+)s\}/g)].map(([, n, s]) => [n, s])).toEqual(
      Array.from({ length: 12 }, (_, i) => [`${i + 1}`, `${2 * i - 24}`]),
    );
    expect(html).not.toContain('<script');
    expect(await preview()).not.toContain('@keyframes likes');
  });

  it.each(LANDERS.filter((lander) => designs.get(lander) ?? landings.get(lander)))('is there of %s', async (lander) => {
    expect(await preview({ id: lander })).toContain('Zomer &amp; zee');
  });
});

describe('CLI-04 a lander with words of the operator', () => {
  const open = async (path: string) => (await fetch(app.origin + path)).text();

  it('says them in its head and on the page, the built-in ones under another slug', async () => {
    await setSettings(app, { landers: [page()] });
    const own = await open('/landers/gallery/summer?lang=nl');
    expect(own).toMatch(/<title>Zomer · /);
    expect(own).toContain('<h1>Zomer &amp; zee</h1>');
    expect(await open('/landers/gallery/winter?lang=nl')).not.toContain('Zomer');
    expect(app.nest.get(Settings).current().landers).toHaveLength(1);
  });

  it('marks them where they are in another language than the page', async () => {
    const text = await open('/landers/gallery/summer?lang=de');
    expect(text).toMatch(/<html lang="de"/);
    expect(text).toMatch(/<h1 lang="nl">Zomer/);
  });
});
