import { PlainForm } from '../page/plain-form';
import { Button, TextField } from '@mui/material';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { Refusal } from '../dialogs/refusal';
import { useUnsaved } from '../dialogs/unsaved';
import { writingKeys } from '../keys/writing-keys';

export type Draft = readonly [string, Dispatch<SetStateAction<string>>];

interface NoteFormProps {
  /** What is typed, kept by the page: a window made narrower draws this form elsewhere. */
  draft: Draft;
  /** Writes it; what was typed stays until that is done. */
  writing: UseMutationResult<unknown, Error, string>;
  words: { label: string; help: string; save: string };
  /** UTF-16 code units. */
  most: number;
}

/** What colleagues should know; nobody else reads it. */
export function NoteForm({ draft: [note, setNote], writing, words, most }: NoteFormProps) {
  const written = note.trim();
  useUnsaved(written !== '');
  const submit = () => {
    if (written && !writing.isPending) writing.mutate(written, { onSuccess: () => setNote('') });
  };
  return (
    <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Refusal>{writing.error?.message}</Refusal>
      <TextField
        multiline
        minRows={2}
        label={words.label}
        helperText={words.help}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={writingKeys}
        slotProps={{ htmlInput: { maxLength: most } }}
      />
      <Button type="submit" variant="outlined" color="secondary" disabled={!written} loading={writing.isPending}>
        {words.save}
      </Button>
    </PlainForm>
  );
}
