import { describe, expect, it } from 'vitest';
import { filledIn, fillingFor, linesFor } from './lines';

const nothing = { interests: [], city: null, reason_for_signup: null };
const kinds = (...given: Parameters<typeof linesFor>) => linesFor(...given).map(({ kind }) => kind);
const first = () => 0;

describe('CHT-07 the lines to begin with', () => {
  it('are made from what both profiles tell, before those that suit everybody', () => {
    const own = { interests: ['wine' as const], city: 'amersfoort ', reason_for_signup: 'dating' as const };
    const other = {
      interests: ['wine' as const, 'biking' as const],
      city: 'Amersfoort',
      reason_for_signup: 'dating' as const,
    };
    expect(linesFor(own, other, first).slice(0, 5)).toEqual([
      { kind: 'shared_interest', variant: 1, interest: 'wine' },
      { kind: 'their_interest', variant: 2, interest: 'biking' },
      { kind: 'same_town', city: 'Amersfoort' },
      { kind: 'same_reason', reason: 'dating' },
      { kind: 'general', variant: 1 },
    ]);
  });

  it('are shuffled, none lost or doubled', () => {
    const other = { ...nothing, interests: ['wine' as const, 'biking' as const, 'tea' as const], city: 'Breda' };
    const orders = new Set<string>();
    for (let n = 0; n < 50; n++) {
      const lines = linesFor(nothing, other).map((line) => JSON.stringify(line));
      expect(new Set(lines).size).toBe(10);
      orders.add(lines.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('are there for somebody who tells nothing, and never about what is intimate', () => {
    expect(new Set(kinds(nothing, nothing))).toEqual(new Set(['general']));
    const intimate = { ...nothing, interests: ['threesome' as const, 'sex toys' as const] };
    expect(new Set(kinds(intimate, intimate))).toEqual(new Set(['general']));
  });

  it('tell nothing in common where it is not', () => {
    const own = { interests: ['tea' as const], city: 'Breda', reason_for_signup: 'chat' as const };
    const other = { interests: ['wine' as const], city: 'Tilburg', reason_for_signup: 'dating' as const };
    expect(kinds(own, other, first).slice(0, 3)).toEqual(['their_interest', 'their_town', 'general']);
  });
});

describe('CHT-07 the operator’s own lines', () => {
  const words = { name: 'Sanne', interest: 'Wijn', city: null, reason: null };

  it('are filled in, and left out where nothing can be, never half', () => {
    const lines = ['Hoi {name}!', '{interest}? Vertel, {name}!', 'Hoe is {city}, {name}?', 'Ook {reason}?', 'Zomaar'];
    expect(filledIn(lines, words, first)).toEqual(['Hoi Sanne!', 'Wijn? Vertel, Sanne!', 'Zomaar']);
    expect(filledIn(['{toString}', '{}'], words, first)).toEqual([]);
  });

  it('are shuffled, and each is there once', () => {
    const lines = ['1', '2', '3', '4', '5', '{interest}', 'Wijn'];
    const orders = new Set(Array.from({ length: 50 }, () => filledIn(lines, words).join()));
    expect(orders.size).toBeGreaterThan(1);
    for (const order of orders) expect(order.split(',').sort()).toEqual(['1', '2', '3', '4', '5', 'Wijn']);
  });

  it('take an interest that both tell before another, none that is intimate, and a reason only where it is both’s', () => {
    const own = { interests: ['tea' as const], city: 'Breda', reason_for_signup: 'chat' as const };
    const other = { name: 'Sanne', interests: ['threesome' as const, 'wine' as const, 'tea' as const], city: ' Ede ' };
    expect(fillingFor(own, { ...other, reason_for_signup: 'dating' })).toEqual({
      name: 'Sanne',
      interest: 'tea',
      city: 'Ede',
      reason: null,
    });
    expect(fillingFor(own, { ...other, reason_for_signup: 'chat' }).reason).toBe('chat');
    expect(fillingFor(nothing, { ...nothing, name: 'Bo', interests: ['threesome'] })).toEqual({
      name: 'Bo',
      interest: null,
      city: null,
      reason: null,
    });
  });
});
