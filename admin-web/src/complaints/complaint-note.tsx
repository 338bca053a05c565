import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { NoteForm } from '../layout/forms/note-form';
import { useIntent } from '../layout/dialogs/use-intent';
import { useApi } from '../providers/api-client';
import { MOST, type Complaint } from './complaint';

/** Between colleagues, in the thread. */
export function ComplaintNote({ one }: { one: Complaint }) {
  const translate = useTranslate();
  const api = useApi();
  const text = (key: string) => translate(`resources.complaints.note.${key}`);
  const draft = useState('');
  const writing = useIntent<string>(
    (note) => api.POST('/api/admin/complaints/{id}/note', { params: { path: { id: one.id } }, body: { text: note } }),
    text('done'),
  );
  return (
    <Card component="section" aria-labelledby="note" sx={{ px: 2, py: 1.5 }}>
      <Typography id="note" variant="h6" component="h3" color="secondary" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      <NoteForm
        draft={draft}
        writing={writing}
        words={{ label: text('label'), help: text('help'), save: text('save') }}
        most={MOST}
      />
    </Card>
  );
}
