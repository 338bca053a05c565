import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { normaliseText } from '../src/members/profiles/index.js';
import { testApp, type TestApp, type TestBrowser } from './app.js';
import { healthDuring, PATIENCE } from './health-watch.js';
import { Line } from './line.js';
import { signUp, type TestMember } from './members.js';
import { World } from './rights/world.js';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  minItems?: number;
  minLength?: number;
}

/** Each is dangerous in a different way: to expressions, SQL, pages, mails, or terminals and logs. */
const HOSTILE = [
  ...['', ' ', '\0', 'a\0b', '\u202Eevil', '\u200b', '\ud800', 'a\udfff', '\ufeff', '\u2028', '\r\nBcc: a@b.example'],
  ...["'", "' OR 1=1 --", '"; DROP TABLE kernel.events; --', '$1', '\\', '\\u0000', '%00', '%s%n', '{{7*7}}', '${7*7}'],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '[a](javascript:alert(1))'],
  ...['=cmd|calc!A1', '../../etc/passwd', 'file:///etc/passwd', '__proto__', 'constructor', 'null', 'NaN', '1e400'],
  ...['{name}', 'urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8', '9'.repeat(400), '👩‍👩‍👧‍👦'.repeat(400)],
  ...[`a${' '.repeat(60_000)}b`, `a${'\u0301'.repeat(15_000)}`, `${'[a]('.repeat(12_000)}`],
];
/** Routes that would end the session used for the other calls, and the stream, which never ends. */
const LEFT_OUT = /\/logout$|\/stream$|\/user\/deletion$|\/sessions\/end-others$/;
/** Routes for machines, and routes that exist in development only. */
const ASIDE = /\/sandbox\/|\/dev\//;

let app: TestApp;
let world: World;
let anna: TestMember;
let carl: TestMember;
/** The member that all actions are directed at. */
let victim: TestMember;
let admin: TestBrowser;
/** By path prefix: ids that exist, so that texts get as far as possible. */
let ids: [start: string, id: string][];

beforeAll(async () => {
  app = await testApp();
  world = await World.of(app);
  await world.debitOf(world.other);
  // Log everybody in before anyone is locked out, because this network is about to send many bad requests.
  for (const role of ['moderator', 'finance', 'admin'] as const) await world.caller(role);
  admin = (await world.caller('admin')).console;
  [anna, carl, victim] = await Promise.all([
    signUp(app, 'Anna', { credits: 50_000 }),
    signUp(app, 'Carl', { credits: 50_000 }),
    signUp(app, 'Victim'),
  ]);
  const order = { package: 'p100', immediate_performance: true };
  const orderOf = async (payment_method: string) =>
    (await anna.browser.post('/orders', { ...order, payment_method })).body.payment_id as string;
  const [payment, debit] = [await orderOf('ideal'), await orderOf('sdd')];
  ids = [
    ['/api/chats', (await anna.browser.post('/chats', { profile_id: world.other.id })).body.id as string],
    ['/api/payments', payment],
    ['/api/direct-debits', debit],
    ['/api/members', world.other.id],
    ['/api/admin/members', victim.id],
    ['/api/admin/wallets', victim.id],
    ['/api/admin/payments', payment],
    ['/api/admin/direct-debits', debit],
    ['/api/admin/refunds', await world.refundOf(world.other)],
    ['/api/admin/discounts', await world.discount()],
  ];
});

/** The smallest value that satisfies a schema. */
function sample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0]!);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, sample(schema.properties![name]!)]));
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items!));
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case undefined:
    default:
      return schema.format === 'uuid' ? victim.id : schema.format?.startsWith('date') ? '2026-01-01' : 'abcdefgh';
  }
}

const isText = ({ type, anyOf, enum: some, const: one }: Schema): boolean =>
  some === undefined && one === undefined && (type === 'string' || (anyOf?.some(isText) ?? false));

type Way = (string | 0)[];

/** Paths to all text fields in a body, including those in lists (first item) and records. */
function textsIn(schema: Schema, way: Way = []): { way: Way; bounds: string }[] {
  if (isText(schema)) return [{ way, bounds: JSON.stringify(schema) }];
  const of = (parts: Record<string, Schema> = {}) =>
    Object.entries(parts).flatMap(([name, part]) => textsIn(part, [...way, name]));
  const branches = schema.anyOf?.flatMap((branch) => textsIn(branch, way)) ?? [];
  const items = schema.items ? textsIn(schema.items, [...way, 0]) : [];
  // Any key will do: a pattern is not a valid name, and is rejected.
  return [...of(schema.properties), ...of(schema.patternProperties), ...items, ...branches];
}

function put(body: unknown, [name, ...rest]: Way, value: string): unknown {
  if (name === undefined) return value;
  if (name === 0) return [put((body as unknown[] | undefined)?.[0], rest, value)];
  const object = (body ?? {}) as Record<string, unknown>;
  return { ...object, [name]: put(object[name], rest, value) };
}

const filled = (url: string, id?: string) => {
  const own = ids.find(([start]) => url.startsWith(`${start}/:`))?.[1];
  return url.slice('/api'.length).replaceAll(/:\w+/g, () => id ?? own ?? randomUUID());
};
/** One parameter at a time; exports read their queries as lists do, so there all at once is enough. */
const queriesOf = (url: string, names: readonly string[], text: string) => {
  const each = names.map((name) => `${name}=${text}`);
  if (!url.endsWith('.csv')) return each;
  // As many at once as the longest address may hold.
  const most = Math.max(1, Math.floor(LONGEST_QUERY / (each[0]?.length || 1)));
  return Array.from({ length: Math.ceil(each.length / most) }, (_, i) =>
    each.slice(i * most, (i + 1) * most).join('&'),
  );
};
/** Bytes: Node takes 16 KB of headers, cookies among them. */
const LONGEST_QUERY = 12_000;
const browserOf = (url: string) => (url.startsWith('/api/admin/') ? admin : anna.browser);

interface Call {
  method: string;
  url: string;
  path: string;
  body: unknown;
}

const AT_ONCE = 4;
/** So many calls are made again if the site answered slowly meanwhile. */
const AGAIN = 400;

/** A few at a time. No answer is a failure or violates its route's contract, and the site is well throughout. */
async function expectHarmless(calls: readonly Call[]): Promise<void> {
  const [ofAdmin, ofAnna] = [admin, anna.browser].map(({ origin, cookie }) => new Line(origin, cookie, AT_ONCE));
  const call = async ({ method, url, path, body }: Call) => {
    const line = browserOf(url) === admin ? ofAdmin! : ofAnna!;
    const { status, contentType, text } = await line.call(method, path, { body });
    const answer: unknown = contentType?.includes('json') ? JSON.parse(text) : text;
    app.contracts({ method, url: `/api${path}`, status, contentType, body: answer });
    if (status >= 500) throw new Error(`${method} ${path} ${JSON.stringify(body)?.slice(0, 1_000)}: ${status}`);
  };
  const slow: string[] = [];
  for (let from = 0; from < calls.length; from += AGAIN) {
    const some = calls.slice(from, from + AGAIN);
    const longest = await healthDuring(app.origin, async () => {
      const waiting = some.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const one of waiting) await call(one);
        }),
      );
    });
    if (longest >= PATIENCE) slow.push(`${some[0]!.path} to ${some.at(-1)!.path}: ${longest} ms`);
  }
  for (const line of [ofAdmin, ofAnna]) line!.close();
  expect(slow).toEqual([]);
  // Whoever is logged out is refused, and tries nothing.
  expect([(await admin.get('/admin/settings')).status, (await anna.browser.get('/user')).status]).toEqual([200, 200]);
}

describe('PRV-02 hostile input', () => {
  it('40 texts in every text field of every body are refused or harmless, and the site is well throughout', async () => {
    expect(HOSTILE).toHaveLength(40);
    const routes = app.routes.declared.filter(
      ({ method, url, schema }) =>
        method !== 'GET' &&
        schema['body'] !== undefined &&
        !('x-upload' in (schema['body'] as object)) &&
        !LEFT_OUT.test(url),
    );
    const tried = routes.flatMap(({ method, url, schema }) => {
      const body = schema['body'] as Schema;
      // The settings have every page in every language: fields with the same bounds are filled in one request.
      const alike = Map.groupBy(textsIn(body), ({ bounds }) => bounds);
      return [...alike.values()].map((texts) => ({
        method,
        url,
        ways: texts.map(({ way }) => way),
        whole: sample(body),
      }));
    });
    expect(tried.flatMap(({ ways }) => ways).length).toBeGreaterThan(300);
    // Compiles the schemas, which happens on first use.
    for (const { method, url } of routes) await browserOf(url).call(method, filled(url, randomUUID()), { body: {} });
    await expectHarmless(
      tried.flatMap(({ ways, whole, ...route }) =>
        HOSTILE.map((text) => ({
          ...route,
          path: filled(route.url),
          body: ways.reduce((filling, way) => put(filling, way, text), whole),
        })),
      ),
    );
  }, 600_000);

  it('40 texts in every path and query are refused or harmless, and the site is well throughout', async () => {
    const routes = app.routes.declared.filter(
      ({ method, url }) => method !== 'HEAD' && !LEFT_OUT.test(url) && !ASIDE.test(url) && !url.includes('*'),
    );
    // Node rejects headers that are too large before the request reaches us.
    const texts = HOSTILE.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 600)));
    const tried = routes.flatMap(({ method, url, schema }) => {
      const asked = Object.keys((schema['querystring'] as Schema | undefined)?.properties ?? {});
      const paths = texts.flatMap((text) => [
        ...(url.includes(':') && text ? [filled(url, text)] : []),
        ...queriesOf(url, asked, text).map((query) => `${filled(url)}?${query}`),
      ]);
      const body = schema['body'] === undefined ? undefined : sample(schema['body'] as Schema);
      return paths.map((path) => ({ method, url, path, body }));
    });
    expect(tried.length).toBeGreaterThan(5_000);
    for (const { method, url, schema } of routes) {
      const body = schema['body'] === undefined ? undefined : sample(schema['body'] as Schema);
      await browserOf(url).call(method, filled(url, randomUUID()), { body });
    }
    await expectHarmless(tried);
  }, 600_000);

  it('what is taken all the same reads back as it was written', async () => {
    const writer = carl;
    const chat = (await writer.browser.post('/chats', { profile_id: world.other.id })).body.id as string;
    const kept: string[] = [];
    for (const text of HOSTILE) {
      const profile = await writer.browser.put('/profile', { description: text });
      if (profile.status === 200) {
        const { description } = (await writer.browser.get(`/members/${writer.id}`)).body;
        expect(description).toBe(normaliseText(text));
      } else expect(profile.status).toBe(422);
      const sent = await writer.browser.post(`/chats/${chat}/messages`, { body: text });
      if (sent.status !== 201) {
        expect(sent.status).toBe(422);
        continue;
      }
      const { messages } = (await world.other.site.get(`/chats/${chat}`)).body;
      expect((messages as { body: string }[]).map(({ body }) => body)).toContain(text);
      kept.push(text);
    }
    expect(kept.length).toBeGreaterThan(20);
  });
});

describe("PRV-02 another's ids", () => {
  it('are refused to every other member, and change nothing of whose they are', async () => {
    const { other } = world;
    const own = async () =>
      Promise.all(
        ['/user', '/chats', '/transactions', '/photos', '/refunds', '/receipts', '/likes', '/blocks', '/reports'].map(
          async (path) => JSON.stringify((await other.site.get(path)).body),
        ),
      );
    const refund = await world.refundOf(other);
    const things = {
      chat: await world.conversationOf(other),
      payment: await world.paymentOf(other),
      debit: await world.debitOf(other),
      photo: await world.photoOf(other),
      refund,
      session: (await other.site.get('/user/sessions')).body.sessions[0].id as string,
    };
    const before = await own();
    const routes = app.routes.declared.filter(
      ({ method, url }) => method !== 'HEAD' && /^\/api\/(?!admin\/).*:/.test(url) && !ASIDE.test(url),
    );
    let tried = 0;
    const longest = await healthDuring(app.origin, async () => {
      for (const { method, url, schema } of routes) {
        const body = schema['body'] === undefined ? undefined : sample(schema['body'] as Schema);
        for (const [thing, id] of Object.entries(things)) {
          const { status } = await carl.browser.call(method, filled(url, id), { body });
          tried++;
          // Unblocking or unliking someone who does not exist is not an error, nor deleting a search that one does not have.
          const nothing = method === 'DELETE' && /\/(block|like)$|\/saved-searches\//.test(url);
          const harmless = (status >= 400 && status < 500) || nothing;
          expect([`${method} ${url} with a ${thing}: ${status}`, harmless]).toEqual([
            `${method} ${url} with a ${thing}: ${status}`,
            true,
          ]);
        }
      }
    });
    expect(tried).toBeGreaterThanOrEqual(40);
    expect(longest).toBeLessThan(PATIENCE);
    expect(await own()).toEqual(before);
  });

  it('open nothing of the console to whose work it is not', async () => {
    const { other } = world;
    const [moderator, finance] = [await world.caller('moderator'), await world.caller('finance')];
    const [refund, payment, photo] = [
      await world.refundOf(other),
      await world.paymentOf(other),
      await world.photoOf(other),
    ];
    const reason = { reason: 'Asked for' };
    const toModerators: [string, string, object?][] = [
      ...[['GET', `/admin/refunds/${refund}`] as const, ['GET', `/admin/payments/${payment}`] as const],
      ...[['GET', '/admin/receipts'] as const, ['GET', `/admin/wallets/${other.id}`] as const],
      ...(['approve', 'confirm', 'withdraw', 'repeat'] as const).map(
        (what) => ['POST', `/admin/refunds/${refund}/${what}`] as const,
      ),
      ['POST', `/admin/refunds/${refund}/refuse`, reason],
      ['POST', `/admin/payments/${payment}/review`, reason],
      ['POST', `/admin/wallets/${other.id}/write-off`, reason],
      ...['refunds', 'payments', 'discounts', 'direct-debits', 'reconciliations', 'staff', 'audit'].map(
        (list) => ['GET', `/admin/${list}.csv`] as const,
      ),
    ] as [string, string, object?][];
    const toFinance: [string, string, object?][] = [
      ['GET', `/admin/photos/${photo}/original`],
      ['POST', `/admin/photos/${photo}/revoke`, reason],
      ['GET', `/admin/cases/${randomUUID()}`],
      ['POST', `/admin/members/disable`, { ids: [other.id], ...reason }],
      ['POST', `/admin/members/${other.id}/hide-profile`, { ground: 'spam', ...reason }],
      ['POST', `/admin/members/${other.id}/clear-text`, { field: 'name', text: 'x', ground: 'spam', ...reason }],
      ['POST', `/admin/members/${other.id}/mark-fictional`],
      ['POST', `/admin/members/${other.id}/delete-on-request`, reason],
      ['GET', `/admin/inbox`],
      ...['cases', 'photos', 'staff', 'audit'].map((list) => ['GET', `/admin/${list}.csv`] as [string, string]),
    ];
    const tried = [
      ...toModerators.map((call) => [moderator, ...call] as const),
      ...toFinance.map((call) => [finance, ...call] as const),
    ];
    for (const [{ console, role }, method, path, body] of tried) {
      const answer = await console.call(method, path, { ...(body && { body }) });
      expect([role, method, path, answer.status, answer.body.code]).toEqual([role, method, path, 403, 'forbidden']);
    }
  });
});
