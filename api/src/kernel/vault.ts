import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Database } from './database.js';
import { InvalidatedCache } from './cache.js';
import type { Listener } from './listener.js';
import { masterSecrets, WrongMasterKey } from './master-key.js';
import { aboutKey, derive, seal, unseal, unwrapKey, wrapKey, wrappingKey } from './sealing.js';

declare const sealed: unique symbol;
/** Ciphertext that names its own key: `~<key id>.1.<nonce, ciphertext and tag in base64url>`; older ones have no `1.`. */
export type Sealed = string & { readonly [sealed]: true };

interface DataKey {
  id: number;
  key: KeyObject;
  /** What is sealed with it is bound to. */
  about: Buffer;
}
interface KeyRow {
  id: number;
  owner: string;
  scope: string;
  wrapped: Buffer;
}

const PATTERN = /^~(\d+)\.(?:1\.)?[\w-]{38,}$/;
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'string' && value.startsWith('~') && PATTERN.test(value);

/**
 * Seals personal text with a key of the person's own. Destroying the keys forgets the person in every copy: events,
 * read models, the broker's log and backups (PRV-01).
 */
export class Vault {
  private readonly master: KeyObject;
  private generation = 0;
  private lookup: Buffer;
  /** Mixed into hashes of requests, so that a short text cannot be guessed from its hash. */
  pepper: string;
  private readonly byOwner: InvalidatedCache<DataKey>;
  private readonly byId: InvalidatedCache<DataKey>;
  /** Keys being read or made: the many fields of a new member ask for the same one at once. */
  private readonly underWay = new Map<string, Promise<DataKey | undefined>>();

  /** @param masterKey 32 bytes in base64; wraps every data key and keys every look-up hash. */
  constructor(
    private readonly masterKey: string,
    private readonly database: Database,
    listener: Listener,
  ) {
    this.master = wrappingKey(masterKey);
    // Until it has been started: what the first master key of a database keeps.
    const secret = Buffer.from(masterKey, 'base64');
    this.lookup = derive(secret, 'lookup');
    this.pepper = derive(secret, 'requests').toString('base64');
    this.byOwner = new InvalidatedCache('vault-owner', database, listener, { max: 200_000 });
    this.byId = new InvalidatedCache('vault-id', database, listener, { max: 200_000 });
  }

  /** Before anything is sealed or looked up. @throws WrongMasterKey */
  async start(): Promise<void> {
    const { generation, lookup, requests } = await masterSecrets(this.database, this.masterKey);
    this.generation = generation;
    this.lookup = lookup;
    this.pepper = requests.toString('base64');
  }

  /**
   * Seals `text` with the owner's key, or with the owner's key for the month of `month` (messages: the history limit
   * deletes old months, CHT-06). Makes the key if there is none; it is durable before this resolves.
   */
  async seal(owner: string, text: string, options: { month?: Date } = {}): Promise<Sealed> {
    const scope = options.month ? options.month.toISOString().slice(0, 7) : 'person';
    const id = `${owner} ${scope}`;
    const key = this.byOwner.get(id) ?? (await this.loadOnce(id, () => this.keyOf(owner, scope)));
    return encrypt(key!, text);
  }

  private loadOnce(id: string, keyOf: () => Promise<DataKey>): Promise<DataKey | undefined> {
    const asked = this.underWay.get(id);
    if (asked) return asked;
    const key = this.byOwner.load(id, keyOf).finally(() => {
      if (this.underWay.get(id) === key) this.underWay.delete(id);
    });
    this.underWay.set(id, key);
    return key;
  }

  /** The text, or null when its key is destroyed. */
  async open(value: string | null | undefined): Promise<string | null> {
    return value ? (await this.openAll([value]))[0]! : null;
  }

  async openAll(values: readonly (string | null | undefined)[]): Promise<(string | null)[]> {
    const missing = new Set<number>();
    for (const value of values) {
      if (!value) continue;
      const id = keyIdOf(value);
      if (!this.byId.get(String(id))) missing.add(id);
    }
    const loaded = missing.size ? await this.loadKeys([...missing]) : new Map<number, DataKey>();
    return values.map((value) => {
      if (!value) return null;
      const id = keyIdOf(value);
      const key = this.byId.get(String(id)) ?? loaded.get(id);
      return key ? decrypt(key, value) : null;
    });
  }

  /** A keyed hash for looking a value up without keeping it, in base64url. `purpose` keeps hashes of one kind apart. */
  hmac(purpose: string, value: string): string {
    return createHmac('sha256', this.lookup).update(purpose).update('\0').update(value).digest('base64url');
  }

  /** Destroys every key of the owner, on every process: nothing sealed with them can be read again. */
  async destroy(owner: string): Promise<void> {
    await this.database.query('DELETE FROM vault.keys WHERE owner = $1', [owner]);
    // Nobody who comes now may join in one of those.
    this.underWay.clear();
    await this.byOwner.invalidate();
    await this.byId.invalidate();
  }

  /** Destroys everybody's keys of the months before this one (`2026-03`): messages beyond the history limit (CHT-06). */
  async destroyMonthsBefore(month: string): Promise<void> {
    const gone = await this.database.query(
      "DELETE FROM vault.keys WHERE scope ~ '^[0-9]{4}-[0-9]{2}$' AND scope < $1 RETURNING 1",
      [month],
    );
    if (gone.length === 0) return;
    this.underWay.clear();
    await this.byOwner.invalidate();
    await this.byId.invalidate();
  }

  private async keyOf(owner: string, scope: string): Promise<DataKey> {
    const key = randomBytes(32);
    const about = aboutKey(owner, scope);
    // Waits while another master key is being put in place, and makes none under one that is no longer in place.
    const made = await this.database.one<{ id: number }>(
      `INSERT INTO vault.keys (owner, scope, wrapped)
       SELECT $1, $2, $3 FROM (SELECT FROM vault.master WHERE generation = $4 FOR SHARE) AS present
           ON CONFLICT DO NOTHING RETURNING id`,
      [owner, scope, wrapKey(this.master, key, about), this.generation],
    );
    if (made) return { id: made.id, key: createSecretKey(key), about };
    const row = await this.database.one<KeyRow>(
      'SELECT id, owner, scope, wrapped FROM vault.keys WHERE owner = $1 AND scope = $2',
      [owner, scope],
    );
    if (row) return this.dataKey(row);
    const present = await this.database.one('SELECT FROM vault.master WHERE generation = $1', [this.generation]);
    if (!present) throw new WrongMasterKey('Another master key has taken the place of this one.');
    // Destroyed between the two statements: make a new one.
    return this.keyOf(owner, scope);
  }

  private dataKey({ id, owner, scope, wrapped }: KeyRow): DataKey {
    const about = aboutKey(owner, scope);
    return { id, key: createSecretKey(unwrapKey(this.master, wrapped, about)), about };
  }

  private async loadKeys(ids: number[]): Promise<Map<number, DataKey>> {
    const found = new Map<number, DataKey>();
    const rows = await this.database.prepared<KeyRow>(
      'vault-keys',
      'SELECT id, owner, scope, wrapped FROM vault.keys WHERE id = ANY ($1::bigint[])',
      [ids],
    );
    for (const row of rows) {
      const key = this.dataKey(row);
      found.set(row.id, key);
      await this.byId.load(String(row.id), () => Promise.resolve(key));
    }
    return found;
  }
}

const keyIdOf = (value: string) => Number(value.slice(1, value.indexOf('.')));

function encrypt({ id, key, about }: DataKey, text: string): Sealed {
  return `~${id}.1.${seal(key, text, about).toString('base64url')}` as Sealed;
}

/** What has no version was sealed before it was bound to its owner. */
function decrypt({ key, about }: DataKey, value: string): string {
  const from = value.indexOf('.') + 1;
  const to = value.indexOf('.', from);
  const box = Buffer.from(value.slice(to < 0 ? from : to + 1), 'base64url');
  return unseal(key, box, to < 0 ? undefined : about).toString('utf8');
}
