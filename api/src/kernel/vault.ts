import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomFillSync,
  type KeyObject,
} from 'node:crypto';
import type { Database } from './database.js';
import { InvalidatedCache } from './cache.js';
import type { Listener } from './listener.js';

declare const sealed: unique symbol;
/** Ciphertext that names its own key: `~<key id>.<nonce, ciphertext and tag in base64url>`. */
export type Sealed = string & { readonly [sealed]: true };

interface DataKey {
  id: number;
  key: KeyObject;
}

const PATTERN = /^~(\d+)\.[\w-]{38,}$/;
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'string' && value.startsWith('~') && PATTERN.test(value);

/**
 * Seals personal text with a key of the person's own. Destroying the keys forgets the person in every copy: events,
 * read models, the broker's log and backups (PRV-01).
 */
export class Vault {
  private readonly master: KeyObject;
  private readonly lookup: Buffer;
  /** Mixed into hashes of requests, so that a short text cannot be guessed from its hash. */
  readonly pepper: string;
  private readonly byOwner: InvalidatedCache<DataKey>;
  private readonly byId: InvalidatedCache<DataKey>;
  /** Keys being read or made: the many fields of a new member ask for the same one at once. */
  private readonly underWay = new Map<string, Promise<DataKey | undefined>>();

  /** @param masterKey 32 bytes in base64; wraps every data key and keys every look-up hash. */
  constructor(
    masterKey: string,
    private readonly database: Database,
    listener: Listener,
  ) {
    const secret = Buffer.from(masterKey, 'base64');
    if (secret.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64');
    this.master = createSecretKey(derive(secret, 'wrap'));
    this.lookup = derive(secret, 'lookup');
    this.pepper = derive(secret, 'requests').toString('base64');
    this.byOwner = new InvalidatedCache('vault-owner', database, listener, { max: 200_000 });
    this.byId = new InvalidatedCache('vault-id', database, listener, { max: 200_000 });
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
    const made = await this.database.one<{ id: number }>(
      'INSERT INTO vault.keys (owner, scope, wrapped) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [owner, scope, wrap(this.master, key)],
    );
    if (made) return { id: made.id, key: createSecretKey(key) };
    const row = await this.database.one<{ id: number; wrapped: Buffer }>(
      'SELECT id, wrapped FROM vault.keys WHERE owner = $1 AND scope = $2',
      [owner, scope],
    );
    // Destroyed between the two statements: make a new one.
    return row ? { id: row.id, key: this.unwrapKey(row.wrapped) } : this.keyOf(owner, scope);
  }

  private unwrapKey(wrapped: Buffer): KeyObject {
    return createSecretKey(unwrap(this.master, wrapped));
  }

  private async loadKeys(ids: number[]): Promise<Map<number, DataKey>> {
    const found = new Map<number, DataKey>();
    const rows = await this.database.prepared<{ id: number; wrapped: Buffer }>(
      'vault-keys',
      'SELECT id, wrapped FROM vault.keys WHERE id = ANY ($1::bigint[])',
      [ids],
    );
    for (const row of rows) {
      const key = { id: row.id, key: this.unwrapKey(row.wrapped) };
      found.set(row.id, key);
      await this.byId.load(String(row.id), () => Promise.resolve(key));
    }
    return found;
  }
}

const derive = (secret: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
const keyIdOf = (value: string) => Number(value.slice(1, value.indexOf('.')));

function encrypt({ id, key }: DataKey, text: string): Sealed {
  return `~${id}.${wrap(key, text).toString('base64url')}` as Sealed;
}

function decrypt({ key }: DataKey, value: string): string {
  return unwrap(key, Buffer.from(value.slice(value.indexOf('.') + 1), 'base64url')).toString('utf8');
}

/** AES-256-GCM: 12 bytes of nonce, the ciphertext, 16 bytes of tag. */
function wrap(key: KeyObject, plain: string | Buffer): Buffer {
  const nonce = nextNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM is a stream mode: nothing is left for the end but the tag.
  cipher.final();
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

function unwrap(key: KeyObject, box: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, 12));
  decipher.setAuthTag(box.subarray(-16));
  return Buffer.concat([decipher.update(box.subarray(12, -16)), decipher.final()]);
}

// Random bytes are drawn for many nonces at once: one system call each would be a third of the cost of sealing.
const randomness = Buffer.alloc(12 * 512);
let drawn = randomness.length;

function nextNonce(): Buffer {
  if (drawn === randomness.length) {
    randomFillSync(randomness);
    drawn = 0;
  }
  return Buffer.from(randomness.subarray(drawn, (drawn += 12)));
}
