import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { Database, Id, Instant, Nullable, staffIdOf, Vault, type Staff } from '../../kernel/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { readsNotesOf } from './note.js';
import type { StaffNoteRow } from './projections/staff-notes.projection.js';

export const StaffNote = Type.Object({
  id: Id,
  text: Type.String(),
  by: Type.Object({
    id: Nullable(Id),
    name: Nullable(Type.String()),
  }),
  at: Instant,
});
export type StaffNote = Static<typeof StaffNote>;

/** Notes by staff about a member that a role reads, newest first. */
@Injectable()
export class StaffNotes {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  async about(memberId: string, reader: Staff['role']): Promise<StaffNote[]> {
    const all = await this.database.query<StaffNoteRow>(
      'SELECT * FROM read.staff_notes WHERE member_id = $1 ORDER BY written_at DESC, note_id',
      [memberId],
    );
    const rows = all.filter(({ role }) => readsNotesOf(reader, role));
    const authors = rows.map(({ written_by }) => staffIdOf(written_by) ?? null);
    const [texts, names] = await Promise.all([
      this.vault.openAll(rows.map(({ text }) => text)),
      this.staff.namesOf(authors),
    ]);
    return rows.flatMap(({ note_id: id, written_at }, i) => {
      const text = texts[i];
      const by = authors[i] ?? null;
      if (!text) return [];
      return [{ id, text, by: { id: by, name: (by && names.get(by)) ?? null }, at: written_at.toISOString() }];
    });
  }
}
