import { defineStream, type Staff } from '../../kernel/domain.js';
import { noteNotFound, tooManyNotes } from './member-desk.errors.js';
import type { NoteEvent, StaffNoteRemoved, StaffNoteWritten } from './note.events.js';
import { noteUpcasters } from './note.upcasters.js';

type Role = Staff['role'];

export const MAX_NOTES = 100;

/** The current notes about a member, oldest first: at most `MAX_NOTES`. `role`: in which they were written. */
export interface Notes {
  standing: readonly { id: string; role: Role }[];
}

/** Each role reads its own notes and those of admins, who read all (ADM-05). */
export const readsNotesOf = (reader: Role, author: Role): boolean =>
  reader === 'admin' || author === 'admin' || reader === author;

export const notes = defineStream<Notes, NoteEvent>({
  type: 'notes',
  revision: 2,
  upcasters: noteUpcasters,
  initial: { standing: [] },
  evolve: ({ standing }, { type, data }) => {
    switch (type) {
      case 'StaffNoteWritten':
        return { standing: [...standing, { id: data.noteId, role: data.role }] };
      case 'StaffNoteRemoved':
        return { standing: standing.filter(({ id }) => id !== data.noteId) };
    }
  },
});
export const notesOn = notes.of;

type Note = Omit<StaffNoteWritten['data'], 'writtenAt'> & { at: string };

export const writeNote = ({ standing }: Notes, { at, ...note }: Note): [StaffNoteWritten] => {
  if (standing.length >= MAX_NOTES) throw tooManyNotes({ most: MAX_NOTES });
  return [{ type: 'StaffNoteWritten', data: { ...note, writtenAt: at } }];
};

/** So that a note that turned out to be wrong does not stay with the member; by whoever reads it. */
export const removeNote = (
  { standing }: Notes,
  { noteId, role, at }: { noteId: string; role: Role; at: string },
): [StaffNoteRemoved] => {
  const note = standing.find(({ id }) => id === noteId);
  if (!note || !readsNotesOf(role, note.role)) throw noteNotFound({});
  return [{ type: 'StaffNoteRemoved', data: { noteId, removedAt: at } }];
};
