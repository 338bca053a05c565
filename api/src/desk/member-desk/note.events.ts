import type { Event, Sealed, Staff } from '../../kernel/domain.js';

/** A note by staff about a member, for colleagues who see what this role writes; sealed with the member's key. */
export type StaffNoteWritten = Event<
  'StaffNoteWritten',
  { noteId: string; text: Sealed; role: Staff['role']; writtenAt: string }
>;
export type StaffNoteRemoved = Event<'StaffNoteRemoved', { noteId: string; removedAt: string }>;

export type NoteEvent = StaffNoteWritten | StaffNoteRemoved;
