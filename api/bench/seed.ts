/**
 * Fills an empty database for the benchmark: members, credits, conversations, and sessions for the members online.
 * Usage: node dist/bench/seed.js <output file for the senders>; DATABASE_URL, MASTER_KEY, MEMBERS, ACTIVE.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { memberOf, MemberSessions } from '../src/members/accounts/index.js';
import { renewSecurityStamp, type SecurityStamp } from '../src/ground/authentication/index.js';
import { createApp } from '../src/app/app.js';
import { contexts } from '../src/app/contexts.js';
import { conversationIdOf, conversationOf } from '../src/meeting/conversations/index.js';
import { buyCredits, walletOf } from '../src/money/credits/index.js';
import { Kernel, readConfig, type Sealed } from '../src/kernel/index.js';
import { profileOf } from '../src/members/profiles/index.js';

const MEMBERS_A_COMMAND = 40;
const CHATS_EACH = 3;
const CREDITS = 100_000_000;

const config = readConfig(process.env);
const members = Number(process.env['MEMBERS'] ?? 100_000);
const active = Number(process.env['ACTIVE'] ?? 2_000);
const kernel = new Kernel({ config, contexts, patience: 60_000 });
await kernel.start();
const { nest } = await createApp(kernel);

const ids = Array.from({ length: members }, () => randomUUID() as string);
// One sealed text of each kind serves all members, because the measured requests do not unseal it.
for (let from = 0; from < members; from += 500)
  await Promise.all(ids.slice(from, from + 500).map((id) => kernel.vault.createKey(id)));
const sealed: Sealed = await kernel.vault.seal(ids[0]!, 'somebody');
const female: Sealed = await kernel.vault.seal(ids[0]!, 'female');
const born: Sealed = await kernel.vault.seal(ids[0]!, '1990-05-17');
const partnersOf = (n: number) =>
  Array.from({ length: CHATS_EACH }, (_, i) => (n * 7919 + 1 + i * 31) % members).filter((other) => other !== n);

/** The members have no password, so their sessions are opened with these stamps. */
const stamps = new Map<string, SecurityStamp>();

async function seed(numbers: number[]): Promise<void> {
  const at = new Date().toISOString();
  const chats = numbers.flatMap((n) => partnersOf(n).map((other) => ({ by: ids[n]!, other: ids[other]! })));
  const own = numbers.map((n) => ids[n]!);
  const writes = [
    ...own.flatMap((id) => [memberOf(id), profileOf(id), walletOf(id)]),
    // Two members who choose each other share one conversation.
    ...[...new Set(chats.map(({ by, other }) => conversationIdOf(by, other)))].map((id) => conversationOf(id)),
  ];
  await kernel.store.transact({ actor: 'system', key: randomUUID(), request: {}, writes }, (tx) => {
    for (const memberId of own) {
      stamps.set(memberId, renewSecurityStamp(tx, memberId));
      const agreed = { termsVersion: at, tracking: null, signedUpAt: at };
      const account = { email: sealed, language: 'nl', timeZone: 'Europe/Amsterdam', domain: 'localhost', ...agreed };
      tx.append(
        memberOf(memberId),
        { type: 'SignedUp', data: account },
        { type: 'EmailConfirmed', data: { confirmedAt: at } },
        // Each of them writes in more conversations than a free member may start.
        { type: 'BecamePremium', data: { becameAt: at } },
      );
      tx.append(profileOf(memberId), {
        type: 'ProfileCreated',
        data: {
          name: sealed,
          dateOfBirth: born,
          gender: female,
          soughtGender: null,
          country: 'NL',
          region: 'NL-NH',
          city: null,
          location: null,
          description: null,
          createdAt: at,
        },
      });
      buyCredits(tx, {
        memberId,
        credits: CREDITS,
        paid: { amount: 999, currency: 'EUR' },
        paymentId: randomUUID(),
      });
    }
    for (const { by, other } of chats) {
      const conversation = conversationOf(conversationIdOf(by, other));
      const { a, b } = tx.state(conversation);
      // A member who has neither opened the conversation nor been written to does not know of it.
      if ([a, b].some(({ id, opened }) => id === by && opened)) continue;
      const members: [string, string] = by < other ? [by, other] : [other, by];
      tx.append(conversation, { type: 'ConversationOpened', data: { members, by, openedAt: at } });
    }
  });
}

const groups = Array.from({ length: Math.ceil(members / MEMBERS_A_COMMAND) }, (_, g) =>
  Array.from({ length: MEMBERS_A_COMMAND }, (_, i) => g * MEMBERS_A_COMMAND + i).filter((n) => n < members),
);
await Promise.all(
  [0, 1, 2, 3].map(async (lane) => {
    for (let g = lane; g < groups.length; g += 4) await seed(groups[g]!);
  }),
);

// The sign-ups count as old, so that their activation mails are not sent during the measurement.
await kernel.database.query(
  `UPDATE kernel.checkpoints SET position = (SELECT max(position) FROM kernel.events) WHERE name LIKE 'policy %'`,
);
// Rebuild now, so that the measurement does not include catching up with the new members.
for (const { table, mode } of kernel.projections.definitions) {
  if (mode === 'async') await kernel.projections.rebuild(table);
}
const sessions = nest.get(MemberSessions, { strict: false });
const senders = [];
for (let n = 0; n < active; n++) {
  const opened = await sessions.open(ids[n]!, { key: randomUUID(), stamp: stamps.get(ids[n]!)!, device: null });
  const { name, value } = opened!;
  senders.push({
    cookie: `${name}=${value}`,
    chats: partnersOf(n).map((other) => conversationIdOf(ids[n]!, ids[other]!)),
  });
}
await writeFile(process.argv[2]!, JSON.stringify(senders));
// Otherwise autovacuum would run while the first messages are sent.
await kernel.database.query('VACUUM ANALYZE');
console.log(`seeded ${members} members, ${active} of them online`);
await nest.close();
await kernel.stop();
process.exit(0);
