import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { consoleMembers } from '../src/desk/member-desk/projections/console-members.projection.js';
import type { MemberState } from '../src/desk/member-desk/moment.js';
import { DomainError } from '../src/kernel/errors.js';
import type { Rows } from '../src/kernel/row-changes.js';
import type { Event, ProjectedEvent, RecordedEvent } from '../src/kernel/stream.js';
import type { Sealed } from '../src/kernel/sealed.js';
import {
  conversation,
  open,
  readMessages,
  remove,
  restore,
  sendMessage,
} from '../src/meeting/conversations/conversation.js';
import { conversationIdOf } from '../src/meeting/conversations/conversation-id.js';
import { chats, type ChatRow } from '../src/meeting/conversations/projections/chats.projection.js';
import { confirmEmail, endPremium, member, signUp, turnPremium } from '../src/members/accounts/member.js';
import { create, decideConsent, edit, markFictional, profile, turnInvisible } from '../src/members/profiles/profile.js';
import { profiles } from '../src/members/profiles/projections/profiles.projection.js';
import { wallets } from '../src/money/credits/projections/wallets.projection.js';
import {
  buy,
  chargeBack,
  grant,
  hold,
  lapse,
  refund,
  reinstate,
  release,
  spend,
  wallet,
} from '../src/money/credits/wallet.js';
import { momentOf } from './moments.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 300);

const ANNA = '00000000-0000-7000-8000-00000000000a';
const OTHERS = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-00000000000b'];
const STREAMS = [member, profile, wallet, conversation] as const;
const PROJECTIONS = [consoleMembers, profiles, wallets, chats];

/** What the sealed texts say; those of the form `~gone …` have lost their key. */
const TEXTS = { get: (text: string) => (text.startsWith('~gone') ? null : text.slice(1)) } as Map<
  string,
  string | null
>;
const sealed = (text: string) => `~${text}` as Sealed;

/** The product's rules and projections over an event log in memory, each event recorded at an instant of its own choice. */
class World {
  now = new Date('2026-03-02T10:00:00.000Z');
  readonly log: RecordedEvent[] = [];
  readonly tables = new Map<string, Map<string, Record<string, unknown>>>();
  lastId = 0;

  eventsOf = (stream: string): RecordedEvent[] => this.log.filter((event) => event.stream === stream);

  /** Nothing where the rule refuses. */
  decide(stream: string, rule: (state: never) => readonly Event[]): void {
    const definition = STREAMS.find(({ type }) => stream.startsWith(`${type}-`))!;
    const evolve = definition.evolve as (state: unknown, event: Event) => unknown;
    const before = this.eventsOf(stream);
    try {
      const state = before.reduce<unknown>((folded, event) => evolve(folded, event), definition.initial);
      rule(state as never).forEach((event, i) => this.record(stream, before.length + i + 1, event));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private record(stream: string, version: number, event: Event): void {
    const streamId = stream.slice(stream.indexOf('-') + 1);
    const recorded = {
      ...event,
      position: this.log.length + 1,
      stream,
      streamId,
      version,
      actor: 'system',
      at: this.now,
    };
    this.log.push(recorded);
    for (const { on, name } of PROJECTIONS)
      (on as Record<string, (event: ProjectedEvent, rows: Rows) => void>)[event.type]?.(recorded, this.rowsOf(name));
  }

  rows = (table: string) => [...(this.tables.get(table) ?? new Map<string, Record<string, unknown>>()).values()];

  private rowsOf(name: string): Rows {
    const table = this.tables.get(name) ?? new Map<string, Record<string, unknown>>();
    this.tables.set(name, table);
    const put = (key: object, set: object, { add = {} }: { add?: object } = {}) => {
      const before = table.get(JSON.stringify(key)) ?? { ...key };
      const added = Object.entries(add).map(([column, by]) => [
        column,
        ((before[column] as number) ?? 0) + (by as number),
      ]);
      table.set(JSON.stringify(key), { ...before, ...set, ...Object.fromEntries(added) });
    };
    return {
      upsert: put,
      update: (key, ...change) => table.has(JSON.stringify(key)) && put(key, ...change),
      delete: (key) => table.delete(JSON.stringify(key)),
      deleteAll: (match) => {
        const [[column, value]] = Object.entries(match) as [[string, unknown]];
        for (const [key, row] of table) if (row[column] === value) table.delete(key);
      },
      deleteBefore: () => undefined,
    };
  }
}

const step = fc.record({
  kind: fc.constantFrom(
    ...['confirm', 'disable', 'enable', 'delete', 'return', 'address', 'edit', 'edit', 'invisible', 'consent', 'mark'],
    ...['grant', 'buy', 'spend', 'hold', 'release', 'refund', 'charge back', 'reinstate'],
    ...['open', 'send', 'send', 'send', 'read', 'remove', 'restore', 'erase the other', 'erase'],
  ),
  later: fc.constantFrom(0, 0, 1, 1_000, 86_400_000),
  choice: fc.nat({ max: 999 }),
  credits: fc.integer({ min: 1, max: 50 }),
});
type Step = (typeof step extends fc.Arbitrary<infer S> ? S : never) & { kind: string };

function begin(): World {
  const world = new World();
  const { now } = world;
  for (const id of [ANNA, ...OTHERS])
    world.decide(`member-${id}`, (state) =>
      signUp(state, {
        email: sealed(`${id}@example.org`),
        language: 'nl',
        timeZone: 'Europe/Amsterdam',
        domain: 'example.org',
        termsVersion: '2026-01-01',
        tracking: null,
        now,
      }),
    );
  world.decide(`profile-${ANNA}`, (state) =>
    create(state, {
      name: sealed('Anna'),
      dateOfBirth: sealed('1990-05-05'),
      gender: sealed('female'),
      soughtGender: null,
      country: 'NL',
      region: null,
      city: null,
      location: null,
      description: sealed('Hello'),
      consents: [],
      consentedAt: now.toISOString(),
      interests: null,
      now,
    }),
  );
  return world;
}

const isErased = (world: World, id: string) =>
  world.eventsOf(`member-${id}`).some(({ type }) => type === 'MemberErased');

function take(world: World, { kind, later, choice, credits }: Step): void {
  world.now = new Date(world.now.getTime() + later);
  const { now } = world;
  const at = now.toISOString();
  const other = OTHERS[choice % 2]!;
  if (isErased(world, ANNA)) return;
  const account = (rule: Parameters<World['decide']>[1]) => world.decide(`member-${ANNA}`, rule);
  const when = (type: string, is: (state: ReturnType<typeof member.evolve>) => boolean, data: object) =>
    account((state) => (is(state) ? [{ type, data }] : []));
  const purse = (rule: Parameters<World['decide']>[1]) => {
    world.decide(`wallet-${ANNA}`, rule);
    const paying = world.eventsOf(`wallet-${ANNA}`).at(-1)?.data as { paidUser: boolean } | undefined;
    if (paying) account((state) => (paying.paidUser ? turnPremium : endPremium)(state, { now }));
  };
  const profiled = (rule: Parameters<World['decide']>[1]) => world.decide(`profile-${ANNA}`, rule);
  const chat = (rule: Parameters<World['decide']>[1]) => {
    if (!isErased(world, other)) world.decide(`conversation-${conversationIdOf(ANNA, other)}`, rule);
  };
  const who = choice % 3 === 0 ? other : ANNA;
  const nameOf = (what: string) => `${what} ${1 + (choice % Math.max(1, world.lastId))}`;
  switch (kind) {
    case 'confirm':
      return account((state) =>
        confirmEmail(state, { emailVersion: (state as { emailVersion: number }).emailVersion, now }),
      );
    case 'disable':
      return when('MemberDisabled', ({ disabled }) => !disabled, { reason: sealed('why'), disabledAt: at });
    case 'enable':
      return when('MemberEnabled', ({ disabled }) => disabled, { reason: sealed('why'), enabledAt: at });
    case 'delete':
      return when('MemberDeleted', ({ status }) => status === 'active', {
        reason: 'other',
        text: null,
        deletedAt: at,
        eraseAt: at,
      });
    case 'return':
      return when('MemberReactivated', ({ status }) => status === 'deleted', { reactivatedAt: at });
    case 'address':
      return when('EmailChanged', () => true, { email: sealed(`new${choice}`), confirmed: true, changedAt: at });
    case 'edit': {
      const change = [
        { name: sealed(`Anna ${choice}`) },
        { description: choice % 2 ? sealed(`gone ${choice}`) : null },
        { city: sealed('Utrecht'), country: 'BE', region: 'BE-VAN' },
        { interests: sealed('["music"]') },
      ][choice % 4]!;
      return profiled((state) =>
        edit(state, { changes: change, consents: (state as ReturnType<typeof profile.evolve>).consents, now }),
      );
    }
    case 'invisible':
      return profiled((state) => turnInvisible(state, { invisible: choice % 2 === 0, now }));
    case 'consent':
      return profiled((state) => decideConsent(state, { purpose: 'interests', given: choice % 3 > 0, now }));
    case 'mark':
      return profiled((state) => markFictional(state, { reason: sealed('why'), now }));
    case 'grant':
      return purse((state) => grant(state, { credits, reason: 'signup', at }));
    case 'buy': {
      const paid = { amount: credits * 10, currency: 'EUR' };
      return purse((state) => buy(state, { credits, paid, paymentId: `payment ${++world.lastId}`, at }));
    }
    case 'spend':
      return purse((state) => spend(state, { credits, reason: 'message', at }));
    case 'hold':
      return purse((state) =>
        hold(state, { refundId: nameOf('payment'), paymentId: nameOf('payment'), term: null, now }),
      );
    case 'release':
    case 'refund':
      return purse((state) => {
        const refundId = nameOf('payment');
        if (!(refundId in (state as { held: object }).held)) return [];
        return (kind === 'release' ? release : refund)(state, { refundId, at });
      });
    case 'charge back': {
      const bought = world
        .eventsOf(`wallet-${ANNA}`)
        .find(
          ({ type, data }) =>
            type === 'CreditsBought' && (data as { paymentId: string }).paymentId === nameOf('payment'),
        );
      if (!bought) return;
      const { credits: all, paid, paymentId } = bought.data as { credits: number; paid: never; paymentId: string };
      return purse((state) =>
        chargeBack(state, { chargebackId: paymentId, paymentId, credits: all, amount: paid, at }),
      );
    }
    case 'reinstate':
      return purse((state) => reinstate(state, { chargebackId: nameOf('payment'), at }));
    case 'open':
      return chat((state) => open(state, { by: who, other: who === ANNA ? other : ANNA, at }));
    case 'send':
      return chat((state) =>
        sendMessage(state, { id: String(++world.lastId), from: who, body: sealed('hi'), price: 0, sentAt: at }),
      );
    case 'read':
      return chat((state) => readMessages(state, who));
    case 'remove':
      return chat((state) => remove(state, { by: who, at }));
    case 'restore':
      return chat((state) => restore(state, { by: who, at }));
    case 'erase the other':
      if (choice % 5 > 0 || isErased(world, other)) return;
      return world.decide(`member-${other}`, () => [{ type: 'MemberErased', data: { erasedAt: at } }]);
    case 'erase':
      if (choice % 5 > 0) return;
      world.decide(`wallet-${ANNA}`, (state) => lapse(state, { at }));
      return account(() => [{ type: 'MemberErased', data: { erasedAt: at } }]);
  }
}

/** As the query answers, as of an instant and as of now. */
async function asOf(
  world: World,
  at: Date,
  events: readonly RecordedEvent[] = world.log,
): Promise<[then: MemberState, now: MemberState]> {
  const conversationIds = world.rows('read.chats').map((row) => row['conversation_id'] as string);
  const open = (text: string) => TEXTS.get(text) ?? null;
  const { states } = await momentOf(
    { events, conversationIds, open },
    { memberId: ANNA, at, beside: null, now: world.now },
  );
  return [states[0]!, states[1]!];
}

const history = fc.array(step, { maxLength: 60 }).map((steps) => {
  const world = begin();
  for (const one of steps) take(world, one);
  return world;
});

const written = (text: unknown) => (typeof text === 'string' ? { value: TEXTS.get(text) ?? null } : null);

describe(`ADM-02 a member as of an instant (seed ${SEED})`, () => {
  it('as of now, the events say what the read models say', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (world) => {
        const [, state] = await asOf(world, world.now);
        const [account] = world.rows('read.console_members').filter((row) => row['member_id'] === ANNA);
        const [told] = world.rows('read.profiles').filter((row) => row['member_id'] === ANNA);
        const [purse] = world.rows('read.wallets');
        expect(state.wallet).toMatchObject({ balance: purse?.['balance'] ?? 0, debt: purse?.['debt'] ?? 0 });
        if (!account || !told) {
          expect([state.status, state.conversations, isErased(world, ANNA)]).toEqual(['erased', null, true]);
          return;
        }
        expect(state).toMatchObject({
          status: account['status'] ?? 'not_confirmed',
          disabled: account['disabled'] ?? false,
          paid_user: account['paid_user'] ?? false,
          fictional: account['fictional'] ?? false,
          signup_date: account['signup_date'],
          email: written(account['email']),
          name: written(account['name']),
          country: account['country'],
          region: account['region'],
          gender: written(told['gender']),
          invisible: told['invisible'] ?? false,
          consents: { interests: told['consent_to_interests'] ?? false },
          profile: {
            city: written(told['city']),
            description: written(told['description']),
            interests: told['interests'] ? { value: ['music'] } : null,
          },
        });
        const rows = world.rows('read.chats') as unknown as ChatRow[];
        const mine = rows.map((row) => {
          const side = row.member_a === ANNA ? 'a' : 'b';
          const shown =
            (row[`opened_${side}`] && row[`handed_in_${side}`]) ||
            (row.last_version ?? 0) > (row[`hidden_${side}`] ?? 0);
          return { begun: row.last_version ? 1 : 0, unread: row[`unread_${side}`] ?? 0, listed: shown ? 1 : 0 };
        });
        const sum = (name: 'begun' | 'unread' | 'listed') => mine.reduce((all, one) => all + one[name], 0);
        expect(state.conversations).toMatchObject({
          partners: sum('begun'),
          unread: sum('unread'),
          listed: sum('listed'),
        });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('as of any instant, it is what a log that ends there says', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat(), async (world, n) => {
        const { at } = world.log[n % world.log.length]!;
        const until = world.log.filter((event) => event.at <= at);
        const [{ at: _, ...then }] = await asOf(world, at);
        const [, { at: __, ...last }] = await asOf(world, at, until);
        // Nobody grows older by it: the age is that of the day.
        expect({ ...then, age: null }).toEqual({ ...last, age: null });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
