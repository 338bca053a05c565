import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats, useText } from '../layout/values/words';
import { isContested, type CaseDetail, type EarlierDecision } from './case';
import { CaseMark, CaseReason } from './case-mark';
import { wordOf } from './measures';
import { RecordLink } from '../layout/values/names';
import { CardHeading, Small } from '../layout/values/card-heading';

/** What was decided about the reported member before, and what became of the reports of whoever made this one. */
export function EarlierDecisions({ one }: { one: CaseDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.cases.earlier');
  const { decisions, decided, without_report: others, reporter } = one.earlier;
  const name = one.reported.name || translate('resources.members.erased');
  const more = decided - decisions.length;
  return (
    <Card component="section" aria-labelledby="earlier" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1 }}>
      <CardHeading id="earlier">{text('title', { name })}</CardHeading>
      {decisions.length + others.length === 0 && <Typography color="textSecondary">{text('none')}</Typography>}
      <Box component="ul" sx={listSx}>
        {decisions.map((decision) => (
          <Box component="li" key={decision.id}>
            <Box sx={lineSx}>
              <RecordLink resource="cases" id={decision.id}>
                {formats.instant(decision.decided_at)}
              </RecordLink>
              <CaseMark {...decision} status="decided" objected={false} />
            </Box>
            <Small>
              {translate(`resources.cases.kind.${decision.kind}`)} · <CaseReason {...decision} />
              <Measures of={decision} />
            </Small>
          </Box>
        ))}
        {others.map(({ what, field, at }) => (
          <Box component="li" key={`${what} ${field} ${at}`} sx={lineSx}>
            <span>{formats.instant(at)}</span>
            <span>{text(what, { field: field && translate(`resources.members.decide.fields.${field}`) })}</span>
          </Box>
        ))}
      </Box>
      {more > 0 && <Small>{text('more', { smart_count: more, count: formats.number(more) })}</Small>}
      {one.reporter && reporter && (
        <Typography variant="body2" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
          {text(reporter.reports === 0 ? 'reporter_first' : 'reporter', {
            name: one.reporter.name || translate('resources.members.erased'),
            smart_count: reporter.reports,
            reports: formats.number(reporter.reports),
            decided: formats.number(reporter.decided),
            dismissed: formats.number(reporter.dismissed),
          })}
        </Typography>
      )}
    </Card>
  );
}

function Measures({ of: { kind, measures } }: { of: EarlierDecision }) {
  const translate = useTranslate();
  if (isContested({ kind }) || measures.length === 0) return null;
  return <> · {measures.map((measure) => translate(`resources.cases.measures.${wordOf(measure, kind)}`)).join(', ')}</>;
}

const listSx = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', '& a': { color: 'secondary.main' } } as const;
const lineSx = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' } as const;
