import { describe, expect, it } from '@jest/globals';
import { answerFor, measuresFor, outcomeFor } from './case-outcome.js';
import type { Measure } from '../cases/domain.js';

const upheld = (...measures: Measure[]) => ({ decision: 'upheld', measures }) as const;
const dismissed = (...undone: Measure[]) => ({ decision: 'dismissed', measures: [], undone }) as const;
const first = (decided: Parameters<typeof outcomeFor>[0]['decided']) => ({ decided, before: undefined });
const photo = { kind: 'photo', shutOut: false } as const;
const message = { kind: 'message', shutOut: false } as const;

describe('PRV-03 what the member whom a report is about is told', () => {
  it('is nothing of a report that was wrong, and otherwise how it ended', () => {
    expect(outcomeFor(first(dismissed()))).toBeUndefined();
    expect(outcomeFor(first(upheld('take_down')))).toBe('upheld');
    expect(outcomeFor(first(upheld('take_down', 'disable')))).toBe('shut_out');
    expect(outcomeFor({ decided: upheld('disable'), before: upheld() })).toBe('stands');
    expect(outcomeFor({ decided: dismissed(), before: upheld() })).toBe('revised');
  });

  it('names what was done, in the words of what was reported', () => {
    expect(measuresFor(first(upheld()), photo)).toEqual([]);
    expect(measuresFor(first(upheld('take_down')), photo)).toEqual(['take_down_photo']);
    const profile = { kind: 'member', shutOut: false } as const;
    expect(measuresFor(first(upheld('hide', 'clear_name')), profile)).toEqual(['hide', 'clear_name']);
    expect(measuresFor({ decided: dismissed('hide', 'clear_name'), before: upheld() }, profile)).toEqual([
      'show',
      'put_back_name',
    ]);
    expect(measuresFor(first(upheld('take_down', 'disable')), message)).toEqual(['take_down_message', 'disable']);
    expect(measuresFor(first(upheld('disable')), { kind: 'member', shutOut: true })).toEqual(['disable']);
  });

  it('names what stands after an objection: of both decisions, but not that they are shut out when they are not', () => {
    const both = { decided: upheld('take_down'), before: upheld('disable') };
    expect(measuresFor(both, message)).toEqual(['take_down_message']);
    expect(measuresFor(both, { ...message, shutOut: true })).toEqual(['disable', 'take_down_message']);
    expect(measuresFor({ decided: upheld('disable'), before: upheld('take_down') }, photo)).toEqual([
      'take_down_photo',
      'disable',
    ]);
  });

  it('names what was taken back', () => {
    const revised = { decided: dismissed('take_down', 'disable'), before: upheld('take_down', 'disable') };
    expect(measuresFor(revised, photo)).toEqual(['put_back_photo', 'enable']);
    expect(measuresFor({ ...revised, decided: dismissed() }, message)).toEqual([]);
  });
});

describe('PRV-03 what both are told where a report was dismissed first, and its reporter objected', () => {
  it('is nothing to the reported member while it stays so, and otherwise as of a first decision', () => {
    expect(outcomeFor({ decided: dismissed(), before: dismissed() })).toBeUndefined();
    expect(outcomeFor({ decided: upheld('take_down'), before: dismissed() })).toBe('upheld');
    expect(outcomeFor({ decided: upheld('disable'), before: dismissed() })).toBe('shut_out');
  });
  it('is to the reporter what became of their objection', () => {
    expect(answerFor({ decided: upheld(), before: dismissed() })).toBe('overturned');
    expect(answerFor({ decided: dismissed(), before: dismissed() })).toBe('confirmed');
  });
});

describe('ADM-06 what whoever reported it is told', () => {
  it('is how it was decided, and of a second decision only that it says otherwise', () => {
    expect(answerFor(first(upheld('disable')))).toBe('upheld');
    expect(answerFor(first(dismissed()))).toBe('dismissed');
    expect(answerFor({ decided: upheld(), before: upheld() })).toBeUndefined();
    expect(answerFor({ decided: dismissed('take_down'), before: upheld('take_down') })).toBe('revised');
  });
});
