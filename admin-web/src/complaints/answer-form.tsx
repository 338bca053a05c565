import { PlainForm } from '../layout/page/plain-form';
import { Box, Button, Card, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { KeyHints } from '../layout/keys/key-hints';
import { Overtaken, useOffer } from '../layout/dialogs/offered';
import { Refusal } from '../layout/dialogs/refusal';
import { TemplateChoice } from '../layout/dialogs/template-choice';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { SEND, writingKeys } from '../layout/keys/writing-keys';
import { MOST, type Complaint } from './complaint';
import { CardHeading } from '../layout/values/card-heading';
import { useText } from '../layout/values/words';

const HINTS = [SEND];

/** Written here, sent by mail; a template begins it, in the language of whoever complained. */
export function AnswerForm({ one }: { one: Complaint }) {
  const { identity } = useGetIdentity();
  const [answer, setAnswer] = useState('');
  const [closes, setCloses] = useState(false);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useText('resources.complaints.answer');
  const sending = useIntent(
    (body: { text: string; closes: boolean }, api) =>
      api.POST('/api/admin/complaints/{id}/answer', { params: { path: { id: one.id } }, body }),
    text('done'),
  );
  const written = answer.trim() !== '';
  const overtaken = useOffer(written);
  const taken = one.claimed_by !== null && one.claimed_by !== identity?.id;
  useUnsaved(written);
  useShortcuts({ a: () => field.current?.focus() });
  const submit = () => {
    setTried(true);
    if (!written) return field.current?.focus();
    if (sending.isPending || taken || overtaken) return;
    sending.mutate(
      { text: answer.trim(), closes },
      { onSuccess: () => (setAnswer(''), setCloses(false), setTried(false)) },
    );
  };
  return (
    <Card component="section" aria-labelledby="answer" sx={{ p: 2 }}>
      <CardHeading id="answer" sx={{ mb: 1 }}>
        {text('title')}
      </CardHeading>
      <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
          {overtaken && !sending.isPending && <Overtaken>{overtaken}</Overtaken>}
        </Box>
        <Refusal>{sending.error?.message}</Refusal>
        {taken && <Typography>{text('taken', { name: one.claimed_by_name ?? '…' })}</Typography>}
        <TemplateChoice
          templates={one.templates.map((template) => ({ name: beginningOf(template), text: template }))}
          language={one.language}
          text={answer}
          onChange={(begun) => {
            setAnswer(begun);
            field.current?.focus();
          }}
        />
        <TextField
          inputRef={field}
          multiline
          required
          minRows={5}
          label={text('label')}
          value={answer}
          error={tried && !written}
          helperText={tried && !written ? text('required') : text('help', { email: one.email ?? '' })}
          onChange={({ target }) => setAnswer(target.value)}
          onKeyDown={writingKeys}
          slotProps={{ htmlInput: { maxLength: MOST, lang: one.language } }}
        />
        <FormControlLabel
          control={<Checkbox size="small" checked={closes} onChange={({ target }) => setCloses(target.checked)} />}
          label={text('closes')}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button type="submit" variant="contained" loading={sending.isPending} disabled={taken || !!overtaken}>
            {text(closes ? 'send_and_close' : 'send')}
          </Button>
          <KeyHints hints={HINTS} />
        </Box>
      </PlainForm>
    </Card>
  );
}

const LONGEST = 70;
const beginningOf = (template: string): string => {
  const [line = ''] = template.split('\n');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
};
