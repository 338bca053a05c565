import { beforeAll, describe, expect, it } from '@jest/globals';
import { toArrayLiteral } from './array-literal.js';
import { FlushColumns } from './flush-columns.js';
import type { Kernel } from './kernel.js';
import { testKernel } from '../../testing/kernel/index.js';

const nothing = {
  actor: 'a',
  key: 'k',
  hash: 'h',
  answer: null,
  domain: null,
  requestId: null,
  claims: [],
  events: [],
  changes: [],
  until: 0,
};

describe('EVT-02 what a batch checks', () => {
  it('is the oldest version that any of its commands has seen', () => {
    const submission = (version: number) => ({ ...nothing, checks: new Map([['gate-1', { version, epoch: 3 }]]) });
    for (const order of [
      [5, 6],
      [6, 5],
    ] as const) {
      const columns = new FlushColumns(3, true);
      for (const version of order) columns.add(submission(version));
      expect(columns.values().slice(4, 8)).toEqual(['{}', '{}', '{gate-1}', '{5}']);
    }
  });
});

describe('EVT-02 what a batch need not look up', () => {
  it('is a stream that every one of its commands has seen in this epoch', () => {
    const columns = new FlushColumns(3, true);
    const see = (stream: string, epoch: number) =>
      columns.add({ ...nothing, checks: new Map([[stream, { version: 1, epoch }]]) });
    see('new', 3);
    see('old', 2);
    see('both', 3);
    see('both', 2);
    expect(columns.values().slice(4, 8)).toEqual(['{old,both}', '{1,1}', '{new}', '{1}']);
  });
});

describe('EVT-02 what a batch leaves out', () => {
  it('is what was seen in this epoch, while no other process writes', () => {
    const columns = new FlushColumns(3, false);
    const see = (stream: string, epoch: number) =>
      columns.add({ ...nothing, checks: new Map([[stream, { version: 1, epoch }]]) });
    see('old', 2);
    see('both', 2);
    expect(columns.values().slice(4, 8)).toEqual(['{old,both}', '{1,1}', '{}', '{}']);
    see('new', 3);
    see('both', 3);
    expect(columns.values().slice(4, 8)).toEqual(['{old,both}', '{1,1}', null, null]);
  });
});

describe('EVT-02 array literals', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await testKernel();
  });

  it('bring every text to the database as it is', async () => {
    const texts = [
      'plain',
      'NULL',
      'null',
      '',
      ' ',
      'a,b',
      '{x}',
      '"quoted"',
      'back\\slash',
      "it's",
      'ünï 🌷',
      'line\nbreak',
      '~12.ab-_c',
    ];
    const [row] = await kernel.database.query<{ back: (string | null)[] }>('SELECT $1::text[] AS back', [
      toArrayLiteral([...texts, null, undefined]),
    ]);
    expect(row!.back).toEqual([...texts, null, null]);
  });

  it('bring numbers, instants, truth and JSON', async () => {
    const at = new Date('2026-03-01T12:00:00.123Z');
    const [row] = await kernel.database.query(
      'SELECT $1::bigint[] AS n, $2::timestamptz[] AS t, $3::boolean[] AS b, $4::json[] AS j',
      [
        toArrayLiteral([1, -2, null]),
        toArrayLiteral([at]),
        toArrayLiteral([true, false]),
        toArrayLiteral([{ a: ['"', '\\'] }]),
      ],
    );
    expect(row).toMatchObject({ t: [at], b: [true, false], j: [{ a: ['"', '\\'] }] });
  });
});
