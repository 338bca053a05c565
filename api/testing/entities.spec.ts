import { expect, it } from '@jest/globals';
import { contexts } from '../src/app/contexts.js';
import { testKernel } from './kernel/index.js';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
}

const sorted = (columns: Column[]) =>
  columns.toSorted((one, other) => `${one.table} ${one.column}`.localeCompare(`${other.table} ${other.column}`));

it('EVT-02 entities have the columns of their tables, as the SQL files made them', async () => {
  const { database, dataSource } = await testKernel({ contexts });
  const declared = dataSource.entityMetadatas.flatMap((entity) =>
    entity.columns.map((column): Column => ({
      table: `${entity.schema}.${entity.tableName}`,
      column: column.databaseName,
      type: dataSource.driver.normalizeType(column),
      nullable: column.isNullable,
    })),
  );
  const made = await database.query<Column>(
    `SELECT table_schema || '.' || table_name AS table, column_name AS column, data_type AS type,
            is_nullable = 'YES' AS nullable
       FROM information_schema.columns WHERE table_schema || '.' || table_name = ANY ($1)`,
    [declared.map(({ table }) => table)],
  );
  expect(dataSource.entityMetadatas.length).toBeGreaterThan(10);
  expect(sorted(declared)).toEqual(sorted(made));
});
