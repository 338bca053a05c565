import { describe, expect, it } from '@jest/globals';
import type { Sealed } from '../../kernel/domain.js';
import fc from 'fast-check';
import { given } from '../../../testing/kernel/given.js';
import type { CaseEvent, ReportedSubject } from './case.events.js';
import type { Decision, Measure } from './report.values.js';
import {
  claimObjection,
  contest,
  decideCase,
  mayDecide,
  mayForget,
  moderationCase,
  objectTo,
  openCase,
  openCaseOf,
  releaseObjection,
  requireFitting,
  type Case,
} from './case.js';
import {
  alreadyObjected,
  anotherModerator,
  caseAlreadyDecided,
  caseNotFound,
  decisionNotFound,
  objectionClaimed,
} from './cases.errors.js';

const at = '2026-03-01T10:00:00.000Z';
const sealed = (text: string) => `~1.${text}` as Sealed;
const ben: ReportedSubject = { kind: 'member', member: 'ben' };
const report = { reporter: 'anna', subject: ben, reason: 'spam', text: null, evidence: sealed('e') } as const;
const judged = { by: 'staff', decision: 'upheld', measures: [], statement: sealed('s') } as const;
const staff = ['staff', 'colleague'];
const verdict = { ...judged, staff };
/** Of somebody else than whoever decided first. */
const second = { ...verdict, by: 'colleague' };
const opened: CaseEvent = { type: 'CaseOpened', data: { ...report, openedAt: at } };
const decided: CaseEvent = { type: 'CaseDecided', data: { ...judged, decidedAt: at } };

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
    const objected: CaseEvent = {
      type: 'CaseObjected',
      data: { text: sealed('o'), decidedBy: ['staff'], objectedAt: at },
    };
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, objection))
      .then(objected);
    given(moderationCase, opened, decided, objected)
      .when((state) => decideCase(state, { ...second, at }))
      .then({ type: 'CaseDecided', data: { ...judged, by: 'colleague', decidedAt: at } });
    for (const history of [[objected], [objected, decided]])
      given(moderationCase, opened, decided, ...history)
        .when((state) => objectTo(state, objection))
        .thenRefused(alreadyObjected);
  });

  it('can be objected to by whom it is about alone, and only when it was decided against them', () => {
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, { by: 'anna', text: sealed('o'), at }))
      .thenRefused(decisionNotFound);
    const dismissed: CaseEvent = { type: 'CaseDecided', data: { ...judged, decision: 'dismissed', decidedAt: at } };
    for (const history of [[opened], [opened, dismissed]])
      given(moderationCase, ...history)
        .when((state) => objectTo(state, { by: 'ben', text: sealed('o'), at }))
        .thenRefused(decisionNotFound);
  });

  it('PRV-02 can be objected to until it is forgotten, 12 months after its decision', () => {
    const objection = (now: string) => ({ by: 'ben', text: sealed('o'), at: now });
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, objection('2027-03-01T09:59:59.999Z')))
      .then({
        type: 'CaseObjected',
        data: { text: sealed('o'), decidedBy: ['staff'], objectedAt: '2027-03-01T09:59:59.999Z' },
      });
    given(moderationCase, opened, decided)
      .when((state) => objectTo(state, objection('2027-03-01T10:00:00.000Z')))
      .thenRefused(decisionNotFound);
  });

  it('PRV-02 is not forgotten while an objection waits, and then 12 months after the second decision', () => {
    const later = '2027-02-20T10:00:00.000Z';
    const objected: CaseEvent = {
      type: 'CaseObjected',
      data: { text: sealed('o'), decidedBy: ['staff'], objectedAt: later },
    };
    const again: CaseEvent = { type: 'CaseDecided', data: { ...judged, decidedAt: later } };
    const first = { decidedAt: at };
    const stateAfter = (...history: CaseEvent[]) => given(moderationCase, opened, ...history).state;
    expect(mayForget(stateAfter(decided), first)).toBe(true);
    expect(mayForget(stateAfter(decided, objected), first)).toBe(false);
    expect(mayForget(stateAfter(decided, objected, again), first)).toBe(false);
    expect(mayForget(stateAfter(decided, objected, again), { decidedAt: later })).toBe(true);
  });

  it('has consequences only when it was right, and a profile is not taken down', () => {
    const photo: ReportedSubject = { kind: 'photo', member: 'ben', photo: 'p1' };
    const about = (subject: ReportedSubject): CaseEvent => ({
      type: 'CaseOpened',
      data: { ...report, subject, openedAt: at },
    });
    const both = ['take_down', 'disable'] as const;
    given(moderationCase, about(photo))
      .when((state) => decideCase(state, { ...verdict, measures: both, at }))
      .then({ type: 'CaseDecided', data: { ...judged, measures: both, decidedAt: at } });
    const wrong = [
      [photo, 'dismissed', ['take_down']],
      [photo, 'dismissed', ['disable']],
      [ben, 'upheld', ['take_down']],
    ] as const;
    for (const [subject, decision, measures] of wrong)
      expect(() => requireFitting(given(moderationCase, about(subject)).state, { decision, measures })).toThrow(
        expect.objectContaining({ code: 'invalid_input' }),
      );
    expect(() =>
      requireFitting(given(moderationCase, opened).state, { ...verdict, measures: ['disable'] }),
    ).not.toThrow();
  });

  it('keeps what was done because of it until it is revised', () => {
    const took = (measures: readonly Measure[], decision: Decision = 'upheld'): CaseEvent => ({
      type: 'CaseDecided',
      data: { ...judged, decision, measures, decidedAt: at },
    });
    const objected: CaseEvent = {
      type: 'CaseObjected',
      data: { text: sealed('o'), decidedBy: ['staff'], objectedAt: at },
    };
    const standing = (...history: CaseEvent[]) => given(moderationCase, opened, ...history).state.measures;
    expect(standing(took(['take_down']), objected)).toEqual(['take_down']);
    expect(standing(took(['take_down']), objected, took(['disable']))).toEqual(['take_down', 'disable']);
    expect(standing(took(['take_down']), objected, took([], 'dismissed'))).toEqual([]);
  });

  it('says what a revised decision took back', () => {
    const objected: CaseEvent = {
      type: 'CaseObjected',
      data: { text: sealed('o'), decidedBy: ['staff'], objectedAt: at },
    };
    const took: CaseEvent = { type: 'CaseDecided', data: { ...judged, measures: ['take_down'], decidedAt: at } };
    const revised = { ...judged, by: 'colleague', decision: 'dismissed', undone: ['take_down'] } as const;
    given(moderationCase, opened, took, objected)
      .when((state) => decideCase(state, { ...revised, staff, at }))
      .then({ type: 'CaseDecided', data: { ...revised, decidedAt: at } });
  });

  it('PRV-01 has a state without sealed fields', () => {
    expect(JSON.stringify(given(moderationCase, opened, decided).state)).not.toContain('~1.');
  });

  it('is one for each reporter and subject', () => {
    const subjects: ReportedSubject[] = [
      ben,
      { kind: 'photo', member: 'ben', photo: 'p1' },
      { kind: 'photo', member: 'ben', photo: 'p2' },
      { kind: 'message', member: 'ben', conversation: 'c', version: 1 },
      { kind: 'message', member: 'ben', conversation: 'c', version: 2 },
    ];
    const all = ['anna', 'carl'].flatMap((reporter) => subjects.map((subject) => openCaseOf(reporter, subject)));
    expect(new Set(all).size).toBe(10);
  });

  it('is not decided once more by whoever decided it, unless there is nobody else', () => {
    const objected: CaseEvent = { type: 'CaseObjected', data: { text: null, objectedAt: at } };
    given(moderationCase, opened, decided, objected)
      .when((state) => decideCase(state, { ...verdict, at }))
      .thenRefused(anotherModerator);
    given(moderationCase, opened, decided, objected)
      .when((state) => decideCase(state, { ...verdict, staff: ['staff'], at }))
      .then({ type: 'CaseDecided', data: { ...judged, alone: true, decidedAt: at } });
    given(moderationCase, opened)
      .when((state) => decideCase(state, { ...verdict, staff: ['staff'], at }))
      .then(decided);
  });
});

describe('PRV-04 who judges an objection', () => {
  const objected: CaseEvent = { type: 'CaseObjected', data: { text: null, decidedBy: ['staff'], objectedAt: at } };
  const by = (who: string): CaseEvent => ({ type: 'CaseDecided', data: { ...judged, by: who, decidedAt: at } });
  const waiting = given(moderationCase, opened, decided, objected).state;
  const twice = given(moderationCase, opened, decided, objected, by('colleague'), objected).state;

  it.each<[string, Case, string, string[], boolean]>([
    ['not who decided first', waiting, 'staff', ['staff', 'colleague'], false],
    ['but a colleague', waiting, 'colleague', ['staff', 'colleague'], true],
    ['and who works alone after all', waiting, 'staff', ['staff'], true],
    ['none of two who have decided, while there is a third', twice, 'staff', ['staff', 'colleague', 'third'], false],
    ['the third', twice, 'third', ['staff', 'colleague', 'third'], true],
    ['of two who both have, not who decided last', twice, 'colleague', ['staff', 'colleague'], false],
    ['of two who both have, who decided first', twice, 'staff', ['staff', 'colleague'], true],
    ['who decided last, where nobody else is left', twice, 'colleague', ['colleague'], true],
  ])('%s', (_case, state, who, all, may) => expect(mayDecide(state, { by: who, staff: all })).toBe(may));

  it('is never nobody', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
        (all, deciders) => {
          const state = { ...waiting, deciders, decidedBy: deciders.at(-1) ?? null };
          return all.some((one) => mayDecide(state, { by: one, staff: all }));
        },
      ),
    ));
});

describe('PRV-04 an objection', () => {
  const objected: CaseEvent = { type: 'CaseObjected', data: { text: null, decidedBy: ['staff'], objectedAt: at } };
  const claimed: CaseEvent = { type: 'ObjectionClaimed', data: { by: 'colleague', from: null, claimedAt: at } };
  const all = ['staff', 'colleague', 'third'];
  const claims = (by: string, over = false) => ({ by, staff: all, at, over });
  const waits = [opened, decided, objected];

  it('is taken up by one who may judge it, and by a second one only over the first', () => {
    given(moderationCase, ...waits)
      .when((state) => claimObjection(state, claims('colleague')))
      .then(claimed);
    given(moderationCase, ...waits, claimed)
      .when((state) => claimObjection(state, claims('colleague')))
      .then();
    given(moderationCase, ...waits, claimed)
      .when((state) => claimObjection(state, claims('third')))
      .thenRefused(objectionClaimed);
    given(moderationCase, ...waits, claimed)
      .when((state) => claimObjection(state, claims('third', true)))
      .then({ type: 'ObjectionClaimed', data: { by: 'third', from: 'colleague', claimedAt: at } });
    given(moderationCase, ...waits)
      .when((state) => claimObjection(state, claims('staff')))
      .thenRefused(anotherModerator);
    given(moderationCase, opened)
      .when((state) => claimObjection(state, claims('third')))
      .thenRefused(caseNotFound);
    given(moderationCase, opened, decided)
      .when((state) => claimObjection(state, claims('third')))
      .thenRefused(caseAlreadyDecided);
  });

  it('is decided by who has taken it up, which ends the claim; given back, by anybody', () => {
    const released: CaseEvent = { type: 'ObjectionReleased', data: { by: 'colleague', releasedAt: at } };
    given(moderationCase, ...waits, claimed)
      .when((state) => decideCase(state, { ...verdict, by: 'third', staff: all, at }))
      .thenRefused(objectionClaimed);
    given(moderationCase, ...waits, claimed)
      .when((state) => releaseObjection(state, { by: 'third', at }))
      .then();
    given(moderationCase, ...waits, claimed)
      .when((state) => releaseObjection(state, { by: 'colleague', at }))
      .then(released);
    const third: CaseEvent = { type: 'CaseDecided', data: { ...judged, by: 'third', decidedAt: at } };
    given(moderationCase, ...waits, claimed, released)
      .when((state) => decideCase(state, { ...verdict, by: 'third', staff: all, at }))
      .then(third);
    expect(given(moderationCase, ...waits, claimed, third).state.claimedBy).toBeNull();
  });
});

describe('PRV-03 a report that was dismissed', () => {
  const dismissed: CaseEvent = { type: 'CaseDecided', data: { ...judged, decision: 'dismissed', decidedAt: at } };
  const upheld: CaseEvent = { type: 'CaseDecided', data: { ...judged, by: 'colleague', decidedAt: at } };
  const anna: CaseEvent = {
    type: 'CaseObjected',
    data: { text: null, side: 'reporter', decidedBy: ['staff'], objectedAt: at },
  };
  const objects = (by: string) => (state: Case) => objectTo(state, { by, text: null, at });

  it('is objected to once by whoever made it, and by nobody else', () => {
    given(moderationCase, opened, dismissed).when(objects('anna')).then(anna);
    for (const history of [[anna], [anna, dismissed]])
      given(moderationCase, opened, dismissed, ...history)
        .when(objects('anna'))
        .thenRefused(alreadyObjected);
    given(moderationCase, opened, dismissed).when(objects('ben')).thenRefused(decisionNotFound);
    given(moderationCase, opened, dismissed, anna).when(objects('ben')).thenRefused(decisionNotFound);
  });

  it('can be objected to by the reported member when it is upheld after all', () => {
    const decidedBy = ['staff', 'colleague'];
    const ben: CaseEvent = { type: 'CaseObjected', data: { text: null, decidedBy, objectedAt: at } };
    given(moderationCase, opened, dismissed, anna, upheld).when(objects('ben')).then(ben);
    given(moderationCase, opened, dismissed, anna, upheld).when(objects('anna')).thenRefused(decisionNotFound);
    for (const last of [upheld, dismissed])
      for (const by of ['ben', 'anna'])
        expect(() => objects(by)(given(moderationCase, opened, dismissed, anna, upheld, ben, last).state)).toThrow();
  });

  it('is final where it was upheld first, and revised because the reported member objected', () => {
    const ben: CaseEvent = { type: 'CaseObjected', data: { text: null, objectedAt: at } };
    given(moderationCase, opened, upheld, ben, dismissed).when(objects('anna')).thenRefused(decisionNotFound);
  });
});

describe('PRV-03 an objection to a decision without a report', () => {
  const photo = { kind: 'rejected_photo', member: 'ben', photo: 'p1' } as const;
  const told = { subject: photo, rejection: 'unclear', decidedBy: 'staff', decidedAt: at, text: null } as const;
  const contested: CaseEvent = { type: 'DecisionObjected', data: { ...told, objectedAt: at } };
  const revised = { ...judged, by: 'colleague', decision: 'dismissed' } as const;

  it('opens a case of its own, once', () => {
    given(moderationCase)
      .when((state) => contest(state, { ...told, at }))
      .then(contested);
    given(moderationCase, contested)
      .when((state) => contest(state, { ...told, at }))
      .thenRefused(alreadyObjected);
    given(moderationCase, contested)
      .when((state) => objectTo(state, { by: 'ben', text: null, at }))
      .thenRefused(alreadyObjected);
  });

  it('is decided by somebody else than whoever decided, without any new measure', () => {
    expect(given(moderationCase, contested).state.measures).toEqual(['take_down']);
    given(moderationCase, contested)
      .when((state) => decideCase(state, { ...verdict, at }))
      .thenRefused(anotherModerator);
    given(moderationCase, contested)
      .when((state) => decideCase(state, { ...revised, staff, undone: ['take_down'], at }))
      .then({ type: 'CaseDecided', data: { ...revised, undone: ['take_down'], decidedAt: at } });
    for (const measure of ['take_down', 'disable'] as const)
      expect(() => requireFitting(given(moderationCase, contested).state, { ...verdict, measures: [measure] })).toThrow(
        expect.objectContaining({ code: 'invalid_input' }),
      );
  });

  it('is about the account where that was disabled', () => {
    const account = { ...told, subject: { kind: 'account', member: 'ben', version: 3 } as const, rejection: null };
    const shut: CaseEvent = { type: 'DecisionObjected', data: { ...account, objectedAt: at } };
    expect(given(moderationCase, shut).state).toMatchObject({
      measures: ['disable'],
      reporter: null,
      decidedBy: 'staff',
    });
  });
});
