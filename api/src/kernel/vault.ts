import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';
import type { Database } from './database.js';
import { InvalidatedCache } from './cache.js';
import { authenticationRequired, type DomainError } from './errors.js';
import type { Listener } from './listener.js';
import { masterSecrets, WrongMasterKey } from './master-key.js';
import { onPrimary } from './replica.js';
import { padded, unpadded, unsealedText, type Sealed } from './sealed.js';
import { aboutKey, derive, seal, unseal, unwrapKey, wrapKey, wrappingKey } from './sealing.js';

interface DataKey {
  id: number;
  key: KeyObject;
  /** Additional authenticated data that everything sealed with this key is bound to. */
  about: Buffer;
}
interface KeyRow {
  id: number;
  owner: string;
  scope: string;
  wrapped: Buffer;
}

interface SealOptions {
  month?: Date;
  within?: string;
  missing?: (params: Record<string, never>) => DomainError;
}

/** Texts on cards: a few dozen of them are opened for each page. */
const OPENED_TEXTS = 75_000;

/** A sealed file begins with its format's version and its key's id. */
const FILE_VERSION = 1;
const FILE_HEAD = 9;

/** The scope of an owner's main key, which exists from the beginning. */
const PERSON = 'person';

/**
 * Seals personal text with a key per person. Destroying a person's keys makes the text unreadable in every copy:
 * events, read models, the broker's log and backups (PRV-01).
 */
export class Vault {
  private readonly master: KeyObject;
  private generation = 0;
  /** As a key object: createHmac takes seven times as long with bytes. */
  private lookup: KeyObject;
  /** Mixed into request hashes, so that a short text cannot be guessed from its hash. */
  pepper: string;
  private readonly byOwner: InvalidatedCache<DataKey>;
  private readonly byId: InvalidatedCache<DataKey>;
  /** Texts that many ask for; never without the very key that opened them, and dropped as soon as any key is. */
  private readonly opened = new LRUCache<Sealed, { key: DataKey; text: string }>(atMost(OPENED_TEXTS));
  /** Keys being read or created: the many fields of a new member request the same key at once. */
  private readonly underWay = new Map<string, Promise<DataKey | undefined>>();

  /** @param masterKey 32 bytes in base64; wraps every data key and keys every lookup hash */
  constructor(
    private readonly masterKey: string,
    private readonly database: Database,
    listener: Listener,
  ) {
    this.master = wrappingKey(masterKey);
    // Used until `start`: the secrets that a new database derives from its first master key.
    const secret = Buffer.from(masterKey, 'base64');
    this.lookup = createSecretKey(derive(secret, 'lookup'));
    this.pepper = derive(secret, 'requests').toString('base64');
    this.byOwner = new InvalidatedCache('vault-owner', database, listener, { max: 200_000 });
    const dropped = () => this.opened.clear();
    this.byId = new InvalidatedCache('vault-id', database, listener, { max: 200_000, dropped });
  }

  /** Must run before anything is sealed or looked up. @throws WrongMasterKey */
  async start(): Promise<void> {
    const { generation, lookup, requests } = await masterSecrets(this.database, this.masterKey);
    this.generation = generation;
    this.lookup = createSecretKey(lookup);
    this.pepper = requests.toString('base64');
  }

  /**
   * Creates the key of a person, or of something that texts are sealed for; durable when this resolves. Called only
   * when the owner is created, so that a late write cannot give an erased person a new key.
   */
  async createKey(owner: string): Promise<void> {
    await this.keyOnce(owner, PERSON, () => this.makeKey(owner, PERSON));
  }

  /**
   * Seals `text` with the owner's main key, or with the owner's key for `month` (messages: the history limit deletes
   * old months, CHT-06), which is created on first use. The same goes for the key of something that belongs `within`
   * another owner, such as a consent.
   *
   * @throws `missing` if the owner has no key, because it was erased or never existed. By default this logs the caller
   *   out.
   */
  async seal(
    owner: string,
    text: string,
    { month, within, missing = authenticationRequired }: SealOptions = {},
  ): Promise<Sealed> {
    const scope = month ? month.toISOString().slice(0, 7) : PERSON;
    const parent = month ? owner : within;
    const key = await this.keyOnce(owner, scope, async () => {
      // Looked for first: after a start, or in a second process, it is nearly always there.
      const found = await this.findKey(owner, scope);
      return found ?? (parent === undefined ? undefined : this.makeKey(owner, scope, parent));
    });
    if (!key) throw missing({});
    return encrypt(key, text);
  }

  /** Seals like `seal`, but returns null if the owner has no key; for records that are kept without the text. */
  async sealIfKnown(owner: string, text: string): Promise<Sealed | null> {
    const key = await this.keyOnce(owner, PERSON, () => this.findKey(owner, PERSON));
    return key ? encrypt(key, text) : null;
  }

  /**
   * Seals a file with the owner's main key, bound to what `about` says of it: its key's id, then as `seal` of sealing.ts.
   * @throws authentication_required if the owner has no key
   */
  async sealBytes(owner: string, bytes: Buffer, about: Buffer): Promise<Buffer> {
    const key = await this.keyOnce(owner, PERSON, () => this.findKey(owner, PERSON));
    if (!key) throw authenticationRequired({});
    const head = Buffer.alloc(FILE_HEAD, FILE_VERSION);
    head.writeBigUInt64BE(BigInt(key.id), 1);
    return Buffer.concat([head, seal(key.key, bytes, Buffer.concat([key.about, about]))]);
  }

  /** The file, or null if its key is destroyed. @throws if it is not a sealed file, or not the one that `about` names */
  async openBytes(box: Buffer, about: Buffer): Promise<Buffer | null> {
    if (box[0] !== FILE_VERSION) throw new Error('not a sealed file of this release');
    const id = Number(box.readBigUInt64BE(1));
    const key = this.byId.get(String(id)) ?? (await this.loadKeys([id])).get(id);
    return key ? unseal(key.key, box.subarray(FILE_HEAD), Buffer.concat([key.about, about])) : null;
  }

  private async keyOnce(
    owner: string,
    scope: string,
    keyOf: () => Promise<DataKey | undefined>,
  ): Promise<DataKey | undefined> {
    const id = `${owner} ${scope}`;
    return this.byOwner.get(id) ?? (await this.loadOnce(id, keyOf));
  }

  private loadOnce(id: string, keyOf: () => Promise<DataKey | undefined>): Promise<DataKey | undefined> {
    const asked = this.underWay.get(id);
    if (asked) return asked;
    const key = this.byOwner.load(id, keyOf).finally(() => {
      if (this.underWay.get(id) === key) this.underWay.delete(id);
    });
    this.underWay.set(id, key);
    return key;
  }

  /** The plain text, or null if its key is destroyed. */
  async open(value: string | null | undefined): Promise<string | null> {
    return value ? (await this.openAll([value]))[0]! : null;
  }

  openAll(values: readonly (string | null | undefined)[]): Promise<(string | null)[]> {
    return this.openWith(decrypt, values);
  }

  /** Like `openAll`, for short texts that many look at, such as a name: they are kept as long as their key is. */
  openOften(values: readonly (string | null | undefined)[]): Promise<(string | null)[]> {
    return this.openWith((key, value) => {
      const current = this.byId.get(String(key.id)) === key;
      const kept = current ? this.opened.get(value as Sealed) : undefined;
      if (kept?.key === key) return kept.text;
      const text = decrypt(key, value);
      if (current) this.opened.set(value as Sealed, { key, text });
      return text;
    }, values);
  }

  private async openWith(
    open: (key: DataKey, value: string) => string,
    values: readonly (string | null | undefined)[],
  ): Promise<(string | null)[]> {
    const missing = new Set<number>();
    for (const value of values) {
      if (!value || unsealedText(value) !== undefined) continue;
      const id = keyIdOf(value);
      if (!this.byId.get(String(id))) missing.add(id);
    }
    const loaded = missing.size ? await this.loadKeys([...missing]) : new Map<number, DataKey>();
    return values.map((value) => {
      if (!value) return null;
      const text = unsealedText(value);
      if (text !== undefined) return text;
      const id = keyIdOf(value);
      const key = this.byId.get(String(id)) ?? loaded.get(id);
      return key ? open(key, value) : null;
    });
  }

  /**
   * A keyed hash (HMAC) in base64url, for looking up a value without storing it. `purpose` separates types of values.
   */
  hmac(purpose: string, value: string): string {
    return createHmac('sha256', this.lookup).update(purpose).update('\0').update(value).digest('base64url');
  }

  /** Destroys every key of the owner, in every process: nothing sealed with them can be read again. */
  async destroy(owner: string): Promise<void> {
    await this.database.transaction(async (query) => {
      // Waits for keys being created with this owner as parent, which are then deleted as well.
      await query('SELECT FROM vault.keys WHERE owner = $1 FOR UPDATE', [owner]);
      await query('DELETE FROM vault.keys WHERE owner = $1', [owner]);
    });
    // New callers must not share a read or creation that began before the deletion.
    this.underWay.clear();
    await this.byOwner.invalidate();
    await this.byId.invalidate();
  }

  /** Destroys all keys for months before this one (`2026-03`): messages beyond the history limit (CHT-06). */
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

  private async findKey(owner: string, scope: string): Promise<DataKey | undefined> {
    const [row] = await onPrimary(() =>
      this.database.prepared<KeyRow>(
        'vault-key',
        'SELECT id, owner, scope, wrapped FROM vault.keys WHERE owner = $1 AND scope = $2',
        [owner, scope],
      ),
    );
    return row && this.dataKey(row);
  }

  /** The existing key or a new one; undefined if its parent owner has no key. */
  private async makeKey(owner: string, scope: string, parent?: string): Promise<DataKey | undefined> {
    const key = randomBytes(32);
    const about = aboutKey(owner, scope);
    // Waits for a running rotation of the master key, and creates no key under a master key that was replaced.
    const made = await this.database.one<{ id: number }>(
      `INSERT INTO vault.keys (owner, scope, wrapped)
       SELECT $1, $2, $3 FROM (SELECT FROM vault.master WHERE generation = $4 FOR SHARE) AS present
        WHERE $5::text IS NULL OR EXISTS (SELECT FROM vault.keys WHERE owner = $5 AND scope = '${PERSON}' FOR KEY SHARE)
           ON CONFLICT DO NOTHING RETURNING id`,
      [owner, scope, wrapKey(this.master, key, about), this.generation, parent ?? null],
    );
    if (made) return { id: made.id, key: createSecretKey(key), about };
    const found = await this.findKey(owner, scope);
    if (found) return found;
    const present = await this.database.one('SELECT FROM vault.master WHERE generation = $1', [this.generation]);
    if (!present) throw new WrongMasterKey('This master key has been replaced by another one.');
    if (parent !== undefined && !(await this.findKey(parent, PERSON))) return undefined;
    // The key was destroyed between the two statements: create a new one.
    return this.makeKey(owner, scope, parent);
  }

  private dataKey({ id, owner, scope, wrapped }: KeyRow): DataKey {
    const about = aboutKey(owner, scope);
    return { id, key: createSecretKey(unwrapKey(this.master, wrapped, about)), about };
  }

  private async loadKeys(ids: number[]): Promise<Map<number, DataKey>> {
    const found = new Map<number, DataKey>();
    const rows = await onPrimary(() =>
      this.database.prepared<KeyRow>(
        'vault-keys',
        'SELECT id, owner, scope, wrapped FROM vault.keys WHERE id = ANY ($1::bigint[])',
        [ids],
      ),
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
  return `~${id}.1.${seal(key, padded(text), about).toString('base64url')}` as Sealed;
}

/** Values without a version were sealed before values were bound to their owner. */
function decrypt({ key, about }: DataKey, value: string): string {
  const from = value.indexOf('.') + 1;
  const to = value.indexOf('.', from);
  const box = Buffer.from(value.slice(to < 0 ? from : to + 1), 'base64url');
  return unpadded(unseal(key, box, to < 0 ? undefined : about));
}
