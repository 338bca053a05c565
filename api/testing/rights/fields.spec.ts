import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { consoleFieldsPage } from '../../src/app/console-fields.js';
import {
  fieldsOfAnswer,
  kindOfField,
  RESOURCE_FIELDS,
  resourceOf,
  withheldFields,
} from '../../src/ground/field-rights/index.js';
import { apiFolder } from '../../src/kernel/index.js';
import { testApp } from '../app.js';
import { rights } from './rights.js';

const ROLES = ['moderator', 'finance'] as const;

interface Answer {
  /** As in the table of rights: `GET /admin/members/{id}`. */
  route: string;
  url: string;
  schema: object;
}
const answers: Answer[] = [];

beforeAll(async () => {
  const app = await testApp();
  for (const { method, url, schema } of app.routes.declared) {
    if (!url.startsWith('/api/admin/') || method === 'HEAD' || 'hide' in schema) continue;
    const route = `${method} ${url.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')}`;
    for (const [status, answer] of Object.entries(schema['response'] as Record<string, object>))
      if (status.startsWith('2')) answers.push({ route, url, schema: answer });
  }
});

/** Whether the table of rights lets the role call it: there are more refusals than these two, all of what it did. */
const mayCall = (route: string, role: (typeof ROLES)[number]): boolean =>
  !['forbidden', 'authentication_required'].includes(rights[route]!.own[role]);

const innermost = (paths: readonly string[]): string[] =>
  paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));

describe('ADM-05 one table says which fields of the console each role sees', () => {
  it('it knows every field of every answer, and no resource that is none', () => {
    expect(answers.length).toBeGreaterThan(150);
    const unknown = answers.flatMap(({ route, url, schema }) =>
      innermost(fieldsOfAnswer(schema).map(({ path }) => path))
        .filter((path) => kindOfField(resourceOf(url), path) === undefined)
        .map((path) => `${route}: ${path}`),
    );
    expect(unknown).toEqual([]);
    const resources = new Set(answers.map(({ url }) => resourceOf(url)));
    expect(Object.keys(RESOURCE_FIELDS).filter((resource) => !resources.has(resource))).toEqual([]);
    expect([...resources].filter((resource) => !Object.hasOwn(RESOURCE_FIELDS, resource))).toEqual([]);
  });

  it.each(ROLES)('no route answers a %s with a field that it must have and that the role does not see', (role) => {
    const strayed = answers
      .filter(({ route }) => mayCall(route, role))
      .flatMap(({ route, url, schema }) =>
        withheldFields(url, schema, role)
          .filter(({ dispensable }) => !dispensable)
          .map(({ path }) => `${route}: ${path} (${kindOfField(resourceOf(url), path)})`),
      );
    expect(strayed).toEqual([]);
  });

  it('it stands in docs/console-fields.md', async () => {
    expect(await readFile(new URL('../docs/console-fields.md', apiFolder), 'utf8')).toBe(consoleFieldsPage());
  });
});
