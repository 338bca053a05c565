import type { KeyObject } from 'node:crypto';
import type { Database, Query } from './database.js';
import { aboutKey, derive, unwrapKey, wrapKey, wrappingKey } from './sealing.js';

/** Its message is printed for the operator who starts the process. */
export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

export interface MasterSecrets {
  generation: number;
  /** Key of the HMACs for lookups. */
  lookup: Buffer;
  /** Key of the HMACs over requests. */
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
 * Returns the secrets protected by this database's master key, creating them if there are none. They are first derived
 * from the master key and from then on wrapped with it, so that changing the master key leaves every lookup hash valid.
 *
 * @throws WrongMasterKey if they were wrapped with another key
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
 * Replaces the master key: rewraps every key in one transaction. No keys can be created meanwhile, and processes that
 * still run with the old master key cannot create any afterwards. Idempotent.
 *
 * @returns how many keys were rewrapped; undefined if the rotation had already been done
 * @throws WrongMasterKey if `from` is not the current master key
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
