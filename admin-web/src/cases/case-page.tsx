import { useGetIdentity, useTranslate } from 'react-admin';
import { Claimed } from '../layout/shows/claimed';
import { DecisionColumns } from '../layout/lists/decision-columns';
import { First, Offered } from '../layout/dialogs/offered';
import { RecordTitle } from '../layout/shows/record-title';
import { useWorkClaim } from '../layout/shows/use-work-claim';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { canBeObjectedTo, isContested, isDecided, type CaseDetail, contestedKind } from './case';
import { CaseMark, CaseReason, PersonName, DecidedAlone } from './case-mark';
import { ClaimCard } from '../layout/shows/claim-card';
import { Decision, DecisionForm } from './decision';
import { EarlierDecisions } from './earlier-decisions';
import { Evidence } from './evidence';
import { thingOf } from './measures';
import { ReasonAction } from '../layout/dialogs/reason-action';
import { Alert, Box } from '@mui/material';
import { RecordLink } from '../layout/values/names';

export function CasePage({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.cases');
  const title = text(`title.${thingOf(one)}`, { name: one.reported.name || translate('resources.members.erased') });
  const contested = isContested(one);
  const waits = !isDecided(one);
  const path = { params: { path: { id: one.id } } };
  const { identity } = useGetIdentity();
  const elsewhere = one.claimed_by !== null && one.claimed_by !== identity?.id;
  // Objections are taken up for good; a report is whoever's who has it open.
  const claim = useWorkClaim('cases', one.id, waits && !one.objection);
  const person = (who: CaseDetail['reported']) => (
    <RecordLink resource="members" id={who.id}>
      <PersonName of={who} />
    </RecordLink>
  );
  return (
    <>
      <RecordTitle title={title} status={<CaseMark {...one} />} stream={`case-${one.id}`} />
      <DecisionColumns
        go={waits && !elsewhere ? text('decide.go') : undefined}
        decision={
          <>
            {one.objection && <Objection objection={one.objection} kind={one.kind} hinted={!isDecided(one)} />}
            {isDecided(one) && <Decision one={one} />}
            {waits && one.objection && (
              <ClaimCard
                resource="objections"
                of={one}
                claim={(over, api) => api.POST('/api/admin/objections/{id}/claim', { ...path, body: { over } })}
                release={(_, api) => api.POST('/api/admin/objections/{id}/release', path)}
              />
            )}
            {claim.other && <Claimed by={claim.other} takeOver={claim.takeOver} />}
            {waits && one.alone && <DecidedAlone />}
            <Offered of={one} when={waits && !elsewhere} told={<DecidedFirst one={one} />}>
              {(open) => <DecisionForm one={open} held={claim.other !== null} />}
            </Offered>
            {!contested && canBeObjectedTo(one) && <RecordObjection one={one} />}
            <EarlierDecisions one={one} />
          </>
        }
      >
        <FactBlock
          title={text(contested ? 'blocks.contested' : 'blocks.report')}
          facts={[
            [text('fields.reason'), one.kind !== 'account' && <CaseReason key="reason" {...one} />],
            [text('fields.text'), !contested && (one.text || '–')],
            [text('fields.reported'), person(one.reported)],
            [text('fields.open_about_reported'), formats.number(one.open_about_reported)],
            [
              text('fields.complaint_id'),
              one.complaint_id !== null && (
                <RecordLink key="complaint" resource="complaints" id={one.complaint_id}>
                  {text('notice')}
                </RecordLink>
              ),
            ],
            [text('fields.reporter'), one.reporter && person(one.reporter)],
            [
              text('fields.opened_at'),
              (one.complaint_id !== null || one.reporter !== null) && formats.instant(one.opened_at),
            ],
          ]}
        />
        <Evidence one={one} />
      </DecisionColumns>
    </>
  );
}

function DecidedFirst({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const what = translate(`resources.cases.status.${one.decision ?? 'decided'}`);
  return <First by={one.decided_by_name} at={one.decided_at} what={what} />;
}

const MOST = 2_000;

/** Who is shut out cannot object on the site: what came by mail is written down for a second decision (PRV-03). */
function RecordObjection({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const text = useText('resources.cases.objection.record');
  return (
    <ReasonAction
      text={text}
      button={{ sx: { justifySelf: 'start' } }}
      title={text('title', { name: one.reported.name || translate('resources.members.erased') })}
      effects={[text('effect.open'), text('effect.once')]}
      words={{ label: text('label'), required: text('required') }}
      most={MOST}
      act={(said, api) =>
        api.POST('/api/admin/cases/{id}/objection', { params: { path: { id: one.id } }, body: { text: said } })
      }
    />
  );
}

/** What somebody says to a decision that went against them; another moderator decides (PRV-03). */
interface ObjectionProps {
  objection: NonNullable<CaseDetail['objection']>;
  kind: CaseDetail['kind'];
  /** What deciding it means, for whoever may. */
  hinted: boolean;
}

function Objection({ objection, kind, hinted }: ObjectionProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.cases.objection');
  // The reason of a rejection is one of a list, and is told above; a moderator may have written more.
  const contested = contestedKind({ kind });
  const isRejection = contested === 'rejected_photo' || contested === 'rejected_chat_photo';
  const gone = translate('resources.cases.evidence.forgotten');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FactBlock
        title={text(objection.side === 'reporter' ? 'title_reporter' : 'title')}
        facts={[
          [text('text'), objection.text ?? text('nothing_said')],
          [text('at'), formats.instant(objection.at)],
          [text('first'), objection.statement_of_reasons ?? (!isRejection && gone)],
          [text('first_by'), objection.decided_by ?? '…'],
        ]}
      />
      {hinted && (
        <Alert severity="info">
          {text(contested ? `hint_${contested}` : objection.side === 'reporter' ? 'hint_reporter' : 'hint')}
        </Alert>
      )}
    </Box>
  );
}
