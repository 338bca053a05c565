import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import pg from 'pg';
import type { Sealed } from '../src/kernel/index.js';
import { padded } from '../src/kernel/sealed.js';
import { aboutKey, seal, wrapKey, wrappingKey } from '../src/kernel/sealing.js';
import { copyInto } from './copy.js';

const MEMBERS_AT_ONCE = 1_000;
/** Keys of other owners have smaller ids. */
const FIRST_KEY = 1_000_000_000;
const PERSON = 'person';

const KEYS = 'vault.keys (id, owner, scope, wrapped)';
const EVENTS = 'kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)';

/** Writes to the log what one member did, sealed with keys of their own, as the product does. */
export class Doer {
  private readonly versions = new Map<string, number>();
  private readonly keys = new Map<string, { id: number; secret: KeyObject; about: Buffer }>();

  constructor(
    readonly n: number,
    readonly id: string,
    private readonly to: { keys: string[]; events: string[]; nextKey: () => number; master: KeyObject; at: string },
  ) {}

  /** `scope`: the month of a message. */
  sealed(text: string, scope = PERSON): Sealed {
    const { id, secret, about } = this.keys.get(scope) ?? this.newKey(scope);
    return `~${id}.1.${seal(secret, padded(text), about).toString('base64url')}` as Sealed;
  }

  /** `version`: in a stream that others write to as well. */
  add(stream: string, type: string, data: object, { schema = 1, version = this.next(stream) } = {}): void {
    const json = JSON.stringify(data).replaceAll('\\', '\\\\');
    this.to.events.push(`${stream}\t${version}\t${type}\t${schema}\t${json}\t${this.id}\tbench\t${this.to.at}\n`);
  }

  private next(stream: string): number {
    const version = (this.versions.get(stream) ?? 0) + 1;
    this.versions.set(stream, version);
    return version;
  }

  private newKey(scope: string) {
    const bytes = randomBytes(32);
    const about = aboutKey(this.id, scope);
    const key = { id: this.to.nextKey(), secret: createSecretKey(bytes), about };
    this.keys.set(scope, key);
    const wrapped = wrapKey(this.to.master, bytes, about).toString('hex');
    this.to.keys.push(`${key.id}\t${this.id}\t${scope}\t\\\\x${wrapped}\n`);
    return key;
  }
}

/**
 * Fills the log and the keys by COPY with what so many members did.
 *
 * @param at when all of it is recorded
 * @returns how many events
 */
export async function fillLog(
  members: number,
  { idOf, doings, at }: { idOf: (n: number) => string; doings: (doer: Doer) => void; at: Date },
): Promise<number> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const master = wrappingKey(process.env['MASTER_KEY']!);
  let [key, written] = [FIRST_KEY, 0];
  let copying = Promise.resolve();
  for (let from = 0; from < members; from += MEMBERS_AT_ONCE) {
    const [keys, events]: [string[], string[]] = [[], []];
    const to = { keys, events, nextKey: () => key++, master, at: at.toISOString() };
    for (let n = from; n < Math.min(from + MEMBERS_AT_ONCE, members); n++) doings(new Doer(n, idOf(n), to));
    written += events.length;
    // The next members are made while these are copied.
    await copying;
    copying = copyInto(client, KEYS, keys.join('')).then(() => copyInto(client, EVENTS, events.join('')));
  }
  await copying;
  await client.query('VACUUM ANALYZE kernel.events');
  await client.end();
  return written;
}
