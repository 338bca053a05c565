import { expect } from '@jest/globals';
import type { TestApp } from './app.js';

/**
 * EVT-01: a rebuilt read model equals the original; rebuilt twice, because the second rebuild starts from the first's
 * result.
 */
export async function expectSameAfterRebuild(
  app: Pick<TestApp, 'kernel'>,
  table: string,
  key: string,
): Promise<object[]> {
  const rows = () => app.kernel.database.query<object>(`SELECT * FROM read.${table} ORDER BY ${key}`);
  const before = await rows();
  for (let i = 0; i < 2; i++) {
    await app.kernel.projections.rebuild(table);
    expect(await rows()).toEqual(before);
  }
  return before;
}
