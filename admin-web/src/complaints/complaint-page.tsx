import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { Offered } from '../layout/dialogs/offered';
import { RecordTitle } from '../layout/shows/record-title';
import { TimelineLink } from '../layout/shows/timeline-link';
import { FactBlock, type Fact } from '../layout/shows/fact-block';
import { Erased } from '../layout/values/member-marks';
import { useFormats } from '../layout/values/use-formats';
import { AnswerForm } from './answer-form';
import { Claiming } from './claiming';
import { mayBeAnswered, type Complaint } from './complaint';
import { ComplaintMark } from './complaint-mark';
import { ComplaintNote } from './complaint-note';
import { ComplaintThread } from './complaint-thread';
import { DueMark } from './due-mark';
import { FileLink } from './file-link';
import { MakeCase } from './make-case';

export function ComplaintPage({ one }: { one: Complaint }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const text = (key: string, options?: object) => translate(`resources.complaints.${key}`, options);
  return (
    <>
      <RecordTitle title={text('title', { number: one.number })}>
        <span role="status">
          <ComplaintMark {...one} />
        </span>
        <TimelineLink stream={`complaint-${one.id}`} />
      </RecordTitle>
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
              ...(one.member
                ? ([
                    [
                      text('fields.member'),
                      <Link key="member" to={createPath({ resource: 'members', id: one.member.id, type: 'show' })}>
                        {one.member.name || <Erased />}
                      </Link>,
                    ],
                  ] satisfies Fact[])
                : []),
              ...(one.name === null ? [] : ([[text('fields.name'), one.name]] satisfies Fact[])),
              [text('fields.email'), one.email ?? '–'],
              ...(one.address === null ? [] : ([[text('fields.address'), one.address]] satisfies Fact[])),
              ...(one.file
                ? ([
                    [text('fields.file'), <FileLink key="file" at={`${one.id}/file`} {...one.file} />],
                  ] satisfies Fact[])
                : []),
              ...(one.case_id === null
                ? []
                : ([
                    [
                      text('fields.case_id'),
                      <Link key="case" to={createPath({ resource: 'cases', id: one.case_id, type: 'show' })}>
                        {text('open_case')}
                      </Link>,
                    ],
                  ] satisfies Fact[])),
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
