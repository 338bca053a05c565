import { PlainForm } from '../layout/page/plain-form';
import {
  Box,
  Button,
  Card,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../layout/dialogs/confirm-dialog';
import { EffectList } from '../layout/dialogs/effect-list';
import { Overtaken, useOffer } from '../layout/dialogs/offered';
import { ReasonTemplates } from '../layout/dialogs/reason-templates';
import { useUnsaved } from '../layout/dialogs/unsaved';
import { useIntent } from '../layout/dialogs/use-intent';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { writingKeys } from '../layout/keys/writing-keys';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { contestedKind, isContested, MOST, reportedKind, type CaseDetail, type Measure, type Verdict } from './case';
import { effectsOf, offeredFor, thingOf, usualFor, wordOf } from './measures';
import { CardHeading } from '../layout/values/card-heading';

export function Decision({ one }: { one: CaseDetail }) {
  const formats = useFormats();
  const text = useText('resources.cases');
  return (
    <FactBlock
      title={text('blocks.decision')}
      facts={[
        [
          text('fields.decision'),
          one.decision ? text(`${isContested(one) ? 'objection.outcome' : 'status'}.${one.decision}`) : '…',
        ],
        [
          text('fields.measures'),
          !isContested(one) &&
            (one.measures.map((measure) => text(`measures.${wordOf(measure, thingOf(one))}`)).join(', ') ||
              text('measures.none')),
        ],
        [text('fields.decided_by'), one.decided_by_name ?? '…'],
        [text('fields.decided_at'), one.decided_at ? formats.instant(one.decided_at) : '…'],
        [text('fields.statement'), one.statement_of_reasons ?? text('evidence.forgotten')],
      ]}
    />
  );
}

/** Both parts are written here; what it means is read once more before it is sent. `held`: by a colleague. */
export function DecisionForm({ one, held }: { one: CaseDetail; held: boolean }) {
  const translate = useTranslate();
  const [decision, setDecision] = useState<Verdict['decision'] | ''>('');
  const [measures, setMeasures] = useState(() => usualFor(one));
  const [statement, setStatement] = useState('');
  const [tried, setTried] = useState(false);
  const [sure, setSure] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const reasons = useRef<HTMLTextAreaElement>(null);
  const text = useText('resources.cases.decide');
  const name = one.reported.name || translate('resources.members.erased');
  const deciding = useIntent(
    (verdict: Verdict, api) =>
      api.POST('/api/admin/cases/{id}/decide', { params: { path: { id: one.id } }, body: verdict }),
    text('done'),
  );
  const written = statement.trim() !== '';
  const overtaken = useOffer(written);
  const late = deciding.isPending ? null : overtaken;
  useUnsaved(written);
  useShortcuts({ d: () => first.current?.focus() });
  const submit = () => {
    setTried(true);
    if (!decision) return first.current?.focus();
    if (!statement.trim()) return reasons.current?.focus();
    setSure(true);
  };
  const contested = contestedKind(one);
  const reported = reportedKind(one);
  const offered = offeredFor(one);
  const toggle = (measure: Measure) =>
    setMeasures((before) =>
      before.includes(measure) ? before.filter((other) => other !== measure) : [...before, measure],
    );
  const chosen = decision === 'upheld' ? offered.filter((measure) => measures.includes(measure)) : [];
  const missing = { decision: tried && !decision, statement: tried && !statement.trim() };
  return (
    <Card component="section" sx={{ p: 2 }}>
      <CardHeading sx={{ mb: 1 }}>{translate('resources.cases.blocks.decision')}</CardHeading>
      <Box role="alert" sx={{ mb: late ? 2 : 0 }}>
        {late && !sure && <Overtaken>{late}</Overtaken>}
      </Box>
      <PlainForm onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <FormControl error={missing.decision}>
          <FormLabel id="decision">{text(contested ? `question_${contested}` : 'question')}</FormLabel>
          <RadioGroup
            aria-labelledby="decision"
            value={decision}
            onChange={({ target }) => setDecision(target.value as Verdict['decision'])}
          >
            {(['upheld', 'dismissed'] as const).map((value, i) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio size="small" {...(i === 0 && { slotProps: { input: { ref: first } } })} />}
                label={text(contested ? `${value}_${contested}` : value)}
              />
            ))}
          </RadioGroup>
          {missing.decision && (
            <FormHelperText>{text(contested ? 'question_contested_required' : 'question_required')}</FormHelperText>
          )}
        </FormControl>
        {decision === 'upheld' && reported && offered.length > 0 && (
          <FormControl component="fieldset">
            <FormLabel component="legend">{text('consequences')}</FormLabel>
            {offered.map((measure) => (
              <FormControlLabel
                key={measure}
                control={
                  <Checkbox size="small" checked={measures.includes(measure)} onChange={() => toggle(measure)} />
                }
                label={text(wordOf(measure, reported), { name })}
              />
            ))}
          </FormControl>
        )}
        <ReasonTemplates
          kind="case"
          memberId={one.reported.id}
          first={decision === 'dismissed' ? 'dismissed' : one.reason}
          text={statement}
          onChange={(begun) => {
            setStatement(begun.slice(0, MOST));
            reasons.current?.focus();
          }}
        />
        <TextField
          inputRef={reasons}
          multiline
          minRows={4}
          required
          label={text('statement')}
          value={statement}
          onChange={({ target }) => setStatement(target.value)}
          onKeyDown={writingKeys}
          error={missing.statement}
          helperText={
            missing.statement
              ? text('statement_required')
              : text(contested ? 'statement_help_contested' : 'statement_help')
          }
          slotProps={{ htmlInput: { maxLength: MOST } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={!!late || held}>
            {text('action')}
          </Button>
          {late && (
            <Button color="secondary" onClick={() => setStatement('')}>
              {text('discard')}
            </Button>
          )}
        </Box>
      </PlainForm>
      <ConfirmDialog
        open={sure}
        title={text(contested ? 'title_contested' : 'title')}
        confirm={text('confirm')}
        intent={deciding}
        onConfirm={() =>
          decision &&
          deciding.mutate(
            { decision, measures: chosen, statement_of_reasons: statement.trim() },
            { onSuccess: () => (setSure(false), setStatement('')) },
          )
        }
        onClose={() => (deciding.reset(), setSure(false))}
      >
        {decision && (
          <EffectList effects={effectsOf(one, decision, chosen).map((effect) => text(`effect.${effect}`, { name }))} />
        )}
      </ConfirmDialog>
    </Card>
  );
}
