import type { Event, Sealed } from '../../kernel/index.js';

/** A note by staff about a member, for colleagues; sealed with the member's key. */
export type StaffNoteWritten = Event<'StaffNoteWritten', { noteId: string; text: Sealed; writtenAt: string }>;
export type StaffNoteRemoved = Event<'StaffNoteRemoved', { noteId: string; removedAt: string }>;

export type NoteEvent = StaffNoteWritten | StaffNoteRemoved;
