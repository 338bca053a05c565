import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Answer, type TestApp, type TestBrowser } from './app.js';
import { eventCount, signUp } from './members.js';

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object>; required?: string[] } }> };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { description: string }>;
}
type Paths = Record<string, Record<string, Operation>>;

let app: TestApp;
let member: TestBrowser;
let stranger: TestBrowser;
let before = 0;
const routes: { method: string; path: string; operation: Operation; refuses: (code: string) => boolean }[] = [];

beforeAll(async () => {
  app = await testApp();
  member = (await signUp(app, 'badinput', { credits: 100 })).browser;
  stranger = app.browser();
  for (const [path, methods] of Object.entries((app.fastify.swagger() as unknown as { paths: Paths }).paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const codes = Object.values(operation.responses).map(({ description }) => description.split(', '));
      routes.push({
        method: method.toUpperCase(),
        path: path.slice('/api'.length),
        operation,
        refuses: (code) => codes.some((all) => all.includes(code)),
      });
    }
  }
  before = await eventCount(app);
});
afterEach(async () =>
  expect(['a refused call changed something', await eventCount(app)]).toEqual([
    'a refused call changed something',
    before,
  ]),
);

const fill = (path: string, value: string = randomUUID()) => path.replaceAll(/\{\w+\}/g, value);
const refused = (answer: Answer, status: number, code: string) => {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.body).toMatchObject({ status, code, request_id: expect.any(String) });
  expect(answer.status).toBe(status);
};
/** Routes called by machines without the marker header: payment providers, mail providers and mail programs. */
const BY_MACHINES = /^\/(webhooks|unsubscribe|mail-feedback|mail-replies)\b/;
const mutations = () => routes.filter(({ method, path }) => method !== 'GET' && !BY_MACHINES.test(path));
const withBody = () => mutations().filter(({ operation }) => operation.requestBody?.content['application/json']);

describe('CLI-08 bad input is refused with a code and changes nothing', () => {
  it('knows routes to try', () => expect(routes.length).toBeGreaterThan(20));

  it('an unknown path, and an unknown method of a known one', async () => {
    refused(await member.get('/nothing/here'), 404, 'not_found');
    for (const { path } of routes) {
      for (const method of ['PATCH', 'QUERY', 'PROPFIND', 'OPTIONS']) {
        for (const body of ['{}', undefined])
          refused(await member.call(method, fill(path), { body }), 405, 'method_not_allowed');
      }
    }
    for (const method of ['PATCH', 'QUERY', 'PROPFIND', 'OPTIONS', 'PUT'])
      refused(await stranger.call(method, '/nothing/here', { body: 'x' }), 404, 'not_found');
  });

  it('a mutation without the marker header, or from another site', async () => {
    for (const { method, path } of mutations()) {
      refused(
        await member.call(method, fill(path), { headers: { 'x-client-request': undefined } }),
        403,
        'client_request_required',
      );
      refused(
        await member.call(method, fill(path), { headers: { origin: 'https://evil.example' } }),
        403,
        'cross_site_request',
      );
      refused(
        await member.call(method, fill(path), { headers: { 'sec-fetch-site': 'cross-site' } }),
        403,
        'cross_site_request',
      );
    }
  });

  it('ACC-06 a change that a page makes for one account while another one is logged in', async () => {
    for (const { method, path } of mutations())
      refused(
        await member.call(method, fill(path), { headers: { 'x-account': '01900000-0000-7000-8000-000000000000' } }),
        409,
        'other_account',
      );
  });

  it('ACC-06 no session, an unknown one, and an expired one', async () => {
    const closed = routes.filter(({ refuses }) => refuses('authentication_required'));
    expect(closed.length).toBeGreaterThan(10);
    const late = (await signUp(app, 'late')).browser;
    before = await eventCount(app);
    app.clock.advance(31 * 86_400);
    for (const { method, path } of closed) {
      refused(await stranger.call(method, fill(path)), 403, 'authentication_required');
      refused(
        await stranger.call(method, fill(path), { headers: { cookie: 'session=made-up' } }),
        403,
        'authentication_required',
      );
      refused(await late.call(method, fill(path)), 403, 'authentication_required');
    }
    app.clock.advance(-31 * 86_400);
  });

  it('a missing or malformed idempotency key where one is required', async () => {
    const keyed = routes.filter(({ refuses }) => refuses('idempotency_key_required'));
    expect(keyed.length).toBeGreaterThanOrEqual(2);
    for (const { method, path } of keyed) {
      refused(
        await member.call(method, fill(path), { headers: { 'idempotency-key': undefined } }),
        422,
        'idempotency_key_required',
      );
      refused(await member.call(method, fill(path), { key: 'short' }), 422, 'invalid_input');
    }
  });

  it('malformed JSON, another media type, and a body of 1 MB', async () => {
    for (const { method, path } of withBody()) {
      const call = (body: string, type = 'application/json') =>
        member.call(method, fill(path), { body, headers: { 'content-type': type } });
      refused(await call('{"a":'), 400, 'malformed_json');
      refused(await call('{"__proto__": {"a": 1}}'), 400, 'malformed_json');
      refused(await call('<a/>', 'application/xml'), 415, 'unsupported_media_type');
      refused(await call(JSON.stringify({ body: 'x'.repeat(1024 * 1024) })), 413, 'body_too_large');
    }
  });

  it('wrong types, missing and unknown fields, each named', async () => {
    for (const { method, path, operation } of withBody()) {
      const { properties = {}, required = [] } = operation.requestBody!.content['application/json']!.schema;
      const call = (body: unknown) => member.call(method, fill(path), { body });
      for (const body of [[], 'text', 7, null]) refused(await call(JSON.stringify(body)), 422, 'invalid_input');
      for (const wrong of [{ deep: [] }, ['x']]) {
        const answer = await call(Object.fromEntries(Object.keys(properties).map((name) => [name, wrong])));
        refused(answer, 422, 'invalid_input');
        for (const name of required) {
          expect(answer.body.fields.map(({ field }: { field: string }) => field.split('.')[0])).toContain(name);
        }
      }
      if (required.length > 0) {
        const answer = await call({});
        refused(answer, 422, 'invalid_input');
        expect(answer.body.fields).toEqual(
          expect.arrayContaining(required.map((field) => expect.objectContaining({ field }))),
        );
      }
      refused(
        await call({ ...Object.fromEntries(Object.keys(properties).map((name) => [name, null])), surplus: 1 }),
        422,
        'invalid_input',
      );
    }
  });

  it('ids that are none, and ids of nobody', async () => {
    for (const { method, path, operation } of routes.filter(({ path }) => path.includes('{'))) {
      const body = operation.requestBody ? { body: 'hello' } : undefined;
      const none = ['x', '0', '..%252f..', "'%2520OR%25201=1", '%2500', '%00', 'a%00b', 'constructor-1', '2147483647'];
      const ids = [...none, encodeURI('ÿ'.repeat(40)), `urn:uuid:${randomUUID()}`, `{${randomUUID()}}`, '%E0%A4%A'];
      for (const id of [...ids, 'a'.repeat(300), encodeURI('😀'.repeat(60)), '-1', '9'.repeat(20), '__proto__']) {
        const answer = await member.call(method, fill(path, id), { body });
        const { status } = answer;
        expect({ path, id, status, refused: status >= 400 && status < 500 }).toMatchObject({ refused: true });
        refused(answer, status, answer.body.code);
      }
      const { status } = await member.call(method, fill(path), { body });
      // Unblocking someone who is not blocked is not an error.
      expect({ method, path, status, refused: (status >= 400 && status < 500) || method === 'DELETE' }).toMatchObject({
        refused: true,
      });
    }
  });

  it('queries out of bounds', async () => {
    for (const { method, path, operation } of routes.filter(({ method }) => method === 'GET')) {
      for (const { name } of (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')) {
        for (const value of ['-1', 'x'.repeat(500), '%00', '9'.repeat(30)]) {
          const { status } = await member.call(method, `${fill(path)}?${name}=${value}`);
          expect({ path, name, value, ok: status < 500 }).toMatchObject({ ok: true });
        }
      }
    }
  });

  it("ADM-05 the console from the member site, without a staff session, or with a member's", async () => {
    const { paths } = (app.fastify as unknown as { adminSwagger(): { paths: Paths } }).adminSwagger();
    const console = app.console();
    const tried = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(tried.length).toBeGreaterThanOrEqual(5);
    refused(await member.get('/admin/openapi.json'), 404, 'not_found');
    refused(await console.get('/openapi.json'), 404, 'not_found');
    expect((await console.get('/admin/openapi.json')).status).toBe(200);
    for (const { path, method, operation } of tried) {
      const call = (browser: TestBrowser) => browser.call(method.toUpperCase(), fill(path.slice('/api'.length)));
      if (
        !Object.values(operation.responses).some(({ description }) => description.includes('authentication_required'))
      )
        continue;
      refused(await call(member), 404, 'not_found');
      refused(await call(console), 403, 'authentication_required');
      refused(await call(member.at(app.consoleOrigin)), 403, 'authentication_required');
    }
  });
});
