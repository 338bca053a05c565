import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { First, Offered } from '../layout/offered';
import { RecordTitle } from '../layout/record-title';
import { TimelineLink } from '../layout/timeline-link';
import { FactBlock } from '../members/fact-block';
import { useFormats } from '../members/use-formats';
import { canBeObjectedTo, isDecided, type CaseDetail } from './case';
import { CaseMark } from './case-mark';
import { Decision, DecisionForm } from './decision';
import { Evidence } from './evidence';
import { Objection } from './objection';
import { PersonName } from './person-name';
import { RecordObjection } from './record-objection';

export function CasePage({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const text = (key: string, options?: object) => translate(`resources.cases.${key}`, options);
  const title = text(`title.${one.kind}`, { name: one.reported.name || translate('resources.members.erased') });
  const person = (who: CaseDetail['reporter']) => (
    <Link to={createPath({ resource: 'members', id: who.id, type: 'show' })}>
      <PersonName of={who} />
    </Link>
  );
  return (
    <>
      <RecordTitle title={title}>
        <span role="status">
          <CaseMark {...one} />
        </span>
        <TimelineLink stream={`case-${one.id}`} />
      </RecordTitle>
      <Box sx={columnsSx}>
        <Evidence one={one} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <FactBlock
            title={text('blocks.report')}
            facts={[
              [text('fields.reason'), text(`reason.${one.reason}`)],
              [text('fields.text'), one.text ?? '–'],
              [text('fields.reported'), person(one.reported)],
              [text('fields.open_about_reported'), formats.number(one.open_about_reported)],
              [text('fields.reporter'), person(one.reporter)],
              [text('fields.opened_at'), formats.instant(one.opened_at)],
            ]}
          />
          {one.objection && <Objection objection={one.objection} />}
          {isDecided(one) && <Decision one={one} />}
          <Offered of={one} when={!isDecided(one)} told={<DecidedFirst one={one} />}>
            {(open) => <DecisionForm one={open} />}
          </Offered>
          {canBeObjectedTo(one) && <RecordObjection one={one} />}
        </Box>
      </Box>
    </>
  );
}

function DecidedFirst({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const what = translate(`resources.cases.status.${one.decision ?? 'decided'}`);
  return <First by={one.decided_by_name} at={one.decided_at} what={what} />;
}

const columnsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  pb: 3,
} as const;
