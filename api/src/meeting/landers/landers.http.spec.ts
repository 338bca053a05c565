import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as within } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DecidePhoto } from '../../members/photos/index.js';
import { MarkFictional } from '../../members/profiles/index.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';
import { LOCALES } from '../../ground/settings/index.js';
import { designs } from './designs/index.js';
import { MESSAGES } from './messages.js';

let app: TestApp;
let anna: TestMember;
let vera: TestMember;
let shy: TestMember;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp({ work: true, env: { COUNTRY_HEADER: 'x-country' } });
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  anna = await join('Anna', { region: 'NL-UT' });
  shy = await join('Shy', { open: false });
  vera = await join('Vera', { country: 'DE' });
  const mark = { staffId: 'system', memberId: vera.id, reason: 'Written by us', key: randomUUID() };
  await app.nest.get(CommandBus).execute(new MarkFictional(mark));
  await caughtUp(app);
});

type Joining = NonNullable<Parameters<typeof signUp>[2]> & { open?: boolean };
async function join(name: string, { open = true, ...options }: Joining = {}): Promise<TestMember> {
  const member = await signUp(app, name, options);
  await member.browser.put('/profile/visitors', { open });
  const { body } = await member.browser.upload('/photos', 'photo', picture);
  const decide = { staffId: 'system', key: randomUUID(), photoId: body.photos[0].id, decision: { approved: true } };
  await app.nest.get(CommandBus).execute(new DecidePhoto(decide as never));
  await caughtUp(app);
  return member;
}

interface Visit {
  cookie?: string;
  country?: string;
}
async function open(path: string, { cookie, country }: Visit = {}) {
  const headers = { ...(cookie && { cookie }), ...(country && { 'x-country': country }) };
  const answer = await fetch(app.origin + path, { headers, redirect: 'manual' });
  const text = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    lang: find(/<html lang="(\w+)"/),
    title: find(/<title>(.*)<\/title>/),
    signups: find(/data-signups="(\w+)"/),
    lander: find(/data-lander="([^"]*)"/),
    of: (pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one),
  };
}

const landers = [...designs.keys()];

describe('CLI-04 the landers', () => {
  it.each(landers)('%s is HTML that says all there is to say without a script', async (name) => {
    const { status, headers, text, lang, title, of, lander } = await open(`/landers/${name}`);
    expect([status, headers.get('content-type'), lang, lander]).toEqual([200, 'text/html; charset=utf-8', 'nl', name]);
    expect(title).toMatch(/ · Velvet$/);
    expect(of(/<h1>(.*?)<\/h1>/gs)).toHaveLength(1);
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'og:site_name'])
      expect([name, text]).toEqual([
        name,
        expect.stringMatching(new RegExp(`(name|property)="${name}"\\s+content="[^"]`)),
      ]);
    expect(of(/rel="canonical" href="(.*?)"/g)).toEqual([`${app.origin}/landers/${name}`]);
    expect(of(/hreflang="([\w-]+)" href="[^"]*"\s*\/>/g)).toEqual([
      'nl',
      'en',
      'de',
      'es',
      'fr',
      'it',
      'pl',
      'x-default',
    ]);
    expect(text).toMatch(/(?:href|action)="\/signup"/);
    for (const page of ['terms', 'privacy', 'cookies']) expect(text).toContain(`href="/pages/${page}"`);
    expect(text).toContain('Fictieve profielen komen op deze site ook voor');
    expect(text).toContain('Alleen voor volwassenen van 18 jaar en ouder.');
    expect(text).not.toMatch(/noindex|undefined|\[object|\{\w+\}/);
    // The headers of every page hold: no script of its own stands in it.
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(of(/<script([^>]*)>/g)).toEqual([' src="/lander.js" defer']);
    expect(text).not.toMatch(/<[^>]+\son\w+=/);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  });

  it('search engines are told of every page that wants to be found, and of no member', async () => {
    const robots = await open('/robots.txt');
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.text).toContain(`Sitemap: ${app.origin}/sitemap.xml\n`);
    const { status, headers, of } = await open('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const found = of(/<loc>(.*?)<\/loc>/g).map((url) => url!.slice(app.origin.length));
    expect(found.sort()).toEqual(['/', ...landers.map((name) => `/landers/${name}`)].sort());
    for (const path of found) expect((await open(path)).text).not.toContain('noindex');
  });

  it('a slug belongs to the page and its report; what is no slug, or no page, is told kindly', async () => {
    expect(await open('/landers/gallery/summer-25')).toMatchObject({ status: 200, lander: 'gallery/summer-25' });
    expect(await open('/landers/gallery/?ref=a/b')).toMatchObject({ status: 200, lander: 'gallery' });
    for (const path of ['/landers/nowhere', '/landers/tinderswipe/slug', '/landers/gallery/%3Cb%3E']) {
      const { status, text, headers } = await open(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(text).toContain('Deze pagina bestaat niet');
      expect(text).toContain('content="noindex"');
    }
  });

  it('CLI-12 speaks the language of the address, the cookie, the country, in this order', async () => {
    await setSettings(app, { domain_language: '' });
    expect(await open('/landers/gallery', { country: 'FR' })).toMatchObject({ lang: 'fr' });
    expect(await open('/landers/gallery', { country: 'FR', cookie: 'locale=pl' })).toMatchObject({ lang: 'pl' });
    const asked = await open('/landers/gallery?lang=de', { country: 'FR', cookie: 'locale=pl' });
    expect(asked.lang).toBe('de');
    expect(asked.of(/rel="canonical" href="(.*?)"/g)).toEqual([`${app.origin}/landers/gallery?lang=de`]);
    // What was chosen here goes on at the sign-up.
    expect(asked.headers.get('set-cookie')).toMatch(/^locale=de; Max-Age=31536000; Path=\/; SameSite=Lax$/);
    expect(await open('/landers/gallery?lang=xx&lang=de')).toMatchObject({ lang: 'nl' });
    await setSettings(app, { domain_language: 'nl' });
    expect(await open('/landers/gallery', { country: 'FR' })).toMatchObject({ lang: 'nl' });
  });

  it('shows members only where the operator lets visitors see some, from their own country first', async () => {
    const names = async (path: string, visit?: Visit) => (await open(path, visit)).of(/<b>(\w+), \d+<\/b>/g);
    expect(await names('/landers/gallery')).toEqual([]);
    expect((await open('/landers/gallery')).text).toContain('Leden laten zich hier pas zien als je bent aangemeld.');
    await setSettings(app, { logged_out_search_trafficsource: true });
    expect(await names('/landers/gallery')).toEqual([]);
    for (const name of landers) {
      expect(await names(`/landers/${name}?ref=friend`, { country: 'DE' })).toEqual(['Vera', 'Anna']);
      expect(await names(`/landers/${name}?network=tide`, { country: 'NL' })).toEqual(['Anna', 'Vera']);
    }
    const { text, of } = await open('/landers/gallery?ref=friend', { country: 'DE' });
    // PRO-04: the label, on the one card it belongs to.
    expect(of(/class="fictional".*?<span>(.*?)<\/span>/gs)).toEqual(['Fictief profiel']);
    expect(text).not.toContain('Shy');
    await setSettings(app, { logged_out_search_trafficsource: false });
  });

  it('shows who is in the part of the country that is chosen on the map, and leads on with it', async () => {
    await setSettings(app, { logged_out_search: true });
    const names = async (path: string) => (await open(path, { country: 'NL' })).of(/<b>(\w+)(?:, \d+)?<\/b>/g);
    expect(await names('/landers/maplanding?region=NL-UT')).toEqual(['Anna']);
    expect(await names('/landers/maplanding?region=NL-ZE')).toEqual([]);
    expect(await names('/landers/maplanding?region=NL-XX')).toContain('Vera');
    const { text } = await open('/landers/maplanding?region=NL-UT&ref=x', { country: 'NL' });
    expect(text).toContain('href="/signup?country=NL&amp;region=NL-UT&amp;ref=x"');
    expect(text).toMatch(/aria-current="true"[^>]*>Utrecht</);
    // By whichever way one goes on, it is known where one lives.
    expect(text).toMatch(/href="\/members\/[\w-]+\/signup\?country=NL&amp;region=NL-UT&amp;ref=x"/);
    expect(text).toContain('href="/landers/maplanding?lang=de&amp;region=NL-UT&amp;ref=x"');
    await setSettings(app, { logged_out_search: false });
  });

  it('a heart in the feed goes along to the sign-up, as the deck’s do', async () => {
    await setSettings(app, { logged_out_search: true });
    const { text } = await open('/landers/socialnetwork?ref=x', { country: 'NL' });
    expect(text).toContain(`href="/members/${anna.id}/signup?like=yes&amp;ref=x"`);
    await setSettings(app, { logged_out_search: false });
  });

  it('offers of the stamps what a profile can choose, and sends it on with where the visitor comes from', async () => {
    await setSettings(app, { interests: ['wine', 'hiking'] });
    const { of } = await open('/landers/iconslanding?network=ads');
    expect(of(/name="interests"\s+value="(\w+)"/g)).toEqual(['wine', 'hiking']);
    expect(of(/type="hidden"\s+name="(\w+)"/g)).toEqual(['network']);
  });

  it('ADM-06 has a stamp for the operator’s own interests, in the visitor’s language, and none for a retired one', async () => {
    const sauna = { id: 'own-1', name: { nl: 'Sauna & bad', de: 'Saunieren' }, retired: false };
    await setSettings(app, { interests: ['wine'], own_interests: [sauna, { ...sauna, id: 'own-2', retired: true }] });
    const { of, text } = await open('/landers/iconslanding?lang=de');
    expect(of(/name="interests"\s+value="([\w-]+)"/g)).toEqual(['wine', 'own-1']);
    expect(text).toContain('<span>Saunieren</span>');
    expect((await open('/landers/iconslanding?lang=nl')).text).toContain('<span>Sauna &amp; bad</span>');
  });

  it('CLI-01 its footer is that of the site, with the support’s address and telephone', async () => {
    await setSettings(app, { support_email: 'help@tide.example', support_phone: '+31-20 123 45 67' });
    const site = await readFile(new URL('../../../../member-web/src/app/layouts/footer.tsx', import.meta.url), 'utf8');
    const inSite = [...site.matchAll(/^ {4}'(\/.*)': /gm)].map(([, path]) => path);
    for (const path of [
      '/landers/gallery',
      '/landers/gallery?lang=de',
      `/members/${anna.id}/landing`,
      '/landers/nothing',
    ]) {
      const [, footer = ''] = (await open(path)).text.split('<footer');
      const leads = [...footer.matchAll(/href="([^"]*)"(?! hreflang)/g)].map(([, to]) => to);
      expect(leads).toEqual([...inSite, 'mailto:help@tide.example', 'tel:+31201234567']);
    }
  });

  it('ACC-11 its links carry on where the visitor comes from, and no more', async () => {
    const { text } = await open('/landers/gallery?network=tide&sub1=a%26b&t=5&other=x&ref=%22%3E%3Cscript%3E');
    expect(text).toContain('href="/signup?network=tide&amp;ref=%22%3E%3Cscript%3E&amp;sub1=a%26b&amp;t=5"');
    expect(text).not.toContain('other=x');
    // In another language it shows the same people, to whom the operator shows some by their source.
    expect((await open('/landers/gallery?ref=may')).text).toContain('href="/landers/gallery?lang=de&amp;ref=may"');
  });

  it('ACC-01 there is no way to the sign-up where nobody may sign up', async () => {
    expect(await open('/landers/gallery')).toMatchObject({ signups: 'open' });
    await setSettings(app, { signups: 'with_trafficsource' });
    expect(await open('/landers/gallery?network=tide')).toMatchObject({ signups: 'open' });
    const asks = await open('/landers/gallery');
    expect(asks.signups).toBe('closed');
    expect(asks.text).toContain('data-asks');
    await setSettings(app, { signups: 'other' });
    const closed = await open('/landers/gallery?network=tide');
    expect([closed.signups, closed.text.includes('data-asks')]).toEqual(['closed', false]);
    await setSettings(app, { signups: 'all' });
  });

  it('DSC-02 leads members on to whose page it is, or to the members', async () => {
    const led = async (path: string) => {
      const { status, headers } = await open(path, { cookie: anna.browser.cookie });
      return [status, headers.get('location')];
    };
    expect(await led('/landers/gallery?t=5')).toEqual([302, '/members?t=5']);
    for (const page of ['landing', 'landing2/spring', 'landing3']) {
      expect(await led(`/members/${vera.id}/${page}?t=5`)).toEqual([302, `/members/${vera.id}?t=5`]);
    }
  });

  it('CLI-03 brings the warning along where it is switched on', async () => {
    expect((await open('/landers/gallery', { country: 'NL' })).text).toContain('<dialog id="entry" data-country="NL"');
    await setSettings(app, { enable_site_entry_popup: false });
    expect((await open('/landers/gallery', { country: 'NL' })).text).not.toContain('<dialog');
    await setSettings(app, { enable_site_entry_popup: true });
  });

  it('what the operator and members write stays text', async () => {
    const name = 'A<b>&"\'';
    await setSettings(app, { name: '<script>alert(1)</script>', logged_out_search: true });
    const eve = await join(name, { country: 'NL', email: 'eve@example.org' });
    const { text } = await open('/landers/gallery', { country: 'NL' });
    expect(text).toContain('A&lt;b&gt;&amp;&quot;&#39;');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toContain('<script>');
    expect((await open(`/members/${eve.id}/landing`)).text).not.toContain('A<b>');
    await eve.browser.put('/profile/visitors', { open: false });
    await setSettings(app, { name: 'Velvet', logged_out_search: false });
    await caughtUp(app);
  });
});

describe('DSC-02 ACC-16 the landings around one member', () => {
  const pages = ['landing', 'landing2', 'landing2/spring', 'landing3', 'landing3/spring'];

  it.each(pages)(
    '%s shows the card, a field for the first message and the way to the sign-up beside it',
    async (page) => {
      const { status, text, lander, of, title } = await open(`/members/${anna.id}/${page}?network=tide`);
      expect([status, lander]).toEqual([200, page]);
      expect(title).toContain('Anna');
      expect(text).toContain('Utrecht');
      expect(of(/action="(.*?)"/g)).toEqual([`/members/${anna.id}/signup`]);
      expect(text).toContain('type="hidden" name="network" value="tide"');
      // MNY-12: what it costs stands beside it. Its words never become part of an address.
      expect(text).toMatch(/Een bericht kost 10 credits\./);
      expect(of(/<textarea([^>]*)>/g)[0]).not.toContain('name=');
      // Nobody finds a person by searching for them.
      expect(text).toContain('name="robots" content="noindex"');
      expect(text).not.toMatch(/og:image" content="[^"]*photos/);
    },
  );

  it('PRO-04 labels a fictional profile and tells what it is, before anybody writes', async () => {
    for (const page of pages) {
      const { text } = await open(`/members/${vera.id}/${page}`);
      expect(text).toContain('Fictief profiel');
      expect(text).toContain('Dit is een fictief profiel. Fysiek contact is niet mogelijk.');
    }
  });

  it('whoever is closed is as little there as nobody, in the same words', async () => {
    const words = async (id: string) => {
      const { status, text } = await open(`/members/${id}/landing`);
      return [status, text.replaceAll(id, 'id')];
    };
    const [closed, nobody] = [await words(shy.id), await words(randomUUID())];
    expect(closed).toEqual(nobody);
    expect(closed[0]).toBe(404);
    expect(closed[1]).toContain('Dit lid is hier niet te zien');
    expect((await open('/members/nobody/landing')).status).toBe(404);
    await setSettings(app, { logged_out_search: true });
    expect((await open(`/members/${shy.id}/landing`)).text).toContain('Anna');
    await setSettings(app, { logged_out_search: false });
  });

  it('the operator’s own lines to begin with stand on the third, as far as they need no profile', async () => {
    await setSettings(app, { icebreakers: { nl: ['Hoi {name}!', 'Ook {interest}?', 'Dag <b>'] } });
    const { of } = await open(`/members/${anna.id}/landing3`);
    expect(of(/name="line" value="(.*?)"/g)).toEqual(['Hoi Anna!', 'Dag &lt;b&gt;']);
    await setSettings(app, { icebreakers: {} });
  });

  it('leaves every other address to the member site', async () => {
    const served = async (path: string) => (await open(path)).text;
    expect(await served(`/members/${anna.id}`)).toBe('');
    expect(await served(`/members/${anna.id}/signup`)).toBe('');
    expect(await served('/landers')).toBe('');
    expect(await served('/landers/gallery/a/b')).toBe('');
    const console = await fetch(`${app.consoleOrigin}/landers/gallery`);
    expect(await console.text()).toBe('');
  });
});

describe('CLI-05 the first page of the member site', () => {
  const told = {
    mark: 'one',
    beginning: '/assets/beginning-1.js',
    scripts: ['/assets/landing-1.js'],
    style: '/assets/landing-1.css',
    texts: { nl: '/assets/nl-1.js', de: '/assets/de-1.js' },
  };
  const built = (mark: string) => `<!doctype html>
<html lang="nl">
  <head>
    <title>…</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" media="print" fetchpriority="high" crossorigin href="/assets/index-1.css">
    <script type="application/json" id="built">${JSON.stringify({ ...told, mark })}</script>
  </head>
  <body>
    <div id="root">
      <div class="boot"></div>
    </div>
  </body>
</html>`;
  // Tells what it was asked for, as the member site's own would draw it.
  const drawer = `export const mark = 'one';
export const draw = ({ locale, address, answers, regions }) => {
  if (address.includes('broken')) throw new Error('broken');
  const { settings, packages, cards } = answers;
  const names = [settings.name, packages.packages.length > 0, regions.regions.NL !== undefined];
  const root = '<h1>' + [locale, address, ...names, ...(cards ?? []).map(({ name }) => name)].join(' ') + '</h1>';
  return { root, entry: '<dialog></dialog>', head: '<link rel="preload">', words: { waiting: 'Wait', failed: 'Gone' } };
};`;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(within(tmpdir(), 'site-'));
    await mkdir(within(folder, 'written/dist'), { recursive: true });
    await mkdir(within(folder, 'dist'));
    await writeFile(within(folder, 'package.json'), '{"type":"module"}');
    await writeFile(within(folder, 'written/dist/draw.js'), drawer);
  });

  const site = async (mark: string) => {
    await writeFile(within(folder, 'dist/index.html'), built(mark));
    const env = { MEMBER_SITE: within(folder, 'dist'), COUNTRY_HEADER: 'x-country' };
    const { origin, clock } = await testApp({ databaseUrl: app.kernel.database.url, env });
    const read = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(origin + path, { headers })).text();
    return { origin, clock, read };
  };

  it('is drawn for visitors in the language of the visit, and begins with one small script', async () => {
    const { origin, clock, read } = await site('one');
    const text = await read('/?network=n');
    expect(text).toContain('<div id="root"><h1>nl /?network=n Velvet true true</h1></div>');
    expect(text).toContain('<title>Velvet – dating en chat voor volwassenen</title>');
    expect(text).toContain(`<link rel="canonical" href="${origin}/"`);
    expect(text).toContain(`hreflang="pl" href="${origin}/?lang=pl"`);
    expect(text).toContain('property="og:title"');
    const scripts = [...text.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, path]) => path);
    expect(scripts).toEqual([told.beginning]);
    expect(text).not.toContain('modulepreload');
    expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">');
    expect(text).toContain('data-site="/assets/index-1.js"');
    expect(text).toContain('data-ahead="/assets/vendor-1.js /assets/landing-1.js /assets/nl-1.js"');
    expect(text).toMatch(/<link rel="stylesheet"[^>]*href="\/assets\/landing-1\.css"/);
    expect(text).toContain('data-waiting="Wait"');
    const written = JSON.parse(/id="written">(.*)<\/script>/.exec(text)![1]!);
    expect(written).toMatchObject({ locale: 'nl', at: clock.now().getTime(), settings: { name: 'Velvet' } });

    const german = await read('/?lang=de');
    expect(german).toContain('<html lang="de"');
    expect(german).toContain(`<title>Velvet · ${MESSAGES.de.front.title}</title>`);
    expect(german).toContain('<h1>de /?lang=de Velvet true true</h1>');
  });

  it('DSC-01 ACC-01 shows members where visitors may see them, or asks what the browser knows', async () => {
    const shown = async (path: string, settings: Parameters<typeof setSettings>[1]) => {
      await setSettings(app, settings);
      return (await site('one')).read(path);
    };
    expect(await shown('/', { logged_out_search: true })).toMatch(/true true (Anna Vera|Vera Anna)</);
    const bySource = { logged_out_search: false, logged_out_search_trafficsource: true };
    expect(await shown('/?ref=r', bySource)).toMatch(/true true (Anna Vera|Vera Anna)</);
    const asks = await shown('/', bySource);
    expect(asks).toMatch(/true true</);
    expect(asks).toMatch(/<script[^>]*data-asks/);
    await setSettings(app, { logged_out_search_trafficsource: false });
  });

  it('is the site’s own for whoever is logged in, and where it cannot be drawn', async () => {
    const { read } = await site('one');
    const asBuilt = [
      await read('/', { cookie: anna.browser.cookie }),
      await read('/?broken'),
      await (await site('two')).read('/'),
    ];
    for (const text of asBuilt) {
      expect(text).toContain('src="/assets/index-1.js"');
      expect(text).toContain('<div class="boot">');
      expect(text).toContain(`property="og:title"`);
    }
  });

  it('comes from the web server that has it, and is told where there is none', async () => {
    const web = createServer((request, response) => response.end(request.url === '/index.html' ? built('one') : ''));
    await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    const [there, none] = await Promise.all(
      [address, 'none'].map((MEMBER_SITE) => testApp({ databaseUrl: app.kernel.database.url, env: { MEMBER_SITE } })),
    );
    expect(await (await fetch(there!.origin)).text()).toContain('property="og:title"');
    web.close();
    // Rather that of before than none.
    there!.clock.advance(60);
    expect(await (await fetch(there!.origin)).text()).toContain('property="og:title"');
    expect((await fetch(none!.origin)).status).toBe(503);
  });

  it('says what the site says', async () => {
    for (const locale of LOCALES) {
      const file = new URL(`../../../../member-web/src/locales/${locale}/landing.json`, import.meta.url);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject(MESSAGES[locale].front);
    }
  });
});

it('DSC-10 a network that asks for too many pages gets them without members', async () => {
  const strict = await testApp({ databaseUrl: app.kernel.database.url, env: { NETWORK_LIMITS: '1' } });
  const ask = async () => {
    const answer = await fetch(`${strict.origin}/members/${anna.id}/landing`);
    return [answer.status, (await answer.text()).includes('Anna')];
  };
  expect(await ask()).toEqual([200, true]);
  for (let asked = 0; asked < 200; asked++) await ask();
  expect(await ask()).toEqual([404, false]);
});
