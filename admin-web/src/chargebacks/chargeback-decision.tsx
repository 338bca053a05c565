import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Claimed } from '../layout/shows/claimed';
import { DayField } from '../layout/forms/day-field';
import { isFilterDay, noonOf } from '../layout/values/days';
import { First, Offered } from '../layout/dialogs/offered';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useWorkClaim } from '../layout/shows/use-work-claim';
import { WriteOff } from '../layout/dialogs/write-off';
import { useFormats, useText } from '../layout/values/words';
import { isLate, type ChargebackDetail, type Decision } from './chargeback';
import { useChargebackWords } from './use-chargeback-words';

type Step = Decision | 'deadline';

/** Lists that say it too. */
const CHANGED = ['payments', 'queues'];
const MOST = 500;

/** What can be entered about it now; no money moves by any of it. */
export function ChargebackDecision({ chargeback }: { chargeback: ChargebackDetail }) {
  const [step, setStep] = useState<Step>();
  const { id, decisions, undecided, status, debt, member_id } = chargeback;
  const claim = useWorkClaim('chargebacks', id, undecided);
  const text = useChargebackWords(chargeback);
  const can = (one: Step) => (one === 'deadline' ? undecided : decisions.includes(one));
  useShortcuts(
    step || claim.other
      ? {}
      : {
          ...(can('dispute') && { s: () => setStep('dispute') }),
          ...(can('accept') && { a: () => setStep('accept') }),
        },
  );
  const close = () => setStep(undefined);
  const busy = claim.other !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Standing chargeback={chargeback} />
      {claim.other && <Claimed by={claim.other} takeOver={claim.takeOver} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '&:empty': { display: 'none' } }}>
        {decisions.map((one) => (
          <Button
            key={one}
            variant={one === 'dispute' ? 'contained' : 'outlined'}
            color={one === 'dispute' ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => setStep(one)}
          >
            {text(`${one}.action`)}
          </Button>
        ))}
        {undecided && (
          <Button variant="outlined" color="secondary" disabled={busy} onClick={() => setStep('deadline')}>
            {text('deadline.action')}
          </Button>
        )}
        {!undecided && debt > 0 && <WriteOff memberId={member_id} debt={debt} />}
      </Box>
      <Offered
        of={chargeback}
        when={step === undefined || can(step)}
        told={<First by={chargeback.decided_by_name} at={chargeback.decided_at} what={text(`status.${status}`)} />}
      >
        {(offered) =>
          step === 'deadline' ? (
            <DeadlineDialog chargeback={offered} onClose={close} />
          ) : step ? (
            <VerdictDialog key={step} chargeback={offered} decision={step} onClose={close} />
          ) : null
        }
      </Offered>
    </Box>
  );
}

/** Where it stands, in a sentence. */
function Standing({ chargeback }: { chargeback: ChargebackDetail }) {
  const formats = useFormats();
  const { status, respond_by, reversed_at } = chargeback;
  const day = respond_by && formats.day(noonOf(respond_by));
  const words = useChargebackWords(chargeback);
  const text = (key: string) => words(`standing.${key}`, { day, at: reversed_at && formats.day(reversed_at) });
  const [severity, key] =
    status === 'open'
      ? isLate(chargeback)
        ? (['error', 'late'] as const)
        : (['warning', day ? 'open' : 'no_day'] as const)
      : reversed_at
        ? (['success', 'reversed'] as const)
        : (['info', status] as const);
  return (
    <Alert severity={severity} role="presentation">
      {text(key)}
    </Alert>
  );
}

interface DialogProps {
  chargeback: ChargebackDetail;
  onClose: () => void;
}

function VerdictDialog({ chargeback, decision, onClose }: DialogProps & { decision: Decision }) {
  const { id } = chargeback;
  const text = useChargebackWords(chargeback);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={(key) => text(`${decision}.${key}`)}
      effects={[text(`${decision}.effect`), text('no_money')]}
      help={text('reason_help')}
      act={(reason, api) =>
        api.POST('/api/admin/chargebacks/{id}/decision', { params: { path: { id } }, body: { decision, reason } })
      }
      others={CHANGED}
      most={MOST}
    />
  );
}

function DeadlineDialog({ chargeback: { id, respond_by }, onClose }: DialogProps) {
  const translate = useTranslate();
  const text = useText('resources.chargebacks.deadline');
  const [day, setDay] = useState(respond_by ?? '');
  const [readable, setReadable] = useState(true);
  const [missing, setMissing] = useState(false);
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={text}
      effects={[text('effect')]}
      help={translate('resources.chargebacks.reason_help')}
      act={(reason, api) =>
        api.POST('/api/admin/chargebacks/{id}/deadline', {
          params: { path: { id } },
          body: { respond_by: day, reason },
        })
      }
      others={CHANGED}
      most={MOST}
      startHere={false}
      alsoWritten={day !== (respond_by ?? '')}
      check={() => {
        setMissing(true);
        return readable && isFilterDay(day);
      }}
    >
      <DayField
        required
        label={text('day')}
        value={day}
        error={missing && !(readable && isFilterDay(day)) ? text('missing') : undefined}
        onChoose={(chosen) => (setDay(chosen), setReadable(true))}
        onUnreadable={() => setReadable(false)}
      />
    </DecisionDialog>
  );
}
