import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { First, Offered } from '../layout/offered';
import { RecordTitle } from '../layout/record-title';
import { TimelineLink } from '../layout/timeline-link';
import { FactBlock, type Fact } from '../members/fact-block';
import { useFormats } from '../members/use-formats';
import { canBeObjectedTo, isContested, isDecided, type CaseDetail } from './case';
import { CaseMark } from './case-mark';
import { CaseReason } from './case-reason';
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
  const contested = isContested(one);
  const person = (who: CaseDetail['reported']) => (
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
            title={text(contested ? 'blocks.contested' : 'blocks.report')}
            facts={[
              ...(one.kind === 'account'
                ? []
                : ([[text('fields.reason'), <CaseReason key="reason" {...one} />]] satisfies Fact[])),
              ...(contested ? [] : ([[text('fields.text'), one.text ?? '–']] satisfies Fact[])),
              [text('fields.reported'), person(one.reported)],
              [text('fields.open_about_reported'), formats.number(one.open_about_reported)],
              ...(one.complaint_id === null
                ? []
                : ([
                    [
                      text('fields.complaint_id'),
                      <Link
                        key="complaint"
                        to={createPath({ resource: 'complaints', id: one.complaint_id, type: 'show' })}
                      >
                        {text('notice')}
                      </Link>,
                    ],
                    [text('fields.opened_at'), formats.instant(one.opened_at)],
                  ] satisfies Fact[])),
              ...(one.reporter
                ? ([
                    [text('fields.reporter'), person(one.reporter)],
                    [text('fields.opened_at'), formats.instant(one.opened_at)],
                  ] satisfies Fact[])
                : []),
            ]}
          />
          {one.objection && (
            <Objection objection={one.objection} kind={one.kind} hinted={one.may_decide && !isDecided(one)} />
          )}
          {isDecided(one) && <Decision one={one} />}
          {!isDecided(one) && !one.may_decide && <Alert severity="info">{text('objection.somebody_else')}</Alert>}
          <Offered of={one} when={!isDecided(one) && one.may_decide} told={<DecidedFirst one={one} />}>
            {(open) => <DecisionForm one={open} />}
          </Offered>
          {!contested && canBeObjectedTo(one) && <RecordObjection one={one} />}
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
