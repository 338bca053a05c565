import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Card, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { ActorName } from '../layout/values/names';
import { ActDialog } from '../layout/dialogs/act-dialog';
import { NoteForm, type Draft } from '../layout/forms/note-form';
import { useIntent } from '../layout/dialogs/use-intent';
import type { MemberPage } from './member';
import { useFormats, useText } from '../layout/values/words';
import { CardHeading, Small } from '../layout/values/card-heading';

const MOST = 2_000;
type Note = MemberPage['notes'][number];

/** What colleagues should know of a member; no member reads it. */
export function MemberNotes({ member: { id, notes }, draft }: { member: MemberPage; draft: Draft }) {
  const text = useText('resources.members.notes');
  const [removed, setRemoved] = useState<Note>();
  return (
    <Card component="section" aria-labelledby="member-notes" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
      <CardHeading id="member-notes">{text('title')}</CardHeading>
      {notes.length === 0 && <Typography color="textSecondary">{text('none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} onRemove={() => setRemoved(note)} />
        ))}
      </Box>
      <WriteNote memberId={id} draft={draft} />
      <RemoveNote memberId={id} note={removed} onClose={() => setRemoved(undefined)} />
    </Card>
  );
}

function NoteItem({ note, onRemove }: { note: Note; onRemove: () => void }) {
  const text = useText('resources.members.notes');
  const formats = useFormats();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
        <Small>
          <ActorName of={{ kind: 'staff', ...note.by }} /> · {formats.instant(note.at)}
        </Small>
      </Box>
      <IconButton aria-label={text('remove.label', { at: formats.instant(note.at) })} onClick={onRemove}>
        <DeleteOutline />
      </IconButton>
    </Box>
  );
}

function WriteNote({ memberId, draft }: { memberId: string; draft: Draft }) {
  const text = useText('resources.members.notes');
  const writing = useIntent<string>(
    (note, api) =>
      api.POST('/api/admin/members/{id}/notes', { params: { path: { id: memberId } }, body: { text: note } }),
    text('done'),
  );
  return (
    <NoteForm
      draft={draft}
      writing={writing}
      words={{ label: text('label'), help: text('help'), save: text('save') }}
      most={MOST}
    />
  );
}

interface RemoveNoteProps {
  memberId: string;
  note: Note | undefined;
  onClose: () => void;
}

function RemoveNote({ memberId, note, onClose }: RemoveNoteProps) {
  const text = useText('resources.members.notes.remove');
  return (
    <ActDialog
      open={note !== undefined}
      text={text}
      confirm={text('action')}
      danger
      act={(api) =>
        api.DELETE('/api/admin/members/{id}/notes/{note}', { params: { path: { id: memberId, note: note!.id } } })
      }
      onClose={onClose}
    >
      <Typography>{text('effect')}</Typography>
      <Typography color="textSecondary" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {note?.text}
      </Typography>
    </ActDialog>
  );
}
