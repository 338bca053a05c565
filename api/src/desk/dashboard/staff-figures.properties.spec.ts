import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from '@jest/globals';
import { COUNTRIES, type Country, type Settings } from '../../ground/settings/index.js';
import type { StaffMembers } from '../../ground/staff/index.js';
import { contextOf, staffActor, type Kernel, type Sealed, type Staff } from '../../kernel/index.js';
import { conversationOf, ConversationsModule } from '../../meeting/conversations/index.js';
import { chatPhotoOf } from '../../meeting/conversations/photos/chat-photo.js';
import { AccountsModule, memberOf } from '../../members/accounts/index.js';
import { albumOf } from '../../members/photos/album.js';
import { PhotosModule } from '../../members/photos/index.js';
import { dayIn, profileOf, ProfilesModule } from '../../members/profiles/index.js';
import { caughtUp } from '../../../testing/caught-up.js';
import { testKernel } from '../../../testing/kernel/index.js';
import { expectSameAfterRebuild } from '../../../testing/rebuild.js';
import type { Days } from '../attribution/index.js';
import { accountDecision, caseOf, CasesModule } from '../cases/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { complaintOf } from '../complaints/complaint.js';
import { DashboardModule } from './dashboard.module.js';
import { GetStaffFigures, GetStaffFiguresHandler, type WorkByKind } from './queries/get-staff-figures.query.js';
import { WORK_KINDS } from './work-kinds.js';

const RUNS = 8;

const STAFF = [randomUUID(), randomUUID(), randomUUID()] as const;
const sealed = '~1.x' as Sealed;
/** The clocks of Europe and America are changed within these. */
const FIRST = Date.parse('2026-03-01T00:00:00Z');
const DAYS = 40;

const who = fc.constantFrom(...STAFF);
const instant = fc.nat(DAYS * 24 * 60).map((minute) => FIRST + minute * 60_000);
/** Minutes from one step to the next. */
const pause = fc.nat(3 * 24 * 60).map((minutes) => minutes * 60_000);
const outcome = fc.constantFrom('upheld' as const, 'dismissed' as const);
const judged = fc.record({ by: who, outcome, pause });
const history = fc.record({
  photos: fc.array(
    fc.record({
      at: instant,
      chat: fc.boolean(),
      /** Decisions that were withdrawn, then the one that stood. */
      decided: fc.array(fc.record({ by: who, pause }), { maxLength: 3 }),
      /** Approved at first, and rejected later without a decision that is counted. */
      approved: fc.boolean(),
      objection: fc.option(judged),
    }),
    { maxLength: 6 },
  ),
  conversations: fc.array(
    fc.record({ at: instant, steps: fc.array(fc.record({ by: fc.option(who), pause }), { maxLength: 6 }) }),
    { maxLength: 3 },
  ),
  cases: fc.array(
    fc.record({ at: instant, notice: fc.boolean(), judged: fc.array(judged, { maxLength: 3 }), waits: fc.boolean() }),
    { maxLength: 4 },
  ),
  complaints: fc.array(
    fc.record({
      at: instant,
      steps: fc.array(
        fc.record({ does: fc.constantFrom('answer', 'close', 'case', 'reply', 'reply'), by: who, pause }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 3 },
  ),
  members: fc.array(
    fc.record({
      at: instant,
      by: fc.option(who),
      does: fc.constantFrom('hide', 'clear', 'disable'),
      afterReport: fc.boolean(),
      objection: fc.option(judged),
    }),
    { maxLength: 4 },
  ),
  questions: fc.array(
    fc.record({
      from: fc.nat(DAYS),
      days: fc.nat(20),
      home: fc.constantFrom<Country>('NL', 'US', 'NZ'),
      own: fc.option(who),
    }),
    { minLength: 4, maxLength: 4 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

let kernel: Kernel;

type Stream = Parameters<Kernel['store']['transact']>[0]['writes'] extends readonly (infer S)[] | undefined ? S : never;
interface Told {
  stream: Stream;
  actor: string;
  // Of all types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  event: any;
}

/** What happened, in its order. */
function eventsOf({ photos, conversations, cases, complaints, members }: History): Told[] {
  const told: Told[] = [];
  const tell = (stream: unknown, type: string, data: object, actor = 'system') =>
    told.push({ stream: stream as Stream, actor, event: { type, data } });
  const iso = (at: number) => new Date(at).toISOString();
  const decide = (stream: unknown, { by, outcome }: { by: string; outcome: string }, at: number) =>
    tell(stream, 'CaseDecided', { by, decision: outcome, measures: [], statement: sealed, decidedAt: iso(at) });
  const object = (
    id: string,
    subject: object,
    {
      verdict,
      decidedBy,
      at,
    }: { verdict: { by: string; outcome: string; pause: number }; decidedBy: string | null; at: number },
  ) => {
    const decided = { decidedBy, decidedAt: iso(at) };
    tell(caseOf(id), 'DecisionObjected', { subject, rejection: null, ...decided, text: null, objectedAt: iso(at + 1) });
    decide(caseOf(id), verdict, at + 1 + verdict.pause);
  };
  for (const { at, chat, decided, approved, objection } of photos) {
    const [photoId, member] = [randomUUID(), randomUUID()];
    const stream = chat ? chatPhotoOf(photoId) : albumOf(member);
    const picture = { file: 'f', placeholder: sealed, width: 1, height: 1 };
    const sent = { id: 'i', conversation: randomUUID(), from: member, to: randomUUID(), key: sealed, price: 0 };
    const message = { paidFrom: [], answerBy: null, message: null, sentAt: iso(at) };
    if (chat) tell(stream, 'ChatPhotoSent', { ...picture, ...sent, ...message });
    else tell(stream, 'PhotoAdded', { photoId, ...picture, addedAt: iso(at) });
    let now = at;
    for (const [i, { by, pause: later }] of decided.entries()) {
      now += later;
      const reason = approved ? null : 'nudity';
      const decision = { ...(!chat && { photoId }), reason, by, decidedAt: iso(now), effectiveAt: iso(now) };
      tell(stream, chat ? 'ChatPhotoDecided' : 'PhotoDecided', decision);
      if (i + 1 < decided.length)
        tell(stream, chat ? 'ChatPhotoDecisionWithdrawn' : 'PhotoDecisionWithdrawn', {
          ...(!chat && { photoId }),
          withdrawnAt: iso(now),
        });
    }
    const last = decided.at(-1);
    if (!last || !objection) continue;
    const subject = chat
      ? { kind: 'rejected_chat_photo', member, photo: photoId, conversation: sent.conversation }
      : { kind: 'rejected_photo', member, photo: photoId };
    object(randomUUID(), subject, { verdict: objection, decidedBy: last.by, at: now + 10_000 });
  }
  for (const { at, steps } of conversations) {
    const stream = conversationOf(randomUUID());
    const [member, profile] = [randomUUID(), randomUUID()];
    let now = at;
    for (const { by, pause: later } of steps) {
      now += later;
      const message = { id: randomUUID(), body: sealed, price: 0, sentAt: iso(now) };
      const toFictional = { paidFrom: [], answerBy: iso(now) };
      const sides = by ? { from: profile, to: member, writtenBy: by } : { from: member, to: profile, toFictional };
      tell(stream, 'MessageSent', { ...message, ...sides });
    }
  }
  for (const { at, notice, judged: verdicts, waits } of cases) {
    const stream = caseOf(randomUUID());
    const subject = { kind: 'member', member: randomUUID() };
    const shown = { subject, text: null, evidence: sealed };
    if (notice) tell(stream, 'NoticeTakenUp', { complaint: randomUUID(), ...shown, takenUpAt: iso(at) });
    else tell(stream, 'CaseOpened', { reporter: randomUUID(), reason: 'spam', ...shown, openedAt: iso(at) });
    let now = at;
    for (const [i, verdict] of verdicts.entries()) {
      now += verdict.pause;
      decide(stream, verdict, now);
      if (i + 1 < verdicts.length || waits) tell(stream, 'CaseObjected', { text: null, objectedAt: iso(++now) });
    }
  }
  for (const { at, steps } of complaints) {
    const stream = complaintOf(randomUUID());
    const nobody = { memberId: null, email: null, name: null, address: null, file: null };
    const written = { number: 'N', kind: 'other', text: sealed, language: 'nl', site: 's' };
    const terms = { answerBy: iso(at), closeBy: iso(at) };
    tell(stream, 'ComplaintMade', { ...nobody, ...written, madeAt: iso(at), ...terms });
    let now = at;
    for (const { does, by, pause: later } of steps) {
      now += later;
      if (does === 'answer')
        tell(stream, 'ComplaintAnswered', { by, text: sealed, closes: false, answeredAt: iso(now) });
      if (does === 'close') tell(stream, 'ComplaintClosed', { by, closedAt: iso(now) });
      if (does === 'case') tell(stream, 'ComplaintCaseMade', { by, caseId: randomUUID(), madeAt: iso(now) });
      const reply = { text: sealed, from: null, attachments: 0, answered: true, repliedAt: iso(now), ...terms };
      if (does === 'reply') tell(stream, 'ComplaintReplied', reply);
    }
  }
  for (const { at, by, does, afterReport, objection } of members) {
    const [id, member] = [randomUUID(), randomUUID()];
    const actor = by === null ? 'system' : staffActor(by);
    const report = afterReport && { caseId: randomUUID() };
    const restricted = { id, ground: null, reason: sealed, ...report };
    if (does === 'hide') tell(profileOf(member), 'ProfileHidden', { ...restricted, hiddenAt: iso(at) }, actor);
    const cleared = { ...restricted, field: 'city', words: sealed, clearedAt: iso(at) };
    if (does === 'clear') tell(profileOf(member), 'ProfileTextCleared', cleared, actor);
    if (does === 'disable')
      tell(memberOf(member), 'MemberDisabled', { reason: sealed, disabledAt: iso(at), ...report }, actor);
    if (!objection || afterReport) continue;
    const subject = { hide: 'hidden_profile', clear: 'cleared_text', disable: 'account' }[does];
    object(
      does === 'disable' ? accountDecision(member, 1) : id,
      { kind: subject, member, field: 'city', version: 1 },
      { verdict: objection, decidedBy: by, at },
    );
  }
  return told;
}

interface Decision {
  by: string;
  kind: (typeof WORK_KINDS)[number];
  at: number;
  waited: number | null;
  overturned: boolean;
}

/** Everything that was decided, by going through the histories one by one and remembering what waits. */
function decisionsIn(histories: readonly History[]): Decision[] {
  const all: Decision[] = [];
  const put = (decision: Omit<Decision, 'overturned'>): Decision => {
    const one = { ...decision, overturned: false };
    all.push(one);
    return one;
  };
  const judge = (
    decision: Decision | null,
    at: number,
    { by, outcome: to, pause: later }: { by: string; outcome: string; pause: number },
  ) => {
    put({ by, kind: 'objections', at: at + 1 + later, waited: later });
    if (decision) decision.overturned = to === 'dismissed';
  };
  for (const { photos, conversations, cases, complaints, members } of histories) {
    for (const { at, chat, decided, approved, objection } of photos) {
      const last = decided.at(-1);
      if (!last) continue;
      const waited = decided.reduce((sum, one) => sum + one.pause, 0);
      const own = put({ by: last.by, kind: chat ? 'chat-photos' : 'photos', at: at + waited, waited });
      if (objection) judge(approved ? null : own, at + waited + 10_000, objection);
    }
    for (const { at, steps } of conversations) {
      let [now, since] = [at, null as number | null];
      for (const { by, pause: later } of steps) {
        now += later;
        if (by === null) since ??= now;
        else if (since !== null) {
          put({ by, kind: 'inbox', at: now, waited: now - since });
          since = null;
        }
      }
    }
    for (const { at, judged: verdicts } of cases) {
      let [now, before] = [at, null as { outcome: string; decision: Decision } | null];
      for (const { by, outcome: to, pause: later } of verdicts) {
        now += later;
        const decision = put({ by, kind: before ? 'objections' : 'cases', at: now, waited: later });
        if (before) before.decision.overturned = before.outcome !== to;
        before = { outcome: to, decision };
        now++;
      }
    }
    for (const { at, steps } of complaints) {
      let [now, since] = [at, at as number | null];
      for (const { does, by, pause: later } of steps) {
        now += later;
        if (does === 'reply') since ??= now;
        else if (since !== null) {
          put({ by, kind: 'complaints', at: now, waited: now - since });
          since = null;
        }
      }
    }
    for (const { at, by, afterReport, objection } of members) {
      const own = by === null || afterReport ? null : put({ by, kind: 'members', at, waited: null });
      if (objection && !afterReport) judge(own, at, objection);
    }
  }
  return all;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2_000);
}

function fold(decisions: readonly Decision[]): WorkByKind {
  const sum = (some: readonly Decision[]) => ({
    decided: some.length,
    overturned: some.filter(({ overturned }) => overturned).length,
    median_seconds: medianOf(some.flatMap(({ waited }) => waited ?? [])),
  });
  const kinds = WORK_KINDS.filter((kind) => decisions.some((one) => one.kind === kind));
  return {
    ...sum(decisions),
    kinds: kinds.map((kind) => ({ kind, ...sum(decisions.filter((one) => one.kind === kind)) })),
  };
}

const told: History[] = [];

async function expectFold({ from, days, home, own }: History['questions'][number]): Promise<void> {
  const dayOf = (n: number) => new Date(FIRST + n * 86_400_000).toISOString().slice(0, 10);
  const [first, last] = [dayOf(from), dayOf(from + days)];
  const settings = { current: () => ({ companyCountry: home }) } as unknown as Settings;
  const staff = {
    idsOf: () => Promise.resolve([...STAFF]),
    namesOf: () => Promise.resolve(new Map()),
  } as unknown as StaffMembers;
  const handler = new GetStaffFiguresHandler(kernel.database, settings, staff, {} as Days);
  const caller = { kind: 'staff', id: own ?? STAFF[0], role: own ? 'moderator' : 'admin', sessionId: '' } as Staff;
  const report = await handler.execute(new GetStaffFigures({ caller, period: { from: first, until: last } }));
  const zone = COUNTRIES[home].timeZone;
  const within = decisionsIn(told).filter(({ at }) => {
    const day = dayIn(zone, new Date(at));
    return day >= first && day <= last;
  });
  const shown: readonly string[] = own ? [own] : STAFF;
  expect(report.staff.map(({ staff_id }) => staff_id).toSorted()).toEqual([...shown].toSorted());
  for (const { staff_id, staff_name: _, ...work } of report.staff)
    expect({ staff_id, ...work }).toEqual({ staff_id, ...fold(within.filter(({ by }) => by === staff_id)) });
  const seen = within.filter(({ by }) => shown.includes(by));
  expect(report.total).toEqual(fold(seen));
}

it('ADM-07 EVT-01 figures of staff are a plain fold over what happened, also after a rebuild', async () => {
  const modules = [
    ...[AccountsModule, ProfilesModule, PhotosModule, ConversationsModule, CasesModule, ComplaintsModule],
    DashboardModule,
  ];
  kernel = await testKernel({ contexts: modules.map(contextOf) });
  kernel.processors.start();
  await fc.assert(
    fc.asyncProperty(history, async (one) => {
      for (const { stream, actor, event } of eventsOf(one))
        await kernel.store.transact({ actor, key: randomUUID(), request: {}, writes: [stream] }, (tx) => {
          tx.append(stream, event);
          return {};
        });
      told.push(one);
      await caughtUp({ kernel });
      for (const question of one.questions.slice(1)) await expectFold(question);
      await expectSameAfterRebuild({ kernel }, 'work_steps', 'item, step');
      await expectFold(one.questions[0]!);
    }),
    // What was told stays, so a smaller history that fails is no other than the first.
    { numRuns: RUNS, endOnFailure: true },
  );
}, 600_000);
