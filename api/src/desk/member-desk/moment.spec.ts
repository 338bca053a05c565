import { describe, expect, it } from '@jest/globals';
import type { Fold, Sealed, Staff } from '../../kernel/index.js';
import type { ConversationEvent } from '../../meeting/conversations/index.js';
import type { MemberEvent } from '../../members/accounts/index.js';
import type { ProfileEvent } from '../../members/profiles/index.js';
import type { WalletEvent } from '../../money/credits/index.js';
import { logOf, momentOf } from '../../../testing/moments.js';

const [ANNA, BEN] = ['00000000-0000-7000-8000-00000000000a', '00000000-0000-7000-8000-00000000000b'];
const sealed = (text: string) => `~${text}` as Sealed;
const instant = (minute: number) => new Date(Date.UTC(2026, 2, 2, 10, minute));
/** Of each event, the minute at which it was recorded. */
type At<E> = readonly [minute: number, E][];

const account: At<MemberEvent> = [
  [
    0,
    {
      type: 'SignedUp',
      data: {
        email: sealed('anna@example.org'),
        language: 'nl',
        timeZone: 'Europe/Amsterdam',
        domain: 'example.org',
        termsVersion: '2026-01-01',
        tracking: null,
        signedUpAt: instant(0).toISOString(),
      },
    },
  ],
  [1, { type: 'EmailConfirmed', data: { confirmedAt: instant(1).toISOString() } }],
  [4, { type: 'EmailChanged', data: { email: sealed('new@example.org'), confirmed: true, changedAt: '' } }],
  [6, { type: 'MemberDisabled', data: { reason: sealed('Asked for money'), disabledAt: '' } }],
];
const erased: At<MemberEvent> = [...account, [9, { type: 'MemberErased', data: { erasedAt: '' } }]];
const profile: At<ProfileEvent> = [
  [
    0,
    {
      type: 'ProfileCreated',
      data: {
        name: sealed('Anna'),
        dateOfBirth: sealed('1990-03-03'),
        gender: sealed('female'),
        soughtGender: null,
        country: 'NL',
        region: null,
        city: sealed('Hoorn'),
        location: null,
        description: null,
        createdAt: '',
      },
    },
  ],
  [2, { type: 'ConsentGiven', data: { purpose: 'interests', at: '' } }],
  [3, { type: 'ProfileEdited', data: { changes: { interests: sealed('["music"]'), city: null }, editedAt: '' } }],
  [7, { type: 'ConsentWithdrawn', data: { purpose: 'interests', givenAt: '', at: '' } }],
];
const wallet: At<WalletEvent> = [
  [
    1,
    {
      type: 'CreditsGranted',
      data: { lot: 1, credits: 30, reason: 'signup', balance: 30, paidUser: false, grantedAt: '' },
    },
  ],
  [
    5,
    { type: 'CreditsSpent', data: { credits: 10, reason: 'x', from: [], balance: 20, paidUser: false, spentAt: '' } },
  ],
];
const message = (id: string, from: string, to: string): ConversationEvent => ({
  type: 'MessageSent',
  data: { id, from, to, body: sealed('hi'), price: 0, sentAt: '' },
});
const chat: At<ConversationEvent> = [
  [2, { type: 'ConversationOpened', data: { members: [ANNA, BEN], by: ANNA, openedAt: '' } }],
  [3, message('1', ANNA, BEN)],
  [4, message('2', BEN, ANNA)],
  [5, message('3', BEN, ANNA)],
  [6, { type: 'MessagesRead', data: { by: ANNA, other: BEN, upTo: 4 } }],
];

type Told = MemberEvent | ProfileEvent | WalletEvent | ConversationEvent;
const recorded = (stream: string, told: At<Told>) =>
  told.map(([minute, event], i) => ({ ...event, stream, version: i + 1, at: instant(minute) }));

/** `lost`: texts whose key is gone. */
const given = (events: At<MemberEvent>, { lost = [] }: { lost?: readonly string[] } = {}) => {
  const opened: string[] = [];
  const world = {
    events: [
      ...recorded(`member-${ANNA}`, events),
      ...recorded(`profile-${ANNA}`, profile),
      ...recorded(`wallet-${ANNA}`, wallet),
      ...recorded('conversation-1', chat),
    ],
    conversationIds: ['1'],
    open: (text: string) => {
      opened.push(text);
      return lost.includes(text) ? null : text.slice(1);
    },
  };
  const asOf = async (minute: number, role: Staff['role'] = 'admin') => {
    const asked = { memberId: ANNA, at: instant(minute), beside: null, now: instant(60 * 24), role };
    const [then, now] = (await momentOf(world, asked)).states;
    return { then: then!, now: now! };
  };
  return { asOf, opened };
};

describe('ADM-02 a member as of an instant', () => {
  it.each([
    [-1, { status: 'none', email: null, name: null, profile: null, consents: null, wallet: { balance: 0 } }],
    [0, { status: 'not_confirmed', email: { value: 'anna@example.org' }, profile: { city: { value: 'Hoorn' } } }],
    [1, { status: 'active', signup_date: instant(0).toISOString(), wallet: { balance: 30, held: 0, debt: 0 } }],
    [2, { consents: { interests: true }, conversations: { partners: 0, listed: 0, sent: 0 } }],
    [
      3,
      { profile: { city: null, interests: { value: ['music'] } }, conversations: { partners: 1, sent: 1, unread: 0 } },
    ],
    [5, { email: { value: 'new@example.org' }, wallet: { balance: 20 }, conversations: { unread: 2, received: 2 } }],
    [6, { disabled: true, conversations: { unread: 0, received: 2 } }],
    [7, { consents: { interests: false }, profile: { interests: null } }],
  ])('in minute %i it is what had been recorded by then', async (minute, expected) => {
    const { then } = await given(account).asOf(minute);
    expect(then).toMatchObject({ at: instant(minute).toISOString(), ...expected });
  });

  it('the age is that of the day, and now that of today', async () => {
    const { then, now } = await given(account).asOf(8);
    expect(then.age).toEqual({ value: 35 });
    expect(now).toMatchObject({ at: null, age: { value: 36 } });
  });

  it('PRV-01 what has lost its key is erased, as of any instant', async () => {
    const lost = ['~Anna', '~anna@example.org', '~1990-03-03', '~["music"]'];
    const { then, now } = await given(erased, { lost }).asOf(3);
    expect(then).toMatchObject({
      status: 'active',
      name: { value: null },
      email: { value: null },
      age: { value: null },
      profile: { interests: { value: null }, description: null },
    });
    expect(now).toMatchObject({ status: 'erased', conversations: null });
  });

  it('ADM-05 texts of the profile are opened for nobody who does not see them', async () => {
    const openedFor = async (role: Staff['role']) => {
      const { asOf, opened } = given(account);
      await asOf(3, role);
      return opened;
    };
    expect(await openedFor('moderator')).toContain('~["music"]');
    expect((await openedFor('finance')).sort()).toEqual([
      '~1990-03-03',
      '~Anna',
      '~anna@example.org',
      '~female',
      '~new@example.org',
    ]);
  });

  it('a stream is cut once: what stands behind an event that came too late does not count', async () => {
    const grants: Fold<number, { type: string; data: object }> = { initial: 0, evolve: (n) => n + 1 };
    const events = [1, 5, 2].map((minute, i) => ({
      ...{ type: 'x', data: {}, stream: 'x-1', version: i + 1 },
      at: instant(minute),
    }));
    const { eventLog } = logOf(events);
    const instants = [2, 5, 0].map(instant);
    expect((await eventLog.stateAsOf('x-1', grants, [...instants, null])).states).toEqual([1, 3, 0, 3]);
    const states = [];
    for await (const one of eventLog.statesAsOf(['x-1'], grants, instants)) states.push(one.states);
    expect(states).toEqual([[1, 3, 0]]);
  });
});
