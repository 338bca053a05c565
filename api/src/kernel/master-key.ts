import type { KeyObject } from 'node:crypto';
import type { Database, Query } from './database.js';
import { aboutKey, derive, unwrapKey, wrapKey, wrappingKey } from './sealing.js';

/** A sentence for whoever starts the process. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

export interface MasterSecrets {
  generation: number;
  /** Keys every look-up hash. */
  lookup: Buffer;
  /** Mixed into hashes of requests. */
  requests: Buffer;
}

interface MasterRow {
  generation: number;
  lookup: Buffer;
  requests: Buffer;
}
interface KeyRow {
  id: number;
  owner: string;
  scope: string;
  wrapped: Buffer;
}

const LOOKUP = Buffer.from('lookup');
const REQUESTS = Buffer.from('requests');
const BATCH = 2_000;

/**
 * What the master key of this database keeps, made when there is none: at first it comes from the master key itself,
 * and from then on it is wrapped by it, so that another master key leaves every look-up hash as it is.
 *
 * @throws WrongMasterKey when this is not the one that wrapped it
 */
export async function masterSecrets({ query }: Pick<Database, 'query'>, masterKey: string): Promise<MasterSecrets> {
  const master = wrappingKey(masterKey);
  if (!(await masterRow(query))) {
    const [key] = await query<KeyRow>('SELECT id, owner, scope, wrapped FROM vault.keys ORDER BY id LIMIT 1');
    if (key) opened(() => unwrapKey(master, key.wrapped, aboutKey(key.owner, key.scope)));
    const secret = Buffer.from(masterKey, 'base64');
    await query(
      'INSERT INTO vault.master (generation, lookup, requests) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
      wrapped(master, { lookup: derive(secret, 'lookup'), requests: derive(secret, 'requests') }),
    );
  }
  return secretsOf(master, (await masterRow(query))!);
}

/**
 * Puts another master key in the place of the present one: every key is wrapped anew, in one transaction. Nobody makes
 * keys meanwhile; whoever runs with the old one makes none any more. Where it was done before, nothing is left to do.
 *
 * @returns how many keys were wrapped anew; undefined where it had been done before
 * @throws WrongMasterKey when `from` is not the present one
 */
export async function rotateMasterKey(database: Database, from: string, to: string): Promise<number | undefined> {
  const [old, next] = [wrappingKey(from), wrappingKey(to)];
  if (!(await masterRow(database.query))) await masterSecrets(database, from);
  return database.transaction(async (query) => {
    const [row] = await query<MasterRow>('SELECT generation, lookup, requests FROM vault.master FOR UPDATE');
    if (opens(next, row!)) return undefined;
    const secrets = secretsOf(old, row!);
    let rewrapped = 0;
    for (let after = 0; ;) {
      const keys = await query<KeyRow>(
        `SELECT id, owner, scope, wrapped FROM vault.keys WHERE id > $1 ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      if (keys.length === 0) break;
      const anew = keys.map(({ owner, scope, wrapped }) => {
        const about = aboutKey(owner, scope);
        return wrapKey(next, unwrapKey(old, wrapped, about), about);
      });
      await query(
        `UPDATE vault.keys SET wrapped = anew.wrapped FROM unnest($1::bigint[], $2::bytea[]) AS anew(id, wrapped)
          WHERE keys.id = anew.id`,
        [keys.map(({ id }) => id), anew],
      );
      rewrapped += keys.length;
      after = keys.at(-1)!.id;
    }
    await query(
      'UPDATE vault.master SET lookup = $1, requests = $2, generation = generation + 1',
      wrapped(next, secrets),
    );
    return rewrapped;
  });
}

const masterRow = async (query: Query) =>
  (await query<MasterRow>('SELECT generation, lookup, requests FROM vault.master'))[0];

const wrapped = (master: KeyObject, { lookup, requests }: Pick<MasterSecrets, 'lookup' | 'requests'>): Buffer[] => [
  wrapKey(master, lookup, LOOKUP),
  wrapKey(master, requests, REQUESTS),
];

const secretsOf = (master: KeyObject, { generation, lookup, requests }: MasterRow): MasterSecrets =>
  opened(() => ({
    generation,
    lookup: unwrapKey(master, lookup, LOOKUP),
    requests: unwrapKey(master, requests, REQUESTS),
  }));

function opens(master: KeyObject, row: MasterRow): boolean {
  try {
    secretsOf(master, row);
    return true;
  } catch {
    return false;
  }
}

function opened<A>(open: () => A): A {
  try {
    return open();
  } catch {
    throw new WrongMasterKey('MASTER_KEY is not the key of this database.');
  }
}
