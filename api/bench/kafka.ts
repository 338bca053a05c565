/**
 * One process of the measurement of Kafka (scripts/bench/kafka.mjs). Usage: node dist/bench/kafka.js fill | relay | topic
 * | store; DATABASE_URL, MASTER_KEY, KAFKA_BROKERS, KAFKA_TOPIC, KAFKA_PARTITIONS, EVENTS. `fill` writes what members do
 * to the log by COPY, as if in an hour from now, and ends. `relay` relays it; the others run the read models that may
 * read the topic, by the topic or by the log. These print `ready` when they begin, and end when their standard input does.
 */
import { createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { contexts } from '../src/app/contexts.js';
import { KafkaBroker, KafkaTopic, Kernel, readConfig, type Context, type Sealed } from '../src/kernel/index.js';
import type { Topic } from '../src/kernel/topic.js';
import { aboutKey, seal, wrapKey, wrappingKey } from '../src/kernel/sealing.js';
import { profileOf } from '../src/members/profiles/index.js';
import { copyInto } from './copy.js';
import { emailOf, nameOf } from './findable-members.js';

const MEMBERS_AT_ONCE = 1_000;
/** Keys of other owners have smaller ids. */
const FIRST_KEY = 1_000_000_000;
const MESSAGES = 5;

const role = process.argv[2]!;
const config = readConfig({ ...process.env, FOLLOW: role === 'topic' ? 'kafka' : 'store' });
/** Without policies: their jobs would be measured too. */
const followed = ({ name, streams, projections = [] }: Context): Context => ({
  name,
  ...(streams && { streams }),
  projections: role === 'relay' ? [] : projections.filter(({ mode, order }) => mode === 'async' && order !== 'log'),
});
const ready = () => console.log('ready');
const topic: Topic = {
  read: (reader) => {
    const assigned = (partitions: number[]) => {
      reader.assigned(partitions);
      ready();
    };
    const take: typeof reader.take = (...batch) => reader.take(...batch);
    return new KafkaTopic(config.kafka!).read({ assigned, take });
  },
};
const kernel = new Kernel({
  config,
  contexts: contexts.map(followed),
  ...(role === 'relay' && { broker: new KafkaBroker(config.kafka!) }),
  ...(role === 'topic' && { topic }),
});
await kernel.start();
if (role === 'fill') {
  await fill(Number(process.env['EVENTS']));
  process.exit(0);
}
if (role !== 'topic') ready();
await kernel.work(new Map());
process.stdin.resume().on('end', () => void kernel.stop().then(() => process.exit(0)));

/** @param events twenty of each member: signed up, bought, wrote */
async function fill(events: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const members = Math.ceil(events / 20);
  for (let from = 0; from < members; from += MEMBERS_AT_ONCE) {
    const [keys, lines]: [string[], string[]] = [[], []];
    for (let n = from; n < Math.min(from + MEMBERS_AT_ONCE, members); n++) doings(n, keys, lines);
    await copyInto(client, 'vault.keys (id, owner, scope, wrapped)', keys.join(''));
    await copyInto(
      client,
      'kernel.events (stream, version, type, schema_version, data, actor, key, recorded_at)',
      lines.join(''),
    );
  }
  await client.query('VACUUM ANALYZE kernel.events');
  await client.end();
}

function doings(n: number, keys: string[], lines: string[]): void {
  const id = randomUUID();
  const about = aboutKey(id, 'person');
  const bytes = randomBytes(32);
  const [secret, keyId] = [createSecretKey(bytes), FIRST_KEY + n];
  keys.push(
    `${keyId}\t${id}\tperson\t\\\\x${wrapKey(wrappingKey(process.env['MASTER_KEY']!), bytes, about).toString('hex')}\n`,
  );
  const sealed = (text: string) => `~${keyId}.1.${seal(secret, text, about).toString('base64url')}` as Sealed;
  // Who reads the topic goes back to the log where an event has waited for long.
  const recordedAt = new Date(Date.now() + 3_600_000).toISOString();
  const at = new Date(Date.UTC(2026, 10, 1) - n * 60_000).toISOString();
  const versions = new Map<string, number>();
  const add = (stream: string, type: string, data: object, schema = 1) => {
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    lines.push(
      `${stream}\t${version}\t${type}\t${schema}\t${JSON.stringify(data).replaceAll('\\', '\\\\')}\t${id}\tbench\t${recordedAt}\n`,
    );
  };
  const [email, name] = [sealed(emailOf(n)), sealed(nameOf(n))];
  const step = {
    source: { network: `n${n % 9}`, ref: `r${n % 200}` },
    country: 'NL',
    countedOn: at.slice(0, 10),
    signedUpOn: at.slice(0, 10),
  };
  const account = { email, language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost' };
  const paid = { amount: 999, currency: 'EUR' };
  add(`visit-${randomUUID()}`, 'VisitRecorded', step);
  add(`member-${id}`, 'SignedUp', { ...account, termsVersion: at, tracking: null, signedUpAt: at });
  add(`step-${randomUUID()}`, 'SignUpCounted', step);
  add(`member-${id}`, 'EmailConfirmed', { confirmedAt: at });
  add(
    `profile-${id}`,
    'ProfileCreated',
    {
      name,
      dateOfBirth: sealed('1990-05-17'),
      gender: sealed('female'),
      soughtGender: sealed('male'),
      country: 'NL',
      region: 'NL-NH',
      city: null,
      location: null,
      description: null,
      createdAt: at,
    },
    profileOf(id).definition.schemaVersion('ProfileCreated'),
  );
  add(`profile-${id}`, 'ProfileEdited', { changes: { region: 'NL-UT' }, editedAt: at });
  add(`wallet-${id}`, 'CreditsBought', {
    lot: 1,
    credits: 100,
    paid,
    vat: null,
    paymentId: id,
    purchase: 1,
    balance: 100,
    boughtAt: at,
  });
  add(`member-${id}`, 'BecamePremium', { becameAt: at });
  add(`step-${randomUUID()}`, 'PurchaseCounted', { ...step, first: true, paid });
  const from = [{ lot: 1, credits: 10 }];
  for (let sent = 1; sent <= MESSAGES; sent++) {
    const message = {
      id: randomUUID(),
      from: id,
      to: randomUUID(),
      body: sealed('Shall we meet by the canal tonight?'),
    };
    add(`conversation-${randomUUID()}`, 'MessageSent', { ...message, price: 10, sentAt: at });
    const balance = 100 - 10 * sent;
    add(`wallet-${id}`, 'CreditsSpent', {
      credits: 10,
      reason: message.id,
      from,
      balance,
      paidUser: true,
      spentAt: at,
    });
  }
  add(`debit-${randomUUID()}`, 'DebitAuthorised', { memberId: id, iban: sealed('NL91ABNA0417164300'), signedAt: at });
}
