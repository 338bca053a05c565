import { defineUpcasters } from '../../kernel/domain.js';
import type { StaffNoteWritten } from './note.events.js';

type StaffNoteWrittenV1 = Omit<StaffNoteWritten['data'], 'role'>;

export const noteUpcasters = defineUpcasters({
  // Before version 2 every role read all notes: what they say may be for moderators alone.
  StaffNoteWritten: { 1: (old: StaffNoteWrittenV1): StaffNoteWritten['data'] => ({ ...old, role: 'moderator' }) },
});
