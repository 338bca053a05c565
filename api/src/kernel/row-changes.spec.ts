import { beforeEach, describe, expect, it } from '@jest/globals';
import { RowChanges, type Patch, type Table } from './row-changes.js';
import type { Kernel } from './kernel.js';
import { testKernel } from '../../testing/kernel/index.js';

const table: Table = {
  name: 'public.toys',
  key: ['id'],
  columns: { id: 'text', n: 'integer', name: 'text' },
};
let kernel: Kernel;
beforeEach(async () => {
  kernel ??= await testKernel();
  await kernel.database.query('DROP TABLE IF EXISTS toys');
  await kernel.database.query('CREATE TABLE toys (id text PRIMARY KEY, n integer DEFAULT 0, name text)');
});

type Step = ['upsert' | 'update' | 'delete' | 'deleteAll', string, Patch];
async function apply(together: boolean, steps: Step[]) {
  const all = together ? [steps] : steps.map((step) => [step]);
  for (const some of all) {
    const changes = new RowChanges();
    for (const [kind, id, patch] of some) {
      if (kind === 'deleteAll') changes.rowsOf(table).deleteAll({ name: id });
      else changes.change(table, kind, { id }, patch);
    }
    for (const { sql, columns } of changes.statements()) await kernel.database.query(sql, [columns]);
  }
  const rows = await kernel.database.query('SELECT * FROM toys ORDER BY id');
  await kernel.database.query('DELETE FROM toys');
  return rows;
}

describe('EVT-01 folding row changes', () => {
  const random = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

  it('gives the rows that one change at a time gives, for 300 random histories', async () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const pick = <T>(...options: T[]): T => options[Math.floor(next() * options.length)]!;
      const steps = Array.from({ length: 8 }, (): Step => {
        const patch: Patch = {};
        if (next() < 0.5)
          patch.set = pick<Record<string, unknown>>({ name: `x${seed}` }, { n: 3 }, { n: 0, name: null }, {});
        if (next() < 0.6 && !(patch.set && 'n' in patch.set)) patch.add = { n: pick(1, -1, 5) };
        if (next() < 0.1) return ['deleteAll', `x${seed}`, {}];
        return [pick('upsert', 'upsert', 'update', 'delete'), pick('a', 'b'), patch];
      });
      expect({ seed, rows: await apply(true, steps) }).toEqual({ seed, rows: await apply(false, steps) });
    }
  });

  it('PRV-01 deletes every row with a value, those of the same batch too, and none written after it', async () => {
    const all = { set: { name: 'gone' } };
    const steps: Step[] = [
      ['upsert', 'a', all],
      ['upsert', 'b', { set: { name: 'stays' } }],
      ['upsert', 'c', all],
      ['deleteAll', 'gone', {}],
      ['upsert', 'c', all],
    ];
    expect(await apply(true, steps)).toEqual([
      { id: 'b', n: 0, name: 'stays' },
      { id: 'c', n: 0, name: 'gone' },
    ]);
  });

  it('PRV-02 deletes every row from before a time, and none written after it', async () => {
    const changes = new RowChanges();
    const rows = changes.rowsOf<{ id: string; name: string }>(table);
    rows.upsert({ id: 'old' }, { name: '2019-12-31' });
    rows.upsert({ id: 'young' }, { name: '2020-01-01' });
    rows.deleteBefore('name', '2020-01-01');
    rows.upsert({ id: 'again' }, { name: '2018-01-01' });
    for (const { sql, columns } of changes.statements()) await kernel.database.query(sql, [columns]);
    expect(await kernel.database.query('SELECT id FROM toys ORDER BY id')).toEqual([{ id: 'again' }, { id: 'young' }]);
  });

  it('costs one statement for any number of rows of one shape', () => {
    const changes = new RowChanges();
    for (let i = 0; i < 1_000; i++) changes.change(table, 'upsert', { id: `${i % 700}` }, { add: { n: 1 } });
    expect(changes.statements()).toHaveLength(1);
  });
});
