import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Claimed } from '../layout/shows/claimed';
import { First, Offered } from '../layout/dialogs/offered';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useWorkClaim } from '../layout/shows/use-work-claim';
import { ApproveDialog, ApproveSecondDialog, RefuseDialog, RepeatDialog, WithdrawDialog } from './decision-dialogs';
import { EffectLines } from './effect-lines';
import { forwardOf, type RefundAction, type RefundDetail } from './refund';

/** What either decision would do, before one is made. */
export function RefundDecision({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const [step, setStep] = useState<RefundAction>();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  const forward = forwardOf(refund);
  const can = (action: RefundAction) => refund.actions.includes(action);
  const close = () => setStep(undefined);
  // Whoever approved it first keeps it from nobody: what is left for them is to take that back.
  const waits = refund.actions.length > 0 && !can('withdraw');
  const claim = useWorkClaim('refunds', refund.id, waits);
  const busy = claim.other !== null;
  useShortcuts(
    step || busy
      ? {}
      : { ...(forward && { a: () => setStep(forward) }), ...(can('refuse') && { r: () => setStep('refuse') }) },
  );
  return (
    <>
      {claim.other && (
        <Box sx={{ mb: 2 }}>
          <Claimed by={claim.other} takeOver={claim.takeOver} />
        </Box>
      )}
      {refund.actions.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, mb: 2 }}>
          {forward && (
            <Option title={text(`${forward}.effect`)} effect={<EffectLines refund={refund} decision="approve" />}>
              <Button variant="contained" disabled={busy} onClick={() => setStep(forward)}>
                {text(`${forward}.action`)}
              </Button>
            </Option>
          )}
          {can('withdraw') && (
            <Option title={text('withdraw.waiting')} effect={text('withdraw.explain')}>
              <Button variant="outlined" color="secondary" onClick={() => setStep('withdraw')}>
                {text('withdraw.action')}
              </Button>
            </Option>
          )}
          {can('refuse') && (
            <Option title={text('refuse.effect')} effect={<EffectLines refund={refund} decision="refuse" />}>
              <Button variant="outlined" color="secondary" disabled={busy} onClick={() => setStep('refuse')}>
                {text('refuse.action')}
              </Button>
            </Option>
          )}
        </Box>
      )}
      <Offered of={refund} when={step === undefined || can(step)} told={<DecidedFirst refund={refund} />}>
        {(offered) => (
          <>
            <ApproveDialog open={step === 'approve'} refund={offered} onClose={close} />
            <ApproveSecondDialog open={step === 'confirm'} refund={offered} onClose={close} />
            <WithdrawDialog open={step === 'withdraw'} refund={offered} onClose={close} />
            <RepeatDialog open={step === 'repeat'} refund={offered} onClose={close} />
            <RefuseDialog open={step === 'refuse'} refund={offered} onClose={close} />
          </>
        )}
      </Offered>
    </>
  );
}

function DecidedFirst({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const decided = refund.decided_by_name ?? refund.decided_at;
  return (
    <First
      by={decided ? refund.decided_by_name : refund.approved_by_name}
      at={decided ? refund.decided_at : refund.approved_at}
      what={translate(`resources.refunds.status.${refund.status}`)}
    />
  );
}

const Option = ({ title, effect, children }: { title: string; effect: ReactNode; children: ReactNode }) => (
  <Card component="section" sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateRows: 'auto 1fr auto' }}>
    <Typography variant="h6" component="h3" color="secondary">
      {title}
    </Typography>
    {typeof effect === 'string' ? <p style={{ margin: 0 }}>{effect}</p> : effect}
    <Box sx={{ justifySelf: 'start' }}>{children}</Box>
  </Card>
);
