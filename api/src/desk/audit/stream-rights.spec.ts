import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mayOpen, mayRead, maySee } from './stream-rights.js';

const ROLES = ['moderator', 'finance', 'admin'] as const;
const readers = (stream: string) => ROLES.filter((role) => mayRead(role, stream));
const openers = (stream: string, type: string, field: string) =>
  ROLES.filter((role) => mayOpen(role, { stream, type }, field));

describe('ADM-05 who may read which stream', () => {
  it.each([
    ['member-1', ['moderator', 'finance', 'admin']],
    ['case-1', ['moderator', 'admin']],
    ['conversation-1', ['moderator', 'admin']],
    ['payment-1', ['finance', 'admin']],
    ['wallet-1', ['finance', 'admin']],
    ['inbox-1', ['moderator', 'admin']],
    ['caselog-1', ['moderator', 'admin']],
    ['staff-1', ['admin']],
    ['settings-site', ['admin']],
    ['viewing-payment-1', ['admin']],
    ['something-new', ['admin']],
    ['constructor-1', ['admin']],
    ['__proto__-1', ['admin']],
  ])('%s: %j', (stream, roles) => expect(readers(stream)).toEqual(roles));
});

describe('ADM-05 PRV-01 who may open which sealed field', () => {
  it.each([
    ['profile-1', 'ProfileEdited', 'changes.description', ['moderator', 'admin']],
    ['member-1', 'SignedUp', 'email', ['moderator', 'finance', 'admin']],
    ['refund-1', 'RefundRefused', 'reason', ['finance', 'admin']],
    // Special categories of data, private messages, and a kind of stream that nobody listed.
    ['profile-1', 'ProfileEdited', 'changes.sexuality', []],
    ['conversation-1', 'MessageSent', 'body', []],
    ['something-new', 'SomethingHappened', 'text', []],
  ])('%s %s.%s: %j', (stream, type, field, roles) => expect(openers(stream, type, field)).toEqual(roles));

  it.each([
    ['moderator', ['moderator', 'admin']],
    ['finance', ['finance', 'admin']],
    ['admin', ['moderator', 'finance', 'admin']],
  ] as const)('a note of a %s: %j', (author, roles) => {
    const note = { stream: 'notes-1', type: 'StaffNoteWritten', data: { role: author } };
    expect(ROLES.filter((role) => mayOpen(role, note, 'text'))).toEqual(roles);
  });

  it('which credits paid for a message, and whom it went to: admins alone', () => {
    const message = { stream: 'conversation-1', type: 'MessageSent' };
    expect(ROLES.filter((role) => maySee(role, message, 'toFictional.paidFrom'))).toEqual(['admin']);
    expect(ROLES.filter((role) => maySee(role, message, 'price'))).toEqual(ROLES);
    for (const type of ['CreditsSpent', 'CreditsReturned'])
      expect(ROLES.filter((role) => maySee(role, { stream: 'wallet-1', type }, 'recipient'))).toEqual(['admin']);
  });

  it('names fields that events have', () => {
    const source = new URL('../../', import.meta.url);
    const fixtures = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.v\d+\.json$/.test(path),
    );
    const typesOf = new Set(fixtures.map((path) => path.split('/').at(-1)!.split('.')[0]!));
    const table = readFileSync(new URL('stream-rights.ts', import.meta.url), 'utf8');
    const named = [...table.matchAll(/\b([A-Z][a-z]+[A-Za-z]+): \['/g)].map(([, type]) => type!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((type) => !typesOf.has(type))).toEqual([]);
  });
});
