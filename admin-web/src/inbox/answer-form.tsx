import Send from '@mui/icons-material/Send';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useState, type RefObject } from 'react';
import { KeyHints } from '../layout/keys/key-hints';
import { SEND, writingKeys } from '../layout/keys/writing-keys';
import { AnswerPhoto } from './answer-photo';
import type { InboxConversation } from './inbox';
import { PlainForm } from '../layout/page/plain-form';
import { useText } from '../layout/values/words';
import { useSend } from './use-send';

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
  const [missing, setMissing] = useState(false);
  const text = useText('resources.inbox');
  const { name } = conversation.profile;
  const sending = useSend({ id: conversation.id, seen, onSent, onSettled });
  const send = () => {
    if (sending.isPending) return;
    setMissing(!draft.trim());
    if (draft.trim()) sending.mutate({ body: draft });
    else field.current?.focus();
  };
  return (
    <PlainForm onSubmit={send} sx={{ display: 'grid', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}>
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
    </PlainForm>
  );
}
