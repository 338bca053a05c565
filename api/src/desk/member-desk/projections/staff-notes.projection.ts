import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf, type Staff } from '../../../kernel/index.js';
import type { NoteEvent } from '../note.events.js';

export const StaffNoteRow = readModelTable('staff_notes', {
  note_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  /** Sealed. */
  text: column.text(),
  /** The author, as an actor. */
  written_by: column.text(),
  /** In which it was written. */
  role: column.text<Staff['role']>(),
  written_at: column.timestamptz(),
});
export type StaffNoteRow = RowOf<typeof StaffNoteRow>;

/** Inline, because the author reads it next. */
export const staffNotes = defineProjection<StaffNoteRow, NoteEvent | MemberEvent>({
  entity: StaffNoteRow,
  revision: 2,
  mode: 'inline',
  indexes: ['(member_id, written_at DESC)'],
  on: {
    StaffNoteWritten: ({ streamId, actor, data: { noteId, text, role, writtenAt } }, rows) =>
      rows.upsert({ note_id: noteId }, { member_id: streamId, text, written_by: actor, role, written_at: writtenAt }),
    StaffNoteRemoved: ({ data: { noteId } }, rows) => rows.delete({ note_id: noteId }),
    MemberErased: ({ streamId }, rows) => rows.deleteAll({ member_id: streamId }),
  },
});
