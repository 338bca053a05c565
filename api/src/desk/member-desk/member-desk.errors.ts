import { defineError } from '../../kernel/index.js';

export const noteNotFound = defineError('note_not_found', 404);
export const tooManyNotes = defineError<{ most: number }>('too_many_notes', 409);
