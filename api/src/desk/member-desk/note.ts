import { defineStream, type Sealed } from '../../kernel/index.js';
import { noteNotFound, tooManyNotes } from './member-desk.errors.js';
import type { NoteEvent, StaffNoteRemoved, StaffNoteWritten } from './note.events.js';

export const MAX_NOTES = 100;

/** Ids of the current notes about a member, oldest first: at most `MAX_NOTES`. */
export interface Notes {
  standing: readonly string[];
}

export const notes = defineStream<Notes, NoteEvent>({
  type: 'notes',
  revision: 1,
  initial: { standing: [] },
  evolve: ({ standing }, { type, data }) => {
    switch (type) {
      case 'StaffNoteWritten':
        return { standing: [...standing, data.noteId] };
      case 'StaffNoteRemoved':
        return { standing: standing.filter((id) => id !== data.noteId) };
    }
  },
});
export const notesOn = notes.of;

interface Note {
  noteId: string;
  text: Sealed;
  at: string;
}

export const writeNote = ({ standing }: Notes, { at, ...note }: Note): [StaffNoteWritten] => {
  if (standing.length >= MAX_NOTES) throw tooManyNotes({ most: MAX_NOTES });
  return [{ type: 'StaffNoteWritten', data: { ...note, writtenAt: at } }];
};

/** So that a note that turned out to be wrong does not stay with the member. */
export const removeNote = ({ standing }: Notes, noteId: string, at: string): [StaffNoteRemoved] => {
  if (!standing.includes(noteId)) throw noteNotFound({});
  return [{ type: 'StaffNoteRemoved', data: { noteId, removedAt: at } }];
};
