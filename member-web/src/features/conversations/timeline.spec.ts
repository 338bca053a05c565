import { describe, expect, it } from 'vitest';
import { firstUnread, timelineOf, type Row } from './timeline';

const message = (id: string, from_me: boolean, sent_at: string, version: number) => ({
  id,
  from_me,
  body: id,
  sent_at,
  version,
});
const talk = [
  message('a', false, '2026-03-01T10:00:00', 1),
  message('b', false, '2026-03-01T10:02:00', 2),
  message('c', true, '2026-03-01T10:03:00', 3),
  message('d', false, '2026-03-02T09:00:00', 4),
  message('e', false, '2026-03-02T09:30:00', 5),
];

describe('CHT-01 the timeline of a conversation', () => {
  const shape = (rows: Row[]) =>
    rows.map(({ id, day, isNew, first }) => `${day ? 'day ' : ''}${isNew ? 'new ' : ''}${first ? '' : '+'}${id}`);

  it('separates days and groups what was written together', () => {
    const rows = timelineOf(talk, [], undefined);
    expect(shape(rows)).toEqual(['day a', '+b', 'c', 'day d', 'e']);
    expect(rows.filter(({ last }) => last).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('draws the line above the first new message and starts a group there', () => {
    expect(shape(timelineOf(talk, [], 'b'))).toEqual(['day a', 'new b', 'c', 'day d', 'e']);
  });

  it('CHT-12 puts what is on its way at the end, and what failed apart from it', () => {
    const mine = message('f', true, '2026-03-02T09:30:30', 6);
    const waiting = {
      conversationId: 'x',
      content: { kind: 'words' as const, body: 'p' },
      price: 10,
      sentAt: '2026-03-02T09:31:00',
    };
    const failed = { code: 'unreachable', params: {} };
    const rows = timelineOf(
      [...talk, mine],
      [
        { ...waiting, id: 'p', failed },
        { ...waiting, id: 'q' },
        { ...waiting, id: 'r' },
      ],
      undefined,
    );
    expect(shape(rows.slice(-4))).toEqual(['f', 'p', 'q', '+r']);
  });

  it('CHT-02 gives two messages of one id, by either side, a row each', () => {
    const [theirs, own] = [message('z', false, '2026-03-02T09:40:00', 6), message('z', true, '2026-03-02T09:41:00', 7)];
    const waiting = { conversationId: 'x', id: 'z', content: { kind: 'words' as const, body: 'p' }, price: 10 };
    const sending = { ...waiting, sentAt: '2026-03-02T09:42:00' };
    const keys = (rows: Row[]) => new Set(rows.map(({ key }) => key));
    const both = timelineOf([theirs, own], [], 'z');
    expect(keys(both).size).toBe(2);
    expect(both.map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(keys(timelineOf([theirs], [sending], undefined)).size).toBe(2);
  });

  it('CHT-12 leaves each message its own row when older ones are loaded above', () => {
    const [before, after] = [timelineOf(talk.slice(1), [], undefined), timelineOf(talk, [], undefined)];
    expect(after.slice(1).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('counts unread messages from the end, own ones not', () => {
    expect(firstUnread(talk, 3)).toBe('b');
    expect(firstUnread(talk, 0)).toBeUndefined();
    expect(firstUnread(talk, 50)).toBe('a');
  });
});
