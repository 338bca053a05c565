/**
 * Fills an empty database with one member who has two conversations, a short one of 50 messages and a long one, both
 * read to their ends. Usage: node dist/bench/long-chat.js <output file>; DATABASE_URL, MASTER_KEY, MESSAGES.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { renewSecurityStamp, type SecurityStamp } from '../src/ground/authentication/index.js';
import { Kernel, readConfig } from '../src/kernel/index.js';
import { conversationIdOf, conversationOf } from '../src/meeting/conversations/index.js';
import { memberOf, MemberSessions } from '../src/members/accounts/index.js';
import { profileOf } from '../src/members/profiles/index.js';
import { buyCredits, walletOf } from '../src/money/credits/index.js';

const SHORT = 50;
const BATCH = 250;
const LONG = Number(process.env['MESSAGES'] ?? 10_000);
/** Of one line and of several, as people write. */
const TEXTS = [
  'Hoi!',
  'Hoe was je weekend?',
  'Ik ben naar het strand geweest, met de fiets, en op de terugweg begon het te regenen.',
  'Haha, dat herken ik',
  'Zullen we een keer koffie drinken? Er is een nieuw plekje bij het station, naast de bioscoop waar we het over hadden. Ze hebben er ook taart, en je kunt er buiten zitten als het een beetje meezit.',
  'Leuk, wanneer kun je?',
];

const kernel = new Kernel({ config: readConfig(process.env), contexts, patience: 60_000 });
await kernel.start();
const { nest } = await createApp(kernel);
const [reader, shortPartner, longPartner] = [randomUUID(), randomUUID(), randomUUID()] as string[] as [
  string,
  string,
  string,
];
const system = () => ({ actor: 'system', key: randomUUID(), request: {} });

async function join(id: string, name: string): Promise<SecurityStamp> {
  await kernel.vault.createKey(id);
  const [email, born] = [await kernel.vault.seal(id, `${id}@example.org`), await kernel.vault.seal(id, '1990-05-17')];
  const [sealedName, gender] = [await kernel.vault.seal(id, name), await kernel.vault.seal(id, 'female')];
  const writes = [memberOf(id), profileOf(id), walletOf(id)];
  return kernel.store.transact({ ...system(), writes }, (tx) => {
    const at = tx.now.toISOString();
    const stamp = renewSecurityStamp(tx, id);
    const agreed = { termsVersion: at, tracking: null, signedUpAt: at };
    const account = { email, language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost', ...agreed };
    tx.append(
      memberOf(id),
      { type: 'SignedUp', data: account },
      { type: 'EmailConfirmed', data: { confirmedAt: at } },
      { type: 'BecamePremium', data: { becameAt: at } },
    );
    const about = { name: sealedName, dateOfBirth: born, gender, soughtGender: null } as const;
    const place = { country: 'NL', region: 'NL-NH', city: null, location: null, description: null };
    tx.append(profileOf(id), { type: 'ProfileCreated', data: { ...about, ...place, createdAt: at } });
    buyCredits(tx, { memberId: id, credits: 1_000, paid: { amount: 999, currency: 'EUR' }, paymentId: randomUUID() });
    return stamp;
  });
}

/** A message every ten minutes, the newest just now. */
async function talk(other: string, count: number): Promise<string> {
  const id = conversationIdOf(reader, other);
  const ref = conversationOf(id);
  const members: [string, string] = reader < other ? [reader, other] : [other, reader];
  await kernel.store.transact({ ...system(), writes: [ref] }, (tx) => {
    tx.append(ref, { type: 'ConversationOpened', data: { members, by: reader, openedAt: tx.now.toISOString() } });
  });
  const now = Date.now();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const sent = await Promise.all(
      Array.from({ length: size }, async (_, i) => {
        const n = from + i;
        const [writer, to] = n % 3 === 0 ? [reader, other] : [other, reader];
        const at = new Date(now - (count - n) * 600_000);
        const body = await kernel.vault.seal(writer, `${n + 1}. ${TEXTS[n % TEXTS.length]!}`, { month: at });
        return { id: randomUUID(), from: writer, to, body, price: 0, sentAt: at.toISOString() };
      }),
    );
    await kernel.store.transact({ ...system(), writes: [ref] }, (tx) => {
      for (const data of sent) tx.append(ref, { type: 'MessageSent', data });
    });
  }
  await kernel.store.transact({ ...system(), writes: [ref] }, (tx) => {
    for (const [by, of] of [
      [reader, other],
      [other, reader],
    ] as const)
      tx.append(ref, { type: 'MessagesRead', data: { by, other: of, upTo: tx.state(ref).lastMessage } });
  });
  return id;
}

const stamp = await join(reader, 'Lezer');
await join(shortPartner, 'Korte');
await join(longPartner, 'Lange');
const chats = { short: await talk(shortPartner, SHORT), long: await talk(longPartner, LONG) };
await kernel.database.query(
  `UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events) WHERE name LIKE 'policy %'`,
);
for (const { table } of kernel.projections.definitions) await kernel.projections.rebuild(table);
const session = await nest
  .get(MemberSessions, { strict: false })
  .open(reader, { key: randomUUID(), stamp, device: null });
await writeFile(process.argv[2]!, JSON.stringify({ cookie: { name: session!.name, value: session!.value }, chats }));
await kernel.database.query('VACUUM ANALYZE');
console.log(`seeded conversations of ${SHORT} and ${LONG} messages`);
await nest.close();
await kernel.stop();
process.exit(0);
