import { describe, expect, it } from 'vitest';
import { firstUnread, timelineOf } from './timeline';

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
  it('separates days and groups what was written together', () => {
    const entries = timelineOf(talk, [], undefined);
    expect(
      entries.map((entry) => (entry.kind === 'group' ? entry.bubbles.map(({ id }) => id).join('') : entry.kind)),
    ).toEqual([...['day', 'ab', 'c', 'day', 'd', 'e']]);
  });

  it('draws the line above the first new message and starts a group there', () => {
    const entries = timelineOf(talk, [], 'b');
    expect(entries.map((entry) => (entry.kind === 'group' ? entry.bubbles[0]!.id : entry.kind))).toEqual([
      ...['day', 'a', 'new', 'b', 'c', 'day', 'd', 'e'],
    ]);
  });

  it('puts what is on its way at the end', () => {
    const pending = [{ id: 'p', conversationId: 'x', body: 'p', price: 10, sentAt: '2026-03-02T09:31:00' }];
    expect(timelineOf(talk, pending, undefined).at(-1)).toMatchObject({
      kind: 'group',
      fromMe: true,
      bubbles: [{ id: 'p' }],
    });
  });

  it('counts unread messages from the end, own ones not', () => {
    expect(firstUnread(talk, 3)).toBe('b');
    expect(firstUnread(talk, 0)).toBeUndefined();
    expect(firstUnread(talk, 50)).toBe('a');
  });
});
