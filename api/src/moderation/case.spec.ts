import { describe, expect, it } from 'vitest';
import type { Sealed } from '../kernel/index.js';
import { given } from '../kernel/testing/index.js';
import type { CaseEvent, Subject } from './case.events.js';
import { decideCase, moderationCase, objectTo, openCase, openCaseOf } from './case.js';
import { alreadyObjected, caseAlreadyDecided, caseNotFound, decisionNotFound } from './moderation.errors.js';

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

  it('is decided once more when the member objects, and not a third time', () => {
    const objection = { by: 'ben', text: sealed('o'), at };
    const objected: CaseEvent = { type: 'CaseObjected', data: { text: sealed('o'), objectedAt: at } };
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, objection))
      .then(objected);
    given(moderationCase, opened, decided, objected)
      .when((state) => decideCase(state, { ...verdict, at }))
      .then(decided);
    for (const history of [[objected], [objected, decided]])
      given(moderationCase, opened, decided, ...history)
        .when((state) => objectTo(state, objection))
        .thenRefused(alreadyObjected);
  });

  it('can be objected to by whom it is about alone, and only when it was decided against them', () => {
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, { by: 'anna', text: sealed('o'), at }))
      .thenRefused(decisionNotFound);
    const dismissed: CaseEvent = { type: 'CaseDecided', data: { ...verdict, decision: 'dismissed', decidedAt: at } };
    for (const history of [[opened], [opened, dismissed]])
      given(moderationCase, ...history)
        .when((state) => objectTo(state, { by: 'ben', text: sealed('o'), at }))
        .thenRefused(decisionNotFound);
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
