import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/index.js';
import type { Sealed } from '../../kernel/index.js';
import { noteNotFound, tooManyNotes } from './member-desk.errors.js';
import { MAX_NOTES, notes, removeNote, writeNote } from './note.js';

const at = '2026-03-02T10:00:00.000Z';
const text = '~1.sealed' as Sealed;
const written = (noteId: string) => ({ type: 'StaffNoteWritten' as const, data: { noteId, text, writtenAt: at } });
const removed = (noteId: string) => ({ type: 'StaffNoteRemoved' as const, data: { noteId, removedAt: at } });
const many = Array.from({ length: MAX_NOTES }, (_, i) => written(`n${i}`));

describe('ADM-02 notes about a member', () => {
  it('are written and removed', () => {
    given(notes)
      .when((state) => writeNote(state, { noteId: 'n1', text, at }))
      .then(written('n1'));
    given(notes, written('n1'))
      .when((state) => removeNote(state, 'n1', at))
      .then(removed('n1'));
  });

  it('cannot be removed twice, nor one that never was', () => {
    given(notes, written('n1'), removed('n1'))
      .when((state) => removeNote(state, 'n1', at))
      .thenRefused(noteNotFound, {});
  });

  it('are limited; a removed one makes room', () => {
    given(notes, ...many)
      .when((state) => writeNote(state, { noteId: 'more', text, at }))
      .thenRefused(tooManyNotes, { most: MAX_NOTES });
    given(notes, ...many, removed('n3'))
      .when((state) => writeNote(state, { noteId: 'more', text, at }))
      .then(written('more'));
    expect(MAX_NOTES).toBe(100);
  });
});
