import { describe, expect, it } from '@jest/globals';
import { contexts } from '../../app/contexts.js';
import type { RecordedEvent } from '../../kernel/index.js';
import { isOwn, OWN_KINDS, ownIn, ownView, SHARED_KINDS } from './own-events.js';

/** Streams about the site and its staff, or what staff noted or viewed; nothing that a member gave or did. */
const OF_THE_SITE = [
  ...['advertisingcost', 'attribution', 'visit'],
  ...[
    'account',
    'blocked',
    'campaign',
    'caselog',
    'complaintlog',
    'codequota',
    'debitfile',
    'discountplaces',
    'export',
    'finding',
    'inbox',
    'keptbooks',
    'mandatequota',
    'month',
  ],
  'agreement',
  ...['notes', 'readmodel', 'receiptbook', 'reconciliation', 'settings', 'staff', 'viewing'],
  // Of many members in one event; the days of one stand in the file about the account.
  'seen',
];

const me = '00000000-0000-4000-8000-000000000001';
const them = '00000000-0000-4000-8000-000000000002';
const event = (stream: string, type: string, actor: string, data: object): RecordedEvent => ({
  stream,
  streamId: stream.slice(stream.indexOf('-') + 1),
  type,
  actor,
  data,
  position: 1,
  version: 1,
  at: new Date('2026-03-02T12:00:00Z'),
});

describe('PRV-02 what of the log is a member’s own', () => {
  it('is said for every kind of stream', () => {
    const kinds = contexts.flatMap(({ streams = [] }) => streams.map(({ type }) => type));
    expect([...OWN_KINDS, ...SHARED_KINDS, ...OF_THE_SITE].sort()).toEqual(kinds.sort());
  });

  it.each([
    ['their account', event(`member-${me}`, 'MemberDisabled', 'staff:1', {}), true],
    ['another account', event(`member-${them}`, 'SignedUp', them, {}), false],
    ['a like of theirs', event('like-a:b', 'MemberLiked', me, { by: me, member: them }), true],
    ['that somebody likes them', event('like-a:b', 'MemberLiked', them, { by: them, member: me }), false],
    ['that somebody blocked them', event('relation-a:b', 'MemberBlocked', them, { by: them, member: me }), false],
    ['that somebody reported them', event('case-1', 'CaseOpened', them, { reporter: them }), false],
    ['a message they wrote', event('conversation-1', 'MessageSent', me, { from: me, to: them }), true],
    ['a message to them', event('conversation-1', 'MessageSent', them, { from: them, to: me }), true],
    [
      'that a message of theirs was taken down',
      event('conversation-1', 'MessageTakenDown', 'staff:7', { message: 2, from: me, to: them }),
      true,
    ],
    ['a code for them alone', event('discount-STAY', 'DiscountDefined', 'staff:7', { memberId: me }), true],
    ['a code for everybody', event('discount-SALE', 'DiscountDefined', 'staff:7', { memberId: null }), false],
    ['that another read it', event('conversation-1', 'MessagesRead', them, { by: them, other: me }), false],
    ['what the provider said', event('payment-1', 'PaymentCompleted', 'system', { memberId: me }), true],
  ])('%s', (_what, recorded, own) => expect(isOwn(recorded, me)).toBe(own));

  it('PRV-03 holds decisions taken against them, and no word of a report that was dismissed', () => {
    const opened = event('case-1', 'CaseOpened', them, { reporter: them, subject: { kind: 'member', member: me } });
    const decided = (decision: string) => event('case-1', 'CaseDecided', 'staff:7', { decision, statement: 's' });
    const objected = event('case-1', 'CaseObjected', me, { text: 'o' });
    const read = (member: string, events: RecordedEvent[]) => events.filter(ownIn(member)).map(({ type }) => type);
    expect(read(me, [opened, decided('upheld')])).toEqual(['CaseDecided']);
    expect(read(me, [opened, decided('dismissed')])).toEqual([]);
    const whole = [opened, decided('upheld'), objected, decided('dismissed')];
    expect(read(me, whole)).toEqual(['CaseDecided', 'CaseObjected', 'CaseDecided']);
    expect(read(them, whole)).toEqual(['CaseOpened']);
    // The objection of a disabled member came by mail and was entered by staff.
    const mailed = [opened, decided('upheld'), event('case-1', 'CaseObjected', 'staff:7', { text: 'o' })];
    expect(read(me, mailed)).toEqual(['CaseDecided', 'CaseObjected']);
    expect(read(them, mailed)).toEqual(['CaseOpened']);
  });

  it('ADM-09 holds what was written about a complaint of theirs, and no note of staff', () => {
    const thread = (memberId: string | null) => [
      event('complaint-1', 'ComplaintMade', memberId ?? 'visitor', { memberId }),
      ...['ComplaintClaimed', 'ComplaintNoted', 'ComplaintAnswered', 'ComplaintClosed'].map((type) =>
        event('complaint-1', type, 'staff:7', { by: '7' }),
      ),
      event('complaint-1', 'ComplaintReplied', 'system', {}),
    ];
    const read = (memberId: string | null) =>
      thread(memberId)
        .filter(ownIn(me))
        .map(({ type }) => type);
    expect(read(me)).toEqual(['ComplaintMade', 'ComplaintAnswered', 'ComplaintClosed', 'ComplaintReplied']);
    expect(read(them)).toEqual([]);
    expect(read(null)).toEqual([]);
  });

  it('says of a sign-up that it was theirs', () =>
    expect(ownView(event(`member-${me}`, 'SignedUp', 'visitor', {}), me).by).toBe('you'));

  it('names no member of staff, and shows nothing that the site kept of somebody reported', () => {
    const decided = event('album-x', 'PhotoDecided', 'staff:7', { photoId: 'p', reason: null, by: '7' });
    expect(ownView(decided, me)).toMatchObject({ by: 'staff', data: { photoId: 'p', reason: null } });
    expect(JSON.stringify(ownView(decided, me))).not.toContain('7"');
    const reported = event('case-1', 'CaseOpened', me, { reporter: me, text: 'Rude', evidence: 'theirs' });
    expect(ownView(reported, me)).toMatchObject({ by: 'you', data: { reporter: me, text: 'Rude' } });
    expect(JSON.stringify(ownView(reported, me))).not.toContain('theirs');
  });

  it('tells of a file neither where it is stored nor what opens it', () => {
    const file = { id: 'stored', kind: 'pdf', size: 3, key: 'secret' };
    const made = { number: 'VK7F-3QXM', file };
    const replied = { text: 'Thanks', attachments: 1, files: [file] };
    expect(ownView(event('complaint-1', 'ComplaintMade', me, made), me).data).toEqual({ number: 'VK7F-3QXM' });
    expect(ownView(event('complaint-1', 'ComplaintReplied', 'system', replied), me).data).toEqual({
      text: 'Thanks',
      attachments: 1,
    });
    const sent = { from: me, file: 'stored', key: 'secret', placeholder: 'x' };
    expect(ownView(event('chatphoto-1', 'ChatPhotoSent', me, sent), me).data).toEqual({ from: me });
  });
});
