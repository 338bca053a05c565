import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Sealed } from '../../kernel/domain.js';
import { noteNotFound, tooManyNotes } from './member-desk.errors.js';
import { MAX_NOTES, notes, readsNotesOf, removeNote, writeNote } from './note.js';

const at = '2026-03-02T10:00:00.000Z';
const text = '~1.sealed' as Sealed;
const written = (noteId: string, role: 'moderator' | 'finance' | 'admin' = 'moderator') => ({
  type: 'StaffNoteWritten' as const,
  data: { noteId, text, role, writtenAt: at },
});
const removed = (noteId: string) => ({ type: 'StaffNoteRemoved' as const, data: { noteId, removedAt: at } });
const many = Array.from({ length: MAX_NOTES }, (_, i) => written(`n${i}`));

describe('ADM-02 notes about a member', () => {
  it('are written and removed', () => {
    given(notes)
      .when((state) => writeNote(state, { noteId: 'n1', text, role: 'moderator', at }))
      .then(written('n1'));
    given(notes, written('n1'))
      .when((state) => removeNote(state, { noteId: 'n1', role: 'moderator', at }))
      .then(removed('n1'));
  });

  it('cannot be removed twice, nor one that never was', () => {
    given(notes, written('n1'), removed('n1'))
      .when((state) => removeNote(state, { noteId: 'n1', role: 'moderator', at }))
      .thenRefused(noteNotFound, {});
  });

  it.each([
    ['moderator', 'moderator', true],
    ['moderator', 'admin', true],
    ['moderator', 'finance', false],
    ['finance', 'finance', true],
    ['finance', 'admin', true],
    ['finance', 'moderator', false],
    ['admin', 'moderator', true],
    ['admin', 'finance', true],
  ] as const)('ADM-05 a %s reads and removes a note of a %s: %s', (role, author, does) => {
    expect(readsNotesOf(role, author)).toBe(does);
    const removing = given(notes, written('n1', author)).when((state) => removeNote(state, { noteId: 'n1', role, at }));
    if (does) removing.then(removed('n1'));
    else removing.thenRefused(noteNotFound, {});
  });

  it('are limited; a removed one makes room', () => {
    given(notes, ...many)
      .when((state) => writeNote(state, { noteId: 'more', text, role: 'moderator', at }))
      .thenRefused(tooManyNotes, { most: MAX_NOTES });
    given(notes, ...many, removed('n3'))
      .when((state) => writeNote(state, { noteId: 'more', text, role: 'moderator', at }))
      .then(written('more'));
    expect(MAX_NOTES).toBe(100);
  });
});
