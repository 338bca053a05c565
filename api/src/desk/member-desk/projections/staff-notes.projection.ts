import type { MemberEvent } from '../../../members/accounts/index.js';
import { defineProjection } from '../../../kernel/index.js';
import type { NoteEvent } from '../note.events.js';

export interface StaffNoteRow {
  note_id: string;
  member_id: string;
  /** Sealed. */
  text: string;
  /** The author, as an actor. */
  written_by: string;
  written_at: string;
}

/** Inline, because the author reads it next. */
export const staffNotes = defineProjection<StaffNoteRow, NoteEvent | MemberEvent>({
  name: 'staff_notes',
  revision: 1,
  mode: 'inline',
  key: ['note_id'],
  columns: {
    note_id: 'uuid',
    member_id: 'uuid',
    text: 'text',
    written_by: 'text',
    written_at: 'timestamptz',
  },
  indexes: ['(member_id, written_at DESC)'],
  on: {
    StaffNoteWritten: ({ streamId, actor, data: { noteId, text, writtenAt } }, rows) =>
      rows.upsert(
        { note_id: noteId },
        { set: { member_id: streamId, text, written_by: actor, written_at: writtenAt } },
      ),
    StaffNoteRemoved: ({ data: { noteId } }, rows) => rows.delete({ note_id: noteId }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
