import { analyse } from 'scslre';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dtoOf } from '../src/kernel/http/dto-schema.js';
import { fieldsOf } from '../src/kernel/http/dto-fields.js';
import { testApp, type TestApp } from './app.js';
import { worked } from './loop-watch.js';
import { signUp, type TestMember } from './members.js';

interface Schema {
  type?: string;
  pattern?: string;
  maxLength?: number;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  [keyword: string]: unknown;
}

/** Formats of a fixed length. */
const SHORT_FORMATS = ['uuid', 'date', 'date-time'];
const UNBOUNDED = /(?<!\\)[*+]|\{\d+,\}/;

let app: TestApp;
let member: TestMember;
/** Every schema within the input of each route, with its location. */
const taken: [where: string, schema: Schema][] = [];

beforeAll(async () => {
  app = await testApp();
  member = await signUp(app, 'Bounds');
  const walk = (where: string, node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (!Array.isArray(node) && !where.endsWith('.properties')) taken.push([where, node as Schema]);
    for (const [name, part] of Object.entries(node)) walk(`${where}.${name}`, part);
  };
  for (const { method, url, schema } of app.routes.declared) {
    for (const part of ['params', 'querystring', 'body']) walk(`${method} ${url} ${part}`, schema[part]);
  }
});

const bounded = ({ type, maxLength, pattern, format, enum: some, const: one }: Schema) =>
  type !== 'string' ||
  maxLength !== undefined ||
  some !== undefined ||
  one !== undefined ||
  SHORT_FORMATS.includes(format ?? '') ||
  format === 'binary' ||
  (pattern !== undefined && pattern.startsWith('^') && pattern.endsWith('$') && !UNBOUNDED.test(pattern));

describe('CLI-08 bodies are DTO classes; params, queries and answers are TypeBox schemas', () => {
  it('in every route', () => {
    const declared = app.routes.declared.filter(({ schema }) => !('hide' in schema));
    const bodies = declared.flatMap(({ method, url, schema: { body } }): [string, Schema][] =>
      body === undefined || 'x-upload' in (body as Schema) ? [] : [[`${method} ${url}`, body as Schema]],
    );
    expect(bodies.length).toBeGreaterThan(70);
    const isClass = (body: Schema) => fieldsOf(dtoOf(body) ?? Object).length > 0;
    expect(bodies.filter(([, body]) => !isClass(body)).map(([where]) => where)).toEqual([]);
    const others = declared.flatMap(({ method, url, schema: { params, querystring } }): [string, object][] =>
      [params, querystring].filter((part) => part !== undefined).map((part) => [`${method} ${url}`, part as object]),
    );
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(([, part]) => !('~kind' in part)).map(([where]) => where)).toEqual([]);
  });
});

describe('PRV-02 what a request may hold', () => {
  it('is known of every route', () => expect(taken.length).toBeGreaterThan(300));

  it('has a bound for every list', () => {
    const lists = taken.filter(([, { type }]) => type === 'array');
    expect(lists.length).toBeGreaterThan(10);
    expect(lists.filter(([, { maxItems }]) => maxItems === undefined).map(([where]) => where)).toEqual([]);
  });

  it('has a bound for every text', () => {
    expect(taken.filter(([, schema]) => !bounded(schema)).map(([where]) => where)).toEqual([]);
  });

  it('has the one schema for every id of ours, by which capitals reach the handler in lower case', () => {
    const named = /\.(?:id|ids\.items|\w+_id)(?:\.anyOf\.\d+)?$/;
    const ids = taken.filter(
      ([where, { type }]) => type === 'string' && named.test(where.replaceAll('.properties', '')),
    );
    expect(ids.filter(([, { format }]) => format === 'uuid').length).toBeGreaterThan(50);
    const others = ids
      .filter(([, { format }]) => format !== 'uuid')
      .map(([where]) => where.replaceAll('.properties', ''));
    // Keys of settings, ids composed of two parts, and a number or an id of ours.
    expect(others.sort()).toEqual([
      'GET /api/admin/reconciliations/:id params.id',
      'GET /api/transactions/:id params.id',
      'HEAD /api/admin/reconciliations/:id params.id',
      'HEAD /api/transactions/:id params.id',
      'POST /api/admin/blocklist/:id/unblock params.id',
      'POST /api/admin/direct-debits/:id/transfer body.refund_id',
      'POST /api/admin/lander-previews body.page.id',
      'POST /api/admin/settings/check body.changes.brands.items.id',
      'POST /api/admin/settings/check body.changes.brands.items.prices.items.id',
      'POST /api/admin/settings/check body.changes.debit_creditor_id',
      'POST /api/admin/settings/check body.changes.gifts.items.id',
      'POST /api/admin/settings/check body.changes.landers.items.id',
      'POST /api/admin/settings/check body.changes.mail_texts.items.id',
      'POST /api/admin/settings/check body.changes.own_interests.items.id',
      'POST /api/admin/settings/check body.changes.packages.items.id',
      'PUT /api/admin/settings body.changes.brands.items.id',
      'PUT /api/admin/settings body.changes.brands.items.prices.items.id',
      'PUT /api/admin/settings body.changes.debit_creditor_id',
      'PUT /api/admin/settings body.changes.gifts.items.id',
      'PUT /api/admin/settings body.changes.landers.items.id',
      'PUT /api/admin/settings body.changes.mail_texts.items.id',
      'PUT /api/admin/settings body.changes.own_interests.items.id',
      'PUT /api/admin/settings body.changes.packages.items.id',
    ]);
  });

  it('has no pattern that a text could make slow', () => {
    const patterns = new Set(taken.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])));
    expect(patterns.size).toBeGreaterThan(10);
    const slow = [...patterns].filter((source) => analyse({ source, flags: 'u' }).reports.length > 0);
    expect(slow).toEqual([]);
  });

  it('is refused for its size before anything else is looked at', async () => {
    const calls: [string, unknown][] = [
      ['/profile', { interests: Array.from({ length: 7_000 }, (_, i) => `n${i}`) }],
      ['/profile', { interests: Array.from({ length: 31_000 }, () => 1) }],
      ['/profile', { description: `a${' '.repeat(63_900)}b` }],
      ['/profile', { description: `a${'\t'.repeat(31_900)}b` }],
    ];
    for (const [path, body] of calls) {
      const started = worked();
      const answer = await member.browser.put(path, body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(answer.body.fields).toHaveLength(1);
      expect(worked(started)).toBeLessThan(500);
    }
  });

  it('is refused where it could not be kept as it came, wherever that stands', async () => {
    for (const text of ['\ud800', 'a\udfff', 'a\0b']) {
      expect(await member.browser.put('/profile', { description: text })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: [{ field: 'description', code: 'invalid' }] },
      });
      expect((await member.browser.put('/profile', { interests: ['cats', text] })).body.fields).toMatchObject([
        { field: 'interests.1' },
      ]);
      expect((await member.browser.put('/profile', { [text]: 'x' })).status).toBe(422);
    }
    const deep = `{"description":${'['.repeat(25_000)}"\\ud800"${']'.repeat(25_000)}}`;
    expect((await member.browser.put('/profile', deep)).status).toBe(422);
  });

  it('is answered with at most 20 fields', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`f${i}`, i]));
    const answer = await member.browser.put('/profile', unknown);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveLength(20);
  });

  it('ACC-01 of a visitor who signs up holds nobody up', async () => {
    const form = {
      email: 'slow@example.org',
      name: 'Slow',
      password: 'correct horse',
      date_of_birth: '1990-05-17',
      gender: 'female',
      country: 'NL',
      terms: true,
    };
    const calls = [
      { ...form, description: `a${' '.repeat(63_000)}b` },
      { ...form, consents: Array.from({ length: 31_000 }, () => 1) },
      { ...form, consents: Array.from({ length: 20_000 }, () => []) },
    ];
    for (const body of calls) {
      const started = worked();
      const answer = await app.browser().post('/signup', body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
      expect(answer.bytes.length).toBeLessThan(4_000);
      expect(worked(started)).toBeLessThan(500);
    }
  });
});
