import { PlainForm } from '../layout/page/plain-form';
import { ShowPage } from '../layout/shows/show-page';
import { mayBeAnswered, TO_DO, type Complaint, MOST } from './complaint';
import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { Offered } from '../layout/dialogs/offered';
import { RecordTitle } from '../layout/shows/record-title';
import { FactBlock } from '../layout/shows/record-card';
import { Erased } from '../layout/values/member-marks';
import { useFormats, useText } from '../layout/values/words';
import { AnswerForm } from './answer-form';
import { Claiming } from './claiming';
import { ComplaintMark, DueMark } from './complaint-mark';
import { ComplaintThread } from './complaint-thread';
import { FileLink } from './file-link';
import { useState } from 'react';
import { NoteForm } from '../layout/forms/note-form';
import { useIntent } from '../layout/dialogs/use-intent';
import { Refusal } from '../layout/dialogs/refusal';
import { RecordLink } from '../layout/values/names';
import { CardHeading } from '../layout/values/card-heading';

const QUEUE = { filter: { status: TO_DO }, since: 'made_at' };
const keysFor = (one: Complaint) => (mayBeAnswered(one) ? [{ keys: ['A'], text: 'answer' }] : []);

export const ComplaintShow = () => (
  <ShowPage<Complaint> hints={keysFor} queue={QUEUE} queryOptions={{ refetchInterval: 20_000 }}>
    {(one) => <ComplaintPage one={one} />}
  </ShowPage>
);

function ComplaintPage({ one }: { one: Complaint }) {
  const formats = useFormats();
  const text = useText('resources.complaints');
  return (
    <>
      <RecordTitle
        title={text('title', { number: one.number })}
        status={<ComplaintMark {...one} />}
        stream={`complaint-${one.id}`}
      />
      <Box sx={columnsSx}>
        <Box sx={partSx}>
          <ComplaintThread one={one} />
          <Offered of={one} when={mayBeAnswered(one)} told={text('answer.closed')}>
            {(open) => <AnswerForm one={open} />}
          </Offered>
          {one.email === null && <Alert severity="info">{text('no_address')}</Alert>}
        </Box>
        <Box sx={partSx}>
          {one.mail_refused && <Alert severity="warning">{text('mail_refused')}</Alert>}
          <FactBlock
            title={text('blocks.complaint')}
            facts={[
              [text('fields.kind'), text(`kind.${one.kind}`)],
              [text('fields.desk'), text(`desk.${one.desk}`)],
              [text('fields.made_at'), formats.instant(one.made_at)],
              [text('fields.due_at'), <DueMark key="due" {...one} />],
              [text('fields.language'), formats.language(one.language)],
              [
                text('fields.member'),
                one.member && (
                  <RecordLink key="member" resource="members" id={one.member.id}>
                    {one.member.name || <Erased />}
                  </RecordLink>
                ),
              ],
              [text('fields.name'), one.name],
              [text('fields.email'), one.email ?? '–'],
              [text('fields.address'), one.address],
              [text('fields.file'), one.file && <FileLink key="file" at={`${one.id}/file`} {...one.file} />],
              [
                text('fields.case_id'),
                one.case_id !== null && (
                  <RecordLink key="case" resource="cases" id={one.case_id}>
                    {text('open_case')}
                  </RecordLink>
                ),
              ],
            ]}
          />
          <Claiming one={one} />
          {one.kind === 'illegal' && one.case_id === null && <MakeCase one={one} />}
          <ComplaintNote one={one} />
        </Box>
      </Box>
    </>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'start',
  pb: 3,
} as const;
const partSx = { display: 'grid', gap: 2, minWidth: 0 } as const;

/** Between colleagues, in the thread. */
function ComplaintNote({ one }: { one: Complaint }) {
  const text = useText('resources.complaints.note');
  const draft = useState('');
  const writing = useIntent<string>(
    (note, api) =>
      api.POST('/api/admin/complaints/{id}/note', { params: { path: { id: one.id } }, body: { text: note } }),
    text('done'),
  );
  return (
    <Card component="section" aria-labelledby="note" sx={{ px: 2, py: 1.5 }}>
      <CardHeading id="note" sx={{ mb: 1 }}>
        {text('title')}
      </CardHeading>
      <NoteForm
        draft={draft}
        writing={writing}
        words={{ label: text('label'), help: text('help'), save: text('save') }}
        most={MOST}
      />
    </Card>
  );
}

/** A notice of illegal content becomes a case with the content as it is now (DSA art. 16). */
function MakeCase({ one }: { one: Complaint }) {
  const [address, setAddress] = useState(one.address ?? '');
  const text = useText('resources.complaints.case');
  const making = useIntent(
    (_, api) => api.POST('/api/admin/complaints/{id}/case', { params: { path: { id: one.id } }, body: { address } }),
    text('done'),
    ['cases'],
  );
  const submit = () => {
    if (address.trim() && !making.isPending) making.mutate();
  };
  return (
    <Card component="section" aria-labelledby="case" sx={{ px: 2, py: 1.5 }}>
      <CardHeading id="case" sx={{ mb: 1 }}>
        {text('title')}
      </CardHeading>
      <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography>{text('effect')}</Typography>
        <Refusal>{making.error?.message}</Refusal>
        <TextField
          label={text('address')}
          value={address}
          helperText={one.address_known ? undefined : text('unknown')}
          onChange={({ target }) => setAddress(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          color="secondary"
          loading={making.isPending}
          disabled={!address.trim()}
        >
          {text('action')}
        </Button>
      </PlainForm>
    </Card>
  );
}
