import { describe, expect, it } from '@jest/globals';
import { OwnMessages } from './own-messages.js';

const sentAt = '2026-03-02T12:00:00.000Z';
const sent = (version: number, from: string, body: string) => ({
  type: 'MessageSent',
  version,
  data: { from, to: from === 'anna' ? 'ben' : 'anna', body, sentAt, price: 10 },
});
const about = (type: string, version: number, message: number) => ({
  type,
  version,
  data: { message, from: 'ben', to: 'anna' },
});
const read = (member: string, ...events: Parameters<OwnMessages['add']>[0][]) => {
  const messages = new OwnMessages(member);
  for (const event of events) messages.add(event);
  return messages;
};
const talk = [sent(2, 'anna', 'Hi'), sent(3, 'ben', 'Give me your PIN')];
const down = about('MessageTakenDown', 4, 3);

describe('PRV-02 a conversation in one’s own data', () => {
  it('holds what both wrote, and what one’s own messages cost', () => {
    const messages = read('anna', ...talk);
    expect(messages.otherId).toBe('ben');
    expect(messages.shown()).toEqual([
      { from: 'you', sent_at: sentAt, text: 'Hi', credits: 10 },
      { from: 'other', sent_at: sentAt, text: 'Give me your PIN' },
    ]);
    expect(read('anna').otherId).toBeUndefined();
  });

  it('CHT-10 says which gift went with a message, until it is erased or taken down', () => {
    const gift = (version: number, body: string | null) => {
      const { data, ...event } = sent(version, 'ben', '');
      return { ...event, data: { ...data, body, gift: 'rose' } };
    };
    const [given, erased] = [gift(4, ''), gift(5, null)];
    expect(read('anna', given, erased).shown()).toEqual([
      { from: 'other', sent_at: sentAt, text: '', gift: 'rose' },
      { from: 'other', sent_at: sentAt, text: null },
    ]);
    expect(read('ben', given).shown()).toEqual([{ from: 'you', sent_at: sentAt, text: '', gift: 'rose', credits: 10 }]);
    expect(read('anna', given, about('MessageTakenDown', 6, 4)).shown()).toEqual([
      { from: 'other', sent_at: sentAt, text: null, taken_down: true },
    ]);
  });

  it('CHT-10 says how far a gift may show on a profile, until one of the two ends it', () => {
    const { data, ...event } = sent(4, 'ben', '');
    const given = { ...event, data: { ...data, gift: 'rose', giftShown: 'named' } };
    for (const member of ['anna', 'ben'])
      expect(read(member, given).shown()).toMatchObject([{ gift: 'rose', gift_shown: 'named' }]);
    const off = { type: 'GiftTakenOffProfile', version: 5, data: { message: 4, by: 'anna', other: 'ben' } };
    expect(read('ben', given, off).shown()[0]).not.toHaveProperty('gift_shown');
  });

  it('PRV-03 does not bring back to whom it was written what was taken down', () => {
    expect(read('anna', ...talk, down).shown()[1]).toEqual({
      from: 'other',
      sent_at: sentAt,
      text: null,
      taken_down: true,
    });
  });

  it('PRV-03 leaves whoever wrote it their own words', () => {
    expect(read('ben', ...talk, down).shown()[1]).toMatchObject({ text: 'Give me your PIN', taken_down: true });
  });

  it('PRV-03 has it again once it is put back', () => {
    expect(read('anna', ...talk, down, about('MessagePutBack', 5, 3)).shown()).toEqual(read('anna', ...talk).shown());
  });
});
