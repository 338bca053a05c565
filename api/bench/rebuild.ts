/**
 * Rebuilds each large read model of a filled database, whose site may run meanwhile, and copies the same rows into an
 * empty table with the same indexes by COPY. Usage: node dist/bench/rebuild.js; DATABASE_URL, MASTER_KEY. Prints one
 * line of JSON for each: `of_copy` is the rate of the rebuild as a share of that of COPY.
 */
import { rmSync } from 'node:fs';
import { contexts } from '../src/app/contexts.js';
import { inBackground, Kernel, readConfig } from '../src/kernel/index.js';
import { createIndexesSql } from '../src/kernel/projection.js';
import { createTableSql } from '../src/kernel/tables.js';

/** A table with fewer rows is no large one. */
const LARGE = Number(process.env['MEMBERS']) / 2;

const kernel = new Kernel({ config: readConfig(process.env), contexts });
await kernel.start();
await inBackground(measure);
await kernel.stop();

async function measure(): Promise<void> {
  const { query } = kernel.database;
  const [folder] = await query<{ path: string }>("SELECT current_setting('data_directory') AS path");
  for (const definition of kernel.projections.definitions) {
    const { table } = definition;
    const [counted] = await query<{ rows: number }>(`SELECT count(*) AS rows FROM read.${table}`);
    const { rows } = counted!;
    if (rows < LARGE) continue;
    const rebuild_s = await secondsOf(() => kernel.projections.rebuild(table));
    const [file, copied] = [`${folder!.path}/${table}.copy`, `${table}__copied`];
    await query(`COPY read.${table} TO '${file}'`);
    await query(createTableSql(definition.entity, `read.${copied}`));
    for (const sql of createIndexesSql(definition, copied)) await query(sql);
    const copy_s = await secondsOf(() => query(`COPY read.${copied} FROM '${file}'`));
    await query(`DROP TABLE read.${copied}`);
    rmSync(file);
    console.log(JSON.stringify({ table, rows, rebuild_s, copy_s, of_copy: Number((copy_s / rebuild_s).toFixed(2)) }));
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Number(((performance.now() - began) / 1_000).toFixed(1));
}
