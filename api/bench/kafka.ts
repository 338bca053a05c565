/**
 * One process of the measurement of Kafka (scripts/bench/kafka.mjs). Usage: node dist/bench/kafka.js fill | relay | topic
 * | store; DATABASE_URL, MASTER_KEY, KAFKA_BROKERS, KAFKA_TOPIC, KAFKA_PARTITIONS, EVENTS. `fill` writes what members do
 * to the log by COPY, as if in an hour from now, and ends. `relay` relays it; the others run the read models that may
 * read the topic, by the topic or by the log. These print `ready` when they begin, and end when their standard input does.
 */
import { randomUUID } from 'node:crypto';
import { contexts } from '../src/app/contexts.js';
import { KafkaBroker, KafkaTopic, Kernel, readConfig, type Context } from '../src/kernel/index.js';
import type { Topic } from '../src/kernel/topic.js';
import { profileOf } from '../src/members/profiles/index.js';
import { fillLog, type Doer } from './doings.js';
import { emailOf, nameOf } from './findable-members.js';

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
  // Who reads the topic goes back to the log where an event has waited for long.
  const at = new Date(Date.now() + 3_600_000);
  await fillLog(Math.ceil(Number(process.env['EVENTS']) / 20), { idOf: () => randomUUID(), doings, at });
  process.exit(0);
}
if (role !== 'topic') ready();
await kernel.work(new Map());
process.stdin.resume().on('end', () => void kernel.stop().then(() => process.exit(0)));

/** Twenty events of a member: signed up, bought, wrote. */
function doings(doer: Doer): void {
  const { n, id } = doer;
  const sealed = doer.sealed.bind(doer);
  const add = doer.add.bind(doer);
  const at = new Date(Date.UTC(2026, 10, 1) - n * 60_000).toISOString();
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
    { schema: profileOf(id).definition.schemaVersion('ProfileCreated') },
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
