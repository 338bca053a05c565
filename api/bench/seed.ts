/**
 * Fills an empty database for the benchmark by COPY: members, credits, conversations with a message, ten events each,
 * the read models that follow from them, and sessions for the members online. Usage: node dist/bench/seed.js <output
 * file for the senders>; DATABASE_URL, MASTER_KEY, MEMBERS, ACTIVE. Prints one line of JSON: the seconds that each step
 * took. Goes on where an earlier run was interrupted after its COPY, for which the file's name with `.copied` stands.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { MemberSessions } from '../src/members/accounts/index.js';
import { renewSecurityStamp } from '../src/ground/authentication/index.js';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { conversationIdOf } from '../src/meeting/conversations/index.js';
import { inBackground, Kernel, readConfig } from '../src/kernel/index.js';
import { profileOf } from '../src/members/profiles/index.js';
import { fillLog, type Doer } from './doings.js';
import { emailOf, memberId, nameOf } from './findable-members.js';

const CHATS_EACH = 3;
const CREDITS = 100_000_000;
const PRICE = 10;
const TYPES = [
  ...(['SignedUp', 'EmailConfirmed', 'BecamePremium', 'ProfileCreated', 'CreditsBought', 'CreditsSpent'] as const),
  ...(['ConversationOpened', 'MessageSent'] as const),
];
const SESSIONS_AT_ONCE = 40;
/** One waits for the database while another one works. */
const REBUILDS_AT_ONCE = 3;

const config = readConfig(process.env);
const members = Number(process.env['MEMBERS'] ?? 100_000);
const active = Number(process.env['ACTIVE'] ?? 2_000);
const kernel = new Kernel({ config, contexts, patience: 60_000 });
await kernel.start();
const { nest } = await createApp(kernel);

let began = performance.now();
const secondsSince = () => {
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  began = performance.now();
  return seconds;
};

const partnersOf = (n: number) => [
  ...new Set(
    Array.from({ length: CHATS_EACH }, (_, i) => (n * 7919 + 1 + i * 31) % members).filter((other) => other !== n),
  ),
];
const now = new Date();
const month = now.toISOString().slice(0, 7);
const profileSchema = profileOf('').definition.schemaVersion('ProfileCreated');

function doings(doer: Doer): void {
  const { n, id } = doer;
  const at = new Date(now.getTime() - (n + 1) * 1_000).toISOString();
  const add = (stream: string, type: (typeof TYPES)[number], data: object, more?: Parameters<Doer['add']>[3]) =>
    doer.add(stream, type, data, more);
  const agreed = { termsVersion: at, tracking: null, signedUpAt: at };
  const account = { email: doer.sealed(emailOf(n)), language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost' };
  add(`member-${id}`, 'SignedUp', { ...account, ...agreed });
  add(`member-${id}`, 'EmailConfirmed', { confirmedAt: at });
  // Each of them writes in more conversations than a free member may start.
  add(`member-${id}`, 'BecamePremium', { becameAt: at });
  const profile = {
    name: doer.sealed(nameOf(n)),
    dateOfBirth: doer.sealed('1990-05-17'),
    gender: doer.sealed('female'),
    soughtGender: null,
    country: 'NL',
    region: 'NL-NH',
    city: null,
    location: null,
    description: null,
    createdAt: at,
  };
  add(`profile-${id}`, 'ProfileCreated', profile, { schema: profileSchema });
  const credits = { lot: 1, credits: CREDITS, balance: CREDITS, paidUser: true };
  const paid = { paid: { amount: 999, currency: 'EUR' }, vat: null, paymentId: id, purchase: 1 };
  add(`wallet-${id}`, 'CreditsBought', { ...credits, ...paid, boughtAt: at });
  for (const [i, partner] of partnersOf(n).entries()) {
    const other = memberId(partner);
    const stream = `conversation-${conversationIdOf(id, other)}`;
    const pair = [id, other].sort();
    // Two members who choose each other share one conversation, which both have opened.
    const shared = partnersOf(partner).includes(n);
    const version = shared && partner < n ? 2 : 1;
    add(stream, 'ConversationOpened', { members: pair, by: id, openedAt: at }, { version });
    if (i > 0 || shared) continue;
    const message = { id: randomUUID(), from: id, to: other, body: doer.sealed('Shall we meet tonight?', month) };
    add(stream, 'MessageSent', { ...message, price: PRICE, sentAt: at }, { version: 2 });
    const spent = { credits: PRICE, reason: message.id, from: [{ lot: 1, credits: PRICE }], recipient: other };
    add(`wallet-${id}`, 'CreditsSpent', { ...spent, balance: CREDITS - PRICE, paidUser: true, spentAt: at });
  }
}

const [output, copied] = [process.argv[2]!, `${process.argv[2]}.copied`];
if (!existsSync(copied)) {
  const events = await fillLog(members, { idOf: memberId, doings, at: now });
  await writeFile(copied, `${events}`);
}
const copied_s = secondsSince();
// The sign-ups count as old, so that their activation mails are not sent during the measurement.
await kernel.database.query('UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events)');
const toBuild = kernel.projections.definitions.filter(({ on }) => TYPES.some((type) => type in on));
await Promise.all(
  Array.from({ length: REBUILDS_AT_ONCE }, async () => {
    for (let next = toBuild.pop(); next; next = toBuild.pop()) {
      // One with rows was built by a run that was interrupted.
      const built = await kernel.database.query(`SELECT FROM read.${next.table} LIMIT 1`);
      if (built.length === 0) await kernel.projections.rebuild(next.table);
    }
  }),
);
const rebuilt_s = secondsSince();
const sessions = nest.get(MemberSessions, { strict: false });

async function senderOf(n: number) {
  const id = memberId(n);
  // They have no password, so their sessions are opened with these stamps.
  const command = { actor: 'system', key: randomUUID(), request: {}, writes: [] };
  const stamp = await kernel.store.transact(command, (tx) => renewSecurityStamp(tx, id));
  const session = await sessions.open(id, { key: randomUUID(), stamp, device: null });
  const chats = partnersOf(n).map((partner) => conversationIdOf(id, memberId(partner)));
  return { cookie: `${session!.name}=${session!.value}`, chats };
}
const senders = [];
for (let from = 0; from < active; from += SESSIONS_AT_ONCE) {
  const some = Array.from({ length: Math.min(SESSIONS_AT_ONCE, active - from) }, (_, i) => senderOf(from + i));
  senders.push(...(await Promise.all(some)));
}
await writeFile(output, JSON.stringify(senders));
// Otherwise autovacuum would run while the first messages are sent.
await inBackground(() => kernel.database.query('VACUUM ANALYZE'));
console.log(JSON.stringify({ members, online: active, copied_s, rebuilt_s, rest_s: secondsSince() }));
await nest.close();
await kernel.stop();
process.exit(0);
