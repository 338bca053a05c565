import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { DomainError, type Sealed } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { ComplaintEvent } from './complaint.events.js';
import {
  answerComplaint,
  claimComplaint,
  closeComplaint,
  complaint,
  forgetComplaint,
  keptUntil,
  makeCaseOf,
  makeComplaint,
  mayForget,
  noteOnComplaint,
  releaseComplaint,
  replyToComplaint,
  type Complaint,
} from './complaint.js';
import { newNumber, numbersIn } from './complaint-number.js';
import { problemsOf } from './complaint-problems.js';
import {
  complaintAlreadyClosed,
  complaintClaimed,
  complaintHasCase,
  complaintNotFound,
  complaintWithoutAddress,
} from './complaints.errors.js';
import { contentAt } from './content-address.js';
import { sniff } from './file-kind.js';

const at = '2026-03-01T10:00:00.000Z';
const sealed = (text: string) => `~1.${text}` as Sealed;
const terms = { complaintAnswerDays: 7, complaintCloseDays: 30 };
const written = {
  number: 'VK7F-3QXM',
  kind: 'payment',
  memberId: null,
  email: sealed('e'),
  name: null,
  text: sealed('t'),
  address: null,
  language: 'nl',
  site: 'velvet.example',
  file: null,
} as const;
const due = { answerBy: '2026-03-08T10:00:00.000Z', closeBy: '2026-03-31T10:00:00.000Z' };
const made: ComplaintEvent = { type: 'ComplaintMade', data: { ...written, madeAt: at, ...due } };
const claimedBy = (by: string, from: string | null = null): ComplaintEvent => ({
  type: 'ComplaintClaimed',
  data: { by, from, claimedAt: at },
});
const answered = (by: string, closes = false): ComplaintEvent => ({
  type: 'ComplaintAnswered',
  data: { by, text: sealed('a'), closes, answeredAt: at },
});
const answer = { by: 'noor', text: sealed('a'), closes: false, at };

describe('ADM-09 a complaint', () => {
  it('keeps until when it is answered and done, as the settings were when it was made', () => {
    given(complaint)
      .when((state) => makeComplaint(state, { ...written, at, terms }))
      .then(made);
  });

  it('is taken up by one, who keeps it until it is given back or knowingly taken over', () => {
    given(complaint, made)
      .when((state) => claimComplaint(state, { by: 'noor', at }))
      .then(claimedBy('noor'));
    given(complaint, made, claimedBy('noor'))
      .when((state) => claimComplaint(state, { by: 'mo', at }))
      .thenRefused(complaintClaimed);
    given(complaint, made, claimedBy('noor'))
      .when((state) => answerComplaint(state, { ...answer, by: 'mo' }))
      .thenRefused(complaintClaimed);
    given(complaint, made, claimedBy('noor'))
      .when((state) => claimComplaint(state, { by: 'mo', at, over: true }))
      .then(claimedBy('mo', 'noor'));
    given(complaint, made, claimedBy('noor'))
      .when((state) => releaseComplaint(state, { by: 'mo', at }))
      .then();
  });

  it('is answered by whoever has it, or takes it up with the answer', () => {
    given(complaint, made)
      .when((state) => answerComplaint(state, answer))
      .then(claimedBy('noor'), answered('noor'));
    given(complaint, made, claimedBy('noor'))
      .when((state) => answerComplaint(state, { ...answer, closes: true }))
      .then(answered('noor', true));
    given(complaint, made, claimedBy('noor'), answered('noor', true))
      .when((state) => answerComplaint(state, answer))
      .thenRefused(complaintAlreadyClosed);
    given(complaint, { type: 'ComplaintMade', data: { ...made.data, email: null } })
      .when((state) => answerComplaint(state, answer))
      .thenRefused(complaintWithoutAddress);
  });

  it('comes back with a reply, also once it was closed, and then has a new end', () => {
    const said = { text: sealed('r'), from: null, attachments: 0 };
    const later = '2026-04-10T10:00:00.000Z';
    const reply = (state: Complaint) => replyToComplaint(state, { ...said, at: later, terms });
    const replied = { ...said, answered: true, repliedAt: later, answerBy: '2026-04-17T10:00:00.000Z' };
    given(complaint, made, claimedBy('noor'), answered('noor'))
      .when(reply)
      .then({ type: 'ComplaintReplied', data: { ...replied, closeBy: due.closeBy } });
    given(complaint, made, claimedBy('noor'), answered('noor', true))
      .when(reply)
      .then({ type: 'ComplaintReplied', data: { ...replied, closeBy: '2026-05-10T10:00:00.000Z' } });
    given(complaint).when(reply).thenRefused(complaintNotFound);
  });

  it('leads to one case at most', () => {
    const caseMade: ComplaintEvent = { type: 'ComplaintCaseMade', data: { by: 'noor', caseId: 'c', madeAt: at } };
    given(complaint, made)
      .when((state) => makeCaseOf(state, { by: 'noor', caseId: 'c', at }))
      .then(caseMade);
    given(complaint, made, caseMade)
      .when((state) => makeCaseOf(state, { by: 'noor', caseId: 'c', at }))
      .thenRefused(complaintHasCase);
  });

  it('is kept for 12 months after its end, not counting an end that a reply undid', () => {
    const closed = { ...complaint.initial, status: 'closed', closedAt: at } as const;
    expect(keptUntil(at)).toEqual(new Date('2027-03-01T10:00:00.000Z'));
    expect(mayForget(closed, at)).toBe(true);
    expect(mayForget({ ...closed, status: 'ours', closedAt: null }, at)).toBe(false);
    expect(mayForget({ ...closed, closedAt: '2026-05-01T10:00:00.000Z' }, at)).toBe(false);
  });

  it('takes nothing more once it is forgotten', () => {
    const forgotten: ComplaintEvent = { type: 'ComplaintForgotten', data: { forgottenAt: at } };
    given(complaint, made)
      .when((state) => forgetComplaint(state, at))
      .then(forgotten);
    given(complaint, made, forgotten)
      .when((state) => forgetComplaint(state, at))
      .then();
    given(complaint, made, forgotten)
      .when((state) => noteOnComplaint(state, { by: 'noor', text: sealed('n'), at }))
      .thenRefused(complaintNotFound);
  });

  it('whatever staff and the person do, answers come from whoever has it, and only a reply opens what is closed', () => {
    const staff = fc.constantFrom('noor', 'mo');
    const step = fc.oneof(
      fc.record({ act: fc.constant('claim' as const), by: staff, over: fc.boolean() }),
      fc.record({ act: fc.constant('release' as const), by: staff }),
      fc.record({ act: fc.constant('answer' as const), by: staff, closes: fc.boolean() }),
      fc.record({ act: fc.constant('close' as const), by: staff }),
      fc.record({ act: fc.constant('reply' as const) }),
    );
    const decide = (state: Complaint, one: typeof step extends fc.Arbitrary<infer S> ? S : never): ComplaintEvent[] => {
      switch (one.act) {
        case 'claim':
          return claimComplaint(state, { ...one, at });
        case 'release':
          return releaseComplaint(state, { ...one, at });
        case 'answer':
          return answerComplaint(state, { ...one, text: sealed('a'), at });
        case 'close':
          return closeComplaint(state, { ...one, at });
        case 'reply':
          return replyToComplaint(state, { text: sealed('r'), from: null, attachments: 0, at, terms });
      }
    };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = complaint.evolve(complaint.initial, made);
        for (const one of steps) {
          const before = state;
          let events: ComplaintEvent[];
          try {
            events = decide(state, one);
          } catch (error) {
            expect(error).toBeInstanceOf(DomainError);
            continue;
          }
          state = events.reduce(complaint.evolve, state);
          for (const { type, data } of events) if (type === 'ComplaintAnswered') expect(state.claimedBy).toBe(data.by);
          if (before.status === 'closed' && state.status !== 'closed') expect(one.act).toBe('reply');
          expect(state.closedAt !== null).toBe(state.status === 'closed');
        }
      }),
    );
  });
});

describe('ADM-09 the number of a complaint', () => {
  it('is found in what people and mail programs write around it', () => {
    for (let i = 0; i < 200; i++) {
      const number = newNumber();
      expect(numbersIn(`complaints+${number.toLowerCase()}@replies.example`)).toContain(number);
      expect(numbersIn(`RE: Antwoord op je klacht [${number}]`)).toEqual([number]);
    }
    expect(numbersIn('AW: Ihre Mail vom 2026-03-01')).toEqual([]);
    expect(numbersIn('')).toEqual([]);
  });
});

describe('ADM-09 DSA art. 16 what a notice of illegal content says', () => {
  const notice = {
    kind: 'illegal',
    text: 'It sells weapons',
    email: 'a@example.org',
    name: 'Anna',
    address: 'https://velvet.example/members/1',
    childAbuse: false,
    goodFaith: true,
  } as const;
  const fieldsOf = (change: Partial<Parameters<typeof problemsOf>[0]>) =>
    problemsOf({ ...notice, ...change }).map(({ field }) => field);

  it('where, why, who and in good faith', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ text: null, email: null, name: null, address: null, goodFaith: false })).toEqual([
      ...['text', 'email', 'address', 'name', 'good_faith'],
    ]);
  });

  it('who is left out for the sexual abuse of a child, and of nothing else', () => {
    expect(fieldsOf({ childAbuse: true, email: null, name: null })).toEqual([]);
    expect(fieldsOf({ childAbuse: true, address: null, goodFaith: false })).toEqual(['address', 'good_faith']);
    expect(fieldsOf({ kind: 'payment', childAbuse: true, email: null })).toEqual(['email']);
    expect(fieldsOf({ kind: 'payment', name: null, address: null, goodFaith: false })).toEqual([]);
  });

  it('leads to the profile or photo that it names', () => {
    const id = '9a1f1c9e-7b1d-4a53-9f0f-5f4f5f1f0a01';
    expect(contentAt(`https://velvet.example/members/${id.toUpperCase()}/landing?x=1`)).toEqual({ member_id: id });
    expect(contentAt(`/api/photos/${id}/card?s=1`)).toEqual({ photo_id: id });
    // As it is pasted from a mail.
    expect(contentAt(` https://velvet.example/members/${id} \n`)).toEqual({ member_id: id });
    expect(contentAt('https://elsewhere.example/1')).toBeUndefined();
  });
});

describe('ADM-09 a file is what it holds, whatever its name says', () => {
  it.each([
    ['pdf', '%PDF-1.7\n…'],
    ['picture', '\x89PNG\r\n\x1a\n'],
    ['picture', '\xff\xd8\xff\xe0'],
    ['picture', 'RIFF\0\0\0\0WEBPVP8 '],
    ['txt', 'Naam,Bedrag\nAnna,10'],
    [undefined, 'MZ\x90\0\x03'],
    [undefined, 'PK\x03\x04'],
    [undefined, ''],
  ])('%s', (kind, content) => {
    expect(sniff(Buffer.from(content, 'latin1'))).toBe(kind);
  });
});
