import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { withoutChoices } from '../src/kernel/http/serialisation.js';
import { AddStaffMember } from '../src/ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from './app.js';
import { PATIENCE } from './health-watch.js';
import { usually, watchLoop } from './loop-watch.js';
import { signUp } from './members.js';

const ROWS = 4_000;
const FORMATS = { uuid: true, date: true, 'date-time': true, email: true, uri: true } as const;

let app: TestApp;
let admin: TestBrowser;
let member: TestBrowser;

beforeAll(async () => {
  app = await testApp();
  const login = { email: 'admin@example.com', password: 'correct horse', role: 'admin' } as const;
  await app.nest
    .get(CommandBus, { strict: false })
    .execute(new AddStaffMember({ actor: 'system', ...login, key: randomUUID() }));
  admin = app.console();
  await admin.post('/admin/login', { email: login.email, password: login.password });
  member = (await signUp(app, 'Loop')).browser;
});

/** Requests as the page does, without the test browser's contract check, which takes longer than many a response. */
async function answerTo(browser: TestBrowser, path: string): Promise<{ status: number; text: string }> {
  const { cookie } = browser;
  const reply = await fetch(`${browser.origin}/api${path}`, { headers: { cookie } });
  return { status: reply.status, text: await reply.text() };
}

describe('CLI-08 nobody holds the others up', () => {
  it('with the first answer of any route, which is when a schema would be compiled', async () => {
    const routes = app.routes.declared.filter(({ method, url }) => method === 'GET' && !/\/stream$|\/logout/.test(url));
    expect(routes.length).toBeGreaterThan(80);
    const longestOf = async ({ origin, consoleOrigin }: TestApp, url: string) => {
      const path = url.slice('/api'.length).replaceAll(/:\w+/g, () => randomUUID());
      const stop = watchLoop();
      await answerTo(url.startsWith('/api/admin/') ? admin.at(consoleOrigin) : member.at(origin), path);
      return stop();
    };
    const holds = async (where: TestApp, url: string) => {
      const longest = await longestOf(where, url);
      return longest >= PATIENCE && usually(longest) >= PATIENCE;
    };
    const held: string[] = [];
    for (const { url } of routes) if (await holds(app, url)) held.push(url);
    // A garbage collection does not come at the same answer of another process; what is done there does.
    const other = held.length > 0 ? await testApp({ databaseUrl: app.kernel.database.url }) : app;
    const again: string[] = [];
    for (const url of held) if (await holds(other, url)) again.push(url);
    expect(again).toEqual([]);
  });

  it('and the documents of the API, which are files, say what its routes are', async () => {
    const written = {
      '/openapi.json': app.fastify.swagger(),
      '/admin/openapi.json': (app.fastify as unknown as { adminSwagger(): unknown }).adminSwagger(),
    };
    for (const [path, document] of Object.entries(written)) {
      const { text } = await answerTo(path.startsWith('/admin/') ? admin : member, path);
      // Not `toEqual`, which would print megabytes.
      expect(`${path} ${JSON.stringify(JSON.parse(text)) === JSON.stringify(document)}`).toBe(`${path} true`);
    }
  });

  it('and each answer can be written, whatever its contract lets it be', () => {
    const failed: string[] = [];
    // Most are those of the same errors.
    const known = new Set<string>();
    for (const { method, url, schema } of app.routes.declared.filter(({ method }) => method !== 'HEAD')) {
      for (const [status, reply] of Object.entries((schema['response'] ?? {}) as Record<string, object>)) {
        const text = JSON.stringify(reply);
        if ('content' in reply || known.has(text)) continue;
        known.add(text);
        try {
          // As the library does for a response that contains a choice: it checks the whole schema, not only that part.
          new Ajv({ strict: false, formats: FORMATS }).compile(withoutChoices(reply) as object);
        } catch (error) {
          failed.push(`${method} ${url} ${status}: ${(error as Error).message}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  it(`ADM-05 with files of ${ROWS} rows, however many are asked for at once; each waits for its turn`, async () => {
    const { database } = app.kernel;
    await database.query(
      `INSERT INTO kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)
       SELECT 'bulk-' || n, 1, type, schema_version, data, 'staff:' || $1, 'bulk-' || n, recorded_at
         FROM (SELECT * FROM kernel.events WHERE type = 'StaffMemberAdded' LIMIT 1) one, generate_series(1, $2::int) n`,
      [randomUUID(), ROWS],
    );
    await database.query(
      `INSERT INTO read.refunds (refund_id, member_id, payment_id, status, credits, amount, currency, requested_at)
       SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'requested', 100, 999, 'EUR', now()
         FROM generate_series(1, $1::int)`,
      [ROWS],
    );
    const files = ['/admin/audit.csv', '/admin/refunds.csv'];
    const lists = ['/admin/audit', '/admin/refunds'].map((path) => `${path}?range=[0,199]`);
    // Warm-up: the first use is measured above.
    for (const path of [...files, ...lists]) expect((await answerTo(admin, path)).status).toBe(200);
    const asked = [...files, ...files, ...files, ...lists, ...lists];
    const longestOfAll = async () => {
      const stop = watchLoop();
      const answers = await Promise.all(asked.map((path) => answerTo(admin, path)));
      const longest = stop();
      expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
      for (const { text } of answers.slice(0, 6)) expect(text.split('\r\n').length).toBeGreaterThan(ROWS);
      return longest < PATIENCE ? longest : usually(longest);
    };
    // What holds others up does so each time; a garbage collection does not.
    let longest = Infinity;
    for (let chance = 0; chance < 3 && longest >= PATIENCE; chance++) longest = await longestOfAll();
    expect(longest).toBeLessThan(PATIENCE);
  });
});
