import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Refusal } from '../layout/refusal';
import { useUnsaved } from '../layout/unsaved';
import { useIntent } from '../layout/use-intent';
import { useApi } from '../providers/api-client';
import { MOST, type Complaint } from './complaint';

/** What colleagues should know; nobody else reads it. */
export function NoteForm({ one }: { one: Complaint }) {
  const translate = useTranslate();
  const api = useApi();
  const [note, setNote] = useState('');
  const text = (key: string) => translate(`resources.complaints.note.${key}`);
  useUnsaved(note.trim() !== '');
  const writing = useIntent(
    () =>
      api.POST('/api/admin/complaints/{id}/note', {
        params: { path: { id: one.id } },
        body: { text: note.trim() },
      }),
    text('done'),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (note.trim() && !writing.isPending) writing.mutate(undefined, { onSuccess: () => setNote('') });
  };
  return (
    <Card component="section" aria-labelledby="note" sx={{ px: 2, py: 1.5 }}>
      <Typography id="note" variant="h6" component="h3" color="secondary" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Refusal>{writing.error?.message}</Refusal>
        <TextField
          multiline
          fullWidth
          minRows={2}
          label={text('label')}
          helperText={text('help')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST } }}
        />
        <Button type="submit" variant="outlined" color="secondary" disabled={!note.trim()} loading={writing.isPending}>
          {text('save')}
        </Button>
      </Box>
    </Card>
  );
}
