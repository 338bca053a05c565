import { text as read } from 'node:stream/consumers';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Clock, migrate, type Kernel, type Reply, type Staff } from '../../kernel/index.js';
import { sealedFor, testDatabase, testKernel } from '../../../testing/kernel/index.js';
import { boolean, hidden, instant, integer, jsonList, money, nullable, opened, sealed, text } from './columns.js';
import { consoleList } from './console-list.js';
import { CsvExports } from './csv-exports.js';
import { exported } from './export.js';
import { atLeast, atMost, before, equals, fromDay, holds, oneOf, since, untilDay } from './filters.js';

class TicketsList extends consoleList({
  resource: 'tickets',
  summary: 'Tickets',
  access: 'staff:finance',
  from: 'tickets',
  where: 'NOT hidden',
  id: 'ticket_id',
  columns: {
    id: text({ sql: 'ticket_id', csv: 'ticket_id' }),
    title: text(),
    opened_at: instant(),
    closed_at: nullable(instant()),
    price: nullable(money('currency', { sql: 'cents' })),
    currency: hidden(text({ csv: false })),
    urgent: boolean(),
    labels: jsonList(Type.String()),
    by: opened({ about: 'Who wrote it' }),
    note: sealed(),
  },
  filters: {
    id: oneOf('ticket_id', 'uuid'),
    title: oneOf('title'),
    exactly: equals('title'),
    urgent: holds('urgent'),
    opened_from: since('opened_at'),
    opened_before: before('opened_at'),
    due_from: fromDay('due'),
    due_until: untilDay('due'),
    cents_from: atLeast('cents'),
    cents_to: atMost('cents'),
    overdue: (value, bind, { clock }) => (value === true ? `due < ${bind(clock.now())}` : undefined),
  },
  inject: { clock: Clock },
  sort: ['opened_at', 'closed_at', 'amount', 'ticket_id'],
  sortedBy: { amount: 'cents' },
  nullsLast: ['closed_at'],
  defaultSort: ['opened_at', 'DESC'],
  file: true,
}) {}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const caller: Staff = { kind: 'staff', id: id(900), role: 'finance', sessionId: 's' };

let kernel: Kernel;
let list: TicketsList;
beforeAll(async () => {
  const contexts = [{ name: 'lists', streams: [exported] }];
  kernel = await testKernel({ databaseUrl: await testDatabase(migrate), contexts });
  const { dataSource, database, vault, clock, store } = kernel;
  await database.query(`CREATE TABLE public.tickets (ticket_id uuid, title text, opened_at timestamptz, closed_at timestamptz,
    due date, cents bigint, currency text, urgent boolean, labels text, by text, note text, hidden boolean)`);
  const rows = [
    [
      id(1),
      'one',
      '2026-01-01T10:00:00Z',
      null,
      '2026-02-01',
      999,
      true,
      '["a","b"]',
      await sealedFor(kernel, 'ann', 'Ann'),
    ],
    [id(2), '=two', '2026-01-02T10:00:00Z', '2026-01-05T10:00:00Z', '2026-02-02', -50, false, '[]', null],
    [id(3), 'three', '2026-01-02T10:00:00Z', '2026-01-04T10:00:00Z', '2999-02-03', null, false, '[]', null],
  ];
  for (const row of rows) {
    await database.query(`INSERT INTO tickets VALUES ($1, $2, $3, $4, $5, $6, 'EUR', $7, $8, $9, NULL, false)`, row);
  }
  await database.query(`INSERT INTO tickets (ticket_id, title, hidden) VALUES ($1, 'hidden', true)`, [id(4)]);
  list = new TicketsList(new CsvExports(store), dataSource, database, vault, clock);
});

interface Asked {
  filter?: unknown;
  sort?: unknown;
  range?: unknown;
}

/** What it answers, and with which headers. */
async function ask<Answer>(asked: Asked, call: (request: never, reply: Reply) => Promise<Answer>) {
  const headers: Record<string, string> = {};
  const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));
  const reply = {
    header: (name: string, value: string) => ((headers[name] = value), reply),
    type: (value: string) => reply.header('content-type', value),
  };
  const answer = await call({ caller, query } as never, reply as unknown as Reply);
  return { answer, headers };
}
const page = (asked: Asked = {}) => ask(asked, (request, reply) => list.list(request, reply));
const file = async (asked: Asked = {}) => {
  const { answer } = await ask(asked, (request, reply) => list.file(request, reply));
  return (await read(answer)).replace('\uFEFF', '').trimEnd().split('\r\n');
};
const titles = async (asked: Asked) => (await page(asked)).answer.map(({ title }) => title);
const refused = (asked: Asked, field: string) =>
  expect(page(asked)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field, code: 'invalid' }] });

describe('ADM-04 ADM-05 a list of the console', () => {
  it('answers rows as their columns say, and how many there are', async () => {
    const { answer, headers } = await page();
    expect(headers).toEqual({ 'content-range': 'tickets 0-2/3' });
    expect(answer.map(({ title }) => title)).toEqual(['=two', 'three', 'one']);
    expect(answer[2]).toMatchObject({
      id: id(1),
      opened_at: '2026-01-01T10:00:00.000Z',
      closed_at: null,
      price: { amount: 999, currency: 'EUR' },
      urgent: true,
      labels: ['a', 'b'],
      by: 'Ann',
    });
    expect(answer[1]).toMatchObject({ price: null, labels: [], by: null });
  });

  it('says of its answer what its columns say of themselves: none that is hidden, nor a sealed one by accident', () => {
    const { properties } = TicketsList.item;
    expect(Object.keys(properties)).toEqual(
      ['id', 'title', 'opened_at', 'closed_at', 'price', 'urgent', 'labels', 'by'], // Neither currency nor note.
    );
    expect(properties.by).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Who wrote it' });
  });

  it('finds one by its id, as the list shows it', async () => {
    expect(await list.find(id(1))).toEqual((await page({ filter: { title: 'one' } })).answer[0]);
    expect(await list.find(id(77))).toBeUndefined();
  });

  it.each([
    [{ id: [id(1), id(3)] }, ['three', 'one']],
    [{ id: id(1).toUpperCase() }, ['one']],
    [{ id: [] }, []],
    [{ title: ['one', 'three', 'none'] }, ['three', 'one']],
    [{ exactly: 'one' }, ['one']],
    [{ urgent: true }, ['one']],
    [{ urgent: false }, ['=two', 'three']],
    [{ opened_from: '2026-01-02T10:00:00Z' }, ['=two', 'three']],
    [{ opened_before: '2026-01-02T10:00:00+00:00' }, ['one']],
    [{ due_from: '2026-02-02' }, ['=two', 'three']],
    [{ due_until: '2026-02-02' }, ['=two', 'one']],
    [{ cents_from: -50, cents_to: 998 }, ['=two']],
    [{ overdue: true, urgent: false }, ['=two']],
  ])('filtered by %j', async (filter, found) => expect(await titles({ filter })).toEqual(found));

  it.each([
    [{ unknown: 1 }, 'unknown'],
    [{ constructor: 'x' }, 'constructor'],
    [{ id: 'no id' }, 'id'],
    [{ id: Array.from({ length: 201 }, () => id(1)) }, 'id'],
    [{ title: 7 }, 'title'],
    [{ exactly: ['one'] }, 'exactly'],
    [{ urgent: 'true' }, 'urgent'],
    [{ opened_from: '2026-01-02' }, 'opened_from'],
    [{ opened_before: 0 }, 'opened_before'],
    [{ due_from: '2026-02-30' }, 'due_from'],
    [{ due_from: '0000-01-01' }, 'due_from'],
    [{ due_until: '2026-02-02T00:00:00Z' }, 'due_until'],
    [{ cents_from: 0.5 }, 'cents_from'],
    [{ cents_to: '998' }, 'cents_to'],
    [{ overdue: false }, 'overdue'],
  ])('refuses the filter %j', (filter, field) => refused({ filter }, `filter.${field}`));

  it.each([
    [
      ['closed_at', 'ASC'],
      ['three', '=two', 'one'],
    ],
    [
      ['closed_at', 'DESC'],
      ['=two', 'three', 'one'],
    ],
    [
      ['opened_at', 'ASC'],
      ['one', '=two', 'three'],
    ],
    [
      ['ticket_id', 'DESC'],
      ['three', '=two', 'one'],
    ],
    [
      ['amount', 'ASC'],
      ['=two', 'one', 'three'],
    ],
  ])('sorted by %j, equals by their id', async (sort, found) => expect(await titles({ sort })).toEqual(found));

  it.each([
    ['sort', ['title', 'ASC']],
    ['sort', ['opened_at; DROP TABLE tickets', 'ASC']],
    ['sort', ['opened_at', 'asc']],
    ['range', [5, 1]],
    ['range', [-1, 3]],
    ['range', [2_000_000, 2_000_001]],
    ['range', 'all'],
    ['filter', ['id']],
  ])('refuses the %s %j', (field, value) => refused({ [field]: value }, field));

  it('has pages, of 200 rows at most', async () => {
    expect(await page({ range: [1, 1] })).toMatchObject({
      answer: [{ title: 'three' }],
      headers: { 'content-range': 'tickets 1-1/3' },
    });
    expect((await page({ range: [10, 20] })).headers).toEqual({ 'content-range': 'tickets */3' });
    await kernel.database.query(
      `INSERT INTO tickets SELECT gen_random_uuid(), 'many', now(), null, null, 1, 'EUR', false, '[]', null, null, false
         FROM generate_series(1, 300)`,
    );
    const { answer, headers } = await page({ filter: { title: 'many' }, range: [0, 999] });
    expect(answer).toHaveLength(200);
    expect(headers).toEqual({ 'content-range': 'tickets 0-199/300' });
    await kernel.database.query(`DELETE FROM tickets WHERE title = 'many'`);
  });

  it('counts no further than anybody reads: 10,000 rows, or one page past the next', async () => {
    await kernel.database.query(
      `INSERT INTO tickets SELECT gen_random_uuid(), 'plenty', now(), null, null, 1, 'EUR', false, '[]', null, null, false
         FROM generate_series(1, 10030)`,
    );
    const headers = async (range: [number, number]) => (await page({ filter: { title: 'plenty' }, range })).headers;
    expect(await headers([0, 24])).toEqual({ 'content-range': 'tickets 0-24/*', 'x-more-than': '10000' });
    expect(await headers([9975, 9999])).toEqual({ 'content-range': 'tickets 9975-9999/*', 'x-more-than': '10025' });
    expect(await headers([10000, 10024])).toEqual({ 'content-range': 'tickets 10000-10024/10030' });
    await kernel.database.query(`DELETE FROM tickets WHERE title = 'plenty'`);
  });

  it('is a file of all of it: no formulas, nothing sealed, money in decimals', async () => {
    expect(await file({ sort: ['opened_at', 'ASC'], range: [0, 0] })).toEqual([
      'ticket_id,title,opened_at,closed_at,price,urgent,labels',
      `${id(1)},one,2026-01-01T10:00:00.000Z,,9.99,yes,a b`,
      `${id(2)},'=two,2026-01-02T10:00:00.000Z,2026-01-05T10:00:00.000Z,-0.5,no,`,
      `${id(3)},three,2026-01-02T10:00:00.000Z,2026-01-04T10:00:00.000Z,,no,`,
    ]);
    expect(await file({ filter: { urgent: true } })).toHaveLength(2);
    await expect(file({ filter: { unknown: 1 } })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is in the audit log when somebody takes it along', async () => {
    const { answer, headers } = await ask({ filter: { title: 'one' } }, (request, reply) => list.file(request, reply));
    await read(answer);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="tickets-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const [told] = await kernel.database.query<{ data: object }>(
      `SELECT data FROM kernel.events WHERE type = 'ListExported' ORDER BY position DESC LIMIT 1`,
    );
    expect(told!.data).toMatchObject({ list: 'tickets', filter: { title: 'one' } });
  });

  it('has the columns that its answer needs, or it does not compile', () => {
    const declared = {
      resource: 'x',
      summary: '',
      access: 'staff',
      from: 'x',
      id: 'id',
      filters: {},
      sort: [],
    } as const;
    const item = Type.Object({ id: Type.String(), size: Type.Integer() });
    const rest = { ...declared, item, defaultSort: ['id', 'ASC'] } as const;
    consoleList({ ...rest, columns: { id: text(), size: integer() } });
    consoleList({
      ...rest,
      columns: { id: text() },
      view: (rows) => rows.map((row) => ({ ...row, size: row.id.length })),
    });
    // @ts-expect-error There is no size.
    consoleList({ ...rest, columns: { id: text() } });
    // @ts-expect-error It may be null.
    consoleList({ ...rest, columns: { id: text(), size: nullable(integer()) } });
    const derived = { ...declared, defaultSort: ['id', 'ASC'], more: { size: Type.Integer() } } as const;
    consoleList({ ...derived, columns: { id: text() }, view: (rows) => rows.map((row) => ({ ...row, size: 1 })) });
    // @ts-expect-error A view has to add the size.
    consoleList({ ...derived, columns: { id: text() } });
    consoleList({
      ...rest,
      columns: { id: text() },
      // @ts-expect-error A row has no length.
      view: (rows) => rows.map((row) => ({ ...row, size: row.length })),
    });
  });
});
