import Send from '@mui/icons-material/Send';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { KeyHints } from '../layout/keys/key-hints';
import { SEND, writingKeys } from '../layout/keys/writing-keys';
import { AnswerPhoto } from './answer-photo';
import type { InboxConversation } from './inbox';
import { useApi } from '../providers/api-client';
import { useText } from '../layout/values/words';

interface FormProps {
  conversation: InboxConversation;
  /** Version of the newest message that is shown. */
  seen: number;
  draft: string;
  onDraft: (text: string) => void;
  onSent: () => void;
  /** Whatever became of it, the conversation may have moved on. */
  onSettled: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

const HINTS = [SEND];

/** Written by hand: no templates, no suggestions (PRO-04). */
export function AnswerForm({ conversation, seen, draft, onDraft, onSent, onSettled, field }: FormProps) {
  const notify = useNotify();
  const api = useApi();
  const [missing, setMissing] = useState(false);
  // The same text sent again is the same message; another text is another one.
  const attempt = useRef({ draft: '', seen: 0, key: '' });
  const text = useText('resources.inbox');
  const { name } = conversation.profile;
  const sending = useMutation({
    mutationFn: () => {
      const { current } = attempt;
      if (current.draft !== draft || current.seen !== seen) attempt.current = { draft, seen, key: crypto.randomUUID() };
      return api.POST('/api/admin/inbox/{id}/messages', {
        params: { path: { id: conversation.id } },
        body: { body: draft, seen },
        headers: { 'Idempotency-Key': attempt.current.key },
      });
    },
    onSuccess: () => {
      notify(text('sent'), { type: 'success', messageArgs: { _: text('sent') } });
      onSent();
    },
    onSettled,
  });
  const send = () => {
    if (sending.isPending) return;
    setMissing(!draft.trim());
    if (draft.trim()) sending.mutate();
    else field.current?.focus();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => (event.preventDefault(), send())}
      sx={{ display: 'grid', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {sending.error && <Alert severity="error">{sending.error.message}</Alert>}
      <TextField
        inputRef={field}
        multiline
        minRows={2}
        maxRows={8}
        label={text('answer', { name })}
        value={draft}
        onChange={({ target }) => (onDraft(target.value), setMissing(false))}
        onKeyDown={writingKeys}
        error={missing}
        helperText={missing ? text('write_first') : text('answer_help', { name })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" startIcon={<Send />} disabled={sending.isPending}>
          {text('send')}
        </Button>
        <AnswerPhoto conversation={conversation} seen={seen} onSettled={onSettled} />
        <KeyHints hints={HINTS} />
      </Box>
    </Box>
  );
}
