import { describe, expect, it } from 'vitest';
import type { Sealed } from '../kernel/index.js';
import { given } from '../kernel/testing/index.js';
import type { CaseEvent, Subject } from './case.events.js';
import { decideCase, moderationCase, openCase, openCaseOf } from './case.js';
import { caseAlreadyDecided, caseNotFound } from './moderation.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const sealed = (text: string) => `~1.${text}` as Sealed;
const ben: Subject = { kind: 'member', member: 'ben' };
const report = { reporter: 'anna', subject: ben, reason: 'spam', text: null, evidence: sealed('e') } as const;
const verdict = { by: 'staff', decision: 'upheld', statement: sealed('s') } as const;
const opened: CaseEvent = { type: 'CaseOpened', data: { ...report, openedAt: at } };
const decided: CaseEvent = { type: 'CaseDecided', data: { ...verdict, decidedAt: at } };

describe('PRV-03 a case', () => {
  it('keeps who reports what, why, and what it looked like', () => {
    given(moderationCase)
      .when((state) => openCase(state, { ...report, at }))
      .then(opened);
  });

  it('is decided once, with the reasons', () => {
    given(moderationCase, opened)
      .when((state) => decideCase(state, { ...verdict, at }))
      .then(decided);
    given(moderationCase, opened, decided)
      .when((state) => decideCase(state, { ...verdict, at }))
      .thenRefused(caseAlreadyDecided);
    given(moderationCase)
      .when((state) => decideCase(state, { ...verdict, at }))
      .thenRefused(caseNotFound);
  });

  it('PRV-01 has a state without sealed fields', () => {
    expect(JSON.stringify(given(moderationCase, opened, decided).state)).not.toContain('~1.');
  });

  it('is one for each reporter and subject', () => {
    const subjects: Subject[] = [
      ben,
      { kind: 'photo', member: 'ben', photo: 'p1' },
      { kind: 'photo', member: 'ben', photo: 'p2' },
      { kind: 'message', member: 'ben', conversation: 'c', version: 1 },
      { kind: 'message', member: 'ben', conversation: 'c', version: 2 },
    ];
    const all = ['anna', 'carl'].flatMap((reporter) => subjects.map((subject) => openCaseOf(reporter, subject)));
    expect(new Set(all).size).toBe(10);
  });
});
