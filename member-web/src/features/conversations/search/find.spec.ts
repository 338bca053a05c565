import { describe, expect, it } from 'vitest';
import { messagesWith, placesOf } from './find';

describe('searching in a conversation', () => {
  it('finds words whatever capitals and accents they are written with', () => {
    expect(placesOf('Naar het Café, of naar een cafe?', 'CAFE')).toEqual([
      [9, 13],
      [27, 31],
    ]);
    expect(placesOf('cafe\u0301 open', 'café')).toEqual([[0, 5]]);
    expect(placesOf('Straßner en IŞIL zoeken Łukasz', 'strassner')).toEqual([[0, 8]]);
    expect(placesOf('Straßner en IŞIL zoeken Łukasz', 'isil')).toEqual([[12, 16]]);
    expect(placesOf('Straßner en IŞIL zoeken Łukasz', 'lukasz')).toEqual([[24, 30]]);
    expect(placesOf('Soren en Dorde', 'Søren en Đorđe')).toEqual([[0, 14]]);
    expect(placesOf('Crème brûlée', 'brulee')).toEqual([[6, 12]]);
  });

  it('finds a letter once that is written as two', () => {
    expect(placesOf('Straße', 's')).toEqual([
      [0, 1],
      [4, 5],
    ]);
  });

  it('marks what was found and nothing beside it, also after an emoji', () => {
    const text = '👩‍👩‍👧 zien we ons?';
    const [[from, to]] = placesOf(text, 'zien') as [[number, number]];
    expect(text.slice(from, to)).toBe('zien');
  });

  it('finds nothing for a query of nothing', () => {
    expect(placesOf('Hoi', '  ')).toEqual([]);
  });

  it('names the messages in their order, without those that have no words', () => {
    const messages = [
      { id: 'a', text: 'Zaterdag?' },
      { id: 'b', text: null },
      { id: 'c', text: 'Of zondag' },
      { id: 'd', text: 'zaterdag dan' },
    ];
    expect(messagesWith(messages, 'zater')).toEqual(['a', 'd']);
  });
});
