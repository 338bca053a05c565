import { beforeAll, describe, expect, it } from '@jest/globals';
import { kindOfField, resourceOf, seesKind } from '../../src/ground/field-rights/index.js';
import { testApp, type TestApp } from '../app.js';
import { rights, type Right } from './rights.js';
import { ROLES, type Answers, type Role } from './roles.js';
import { World, type Person } from './world.js';

let app: TestApp;
let world: World;
beforeAll(async () => {
  // Some lists are async read models.
  app = await testApp({ work: true });
  world = await World.of(app);
});

type StaffRole = 'moderator' | 'finance' | 'admin';
const isStaff = (role: Role): role is StaffRole => role === 'moderator' || role === 'finance' || role === 'admin';

/** What answers said that their reader should not see, and what the table of fields does not know (ADM-05). */
const strayed: string[] = [];

/** A CSV file's fields are its columns. */
const fieldsIn = (body: unknown): string[] =>
  typeof body === 'string'
    ? body
        .split('\r\n')[0]!
        .replace(/^\uFEFF/, '')
        .split(/[,;]/)
    : valuesIn(body, []);

function valuesIn(value: unknown, path: readonly string[]): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, path));
  if (typeof value !== 'object') return [path.join('.')];
  return Object.entries(value).flatMap(([name, part]) => valuesIn(part, [...path, name]));
}

function strayedIn(route: string, role: StaffRole, body: unknown): string[] {
  const [, path] = route.split(' ') as [string, string];
  const isFile = typeof body === 'string' && !path.endsWith('.csv');
  return [...new Set(isFile ? [] : fieldsIn(body))].flatMap((field) => {
    const kind = kindOfField(resourceOf(`/api${path}`), field);
    return kind && seesKind(role, kind) ? [] : [`${role} ${route}: ${field} (${kind ?? 'unknown'})`];
  });
}

const isConsole = (route: string) => route.includes(' /admin/');

async function answerTo(route: string, right: Right, role: Role, whose: 'own' | 'other'): Promise<string> {
  const caller = await (right.fresh ? world.fresh(role) : world.caller(role));
  const owner: Person = whose === 'own' ? caller : world.other;
  const { params = {}, query = '', body, headers } = (await right.call?.(world, { caller, owner })) ?? {};
  const [method, path] = route.split(' ') as [string, string];
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? `no ${name}`) + query;
  const browser = isConsole(route) ? caller.console : caller.site;
  const answer = right.endless
    ? await browser.knock(target)
    : await browser.call(method, target, { ...(body !== undefined && { body }), ...(headers && { headers }) });
  if (answer.status < 400) {
    if (isStaff(role) && isConsole(route)) strayed.push(...strayedIn(route, role, answer.body));
    return 'ok';
  }
  return (answer.body as { code?: string }).code ?? `${answer.status}`;
}

async function answersTo(route: string, right: Right, whose: 'own' | 'other'): Promise<Answers> {
  const answers: Partial<Answers> = {};
  for (const role of ROLES) answers[role] = await answerTo(route, right, role, whose);
  return answers as Answers;
}

/** The routes in the API's own documents. */
function routesOf(document: unknown): string[] {
  const { paths } = document as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api'.length)}`),
  );
}

describe('ADM-05 ACC-15 who may do what', () => {
  it('every route stands in the table, and nothing else does', () => {
    const admin = (app.fastify as unknown as { adminSwagger(): unknown }).adminSwagger();
    const routes = [...routesOf(app.fastify.swagger()), ...routesOf(admin)];
    expect(Object.keys(rights).sort()).toEqual(routes.sort());
  });

  describe.each(Object.entries(rights))('%s', (route, right) => {
    for (const whose of ['own', 'other'] as const) {
      const expected = right[whose];
      if (expected) it(`of ${whose}`, async () => expect(await answersTo(route, right, whose)).toEqual(expected));
    }
  });

  it('no answer had a field that its reader does not see, and no file such a column', () => {
    expect([...new Set(strayed)]).toEqual([]);
  });

  it('what staff did says so by its actor, so that it stands in the audit log', async () => {
    const unmarked = await app.kernel.database.query(
      'SELECT DISTINCT type FROM kernel.events WHERE actor IN (SELECT staff_id::text FROM read.staff_members)',
    );
    expect(unmarked).toEqual([]);
  });
});
