import type { TestApp } from './app.js';

interface CountingList {
  countsQuery(
    filter: string,
    parts: readonly Record<string, unknown>[],
    most: number,
  ): Promise<{ getQueryAndParameters(): [string, unknown[]] }>;
}

/** How PostgreSQL finds what a filter of a list asks for, in a table that is too large to be read as a whole. */
export async function planOf({ kernel }: TestApp, list: CountingList, filter: object): Promise<string> {
  const query = await list.countsQuery(JSON.stringify(filter), [{}], 10_000);
  const [sql, values] = query.getQueryAndParameters();
  return kernel.database.transaction(async (run) => {
    await run('SET LOCAL enable_seqscan = off');
    const lines = await run<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}
