import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Claimed } from '../layout/shows/claimed';
import { First, Offered } from '../layout/dialogs/offered';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useWorkClaim } from '../layout/shows/use-work-claim';
import { useFormats, useText } from '../layout/values/words';
import { CHANGED, type ProposalDetail } from '../layout/proposals/proposal';
import { useWorth } from '../layout/proposals/use-worth';

type Step = ProposalDetail['actions'][number];
const STEPS: Step[] = ['approve', 'refuse', 'withdraw'];

/** The second person agrees or not; whoever proposed it can only take it back. */
export function ProposalDecision({ proposal }: { proposal: ProposalDetail }) {
  const [step, setStep] = useState<Step>();
  const can = (action: Step) => proposal.actions.includes(action);
  // Whoever can only take back what they proposed decides nothing that a colleague could.
  const claim = useWorkClaim('proposals', proposal.id, can('approve') || can('refuse'));
  const text = useText('resources.proposals');
  useShortcuts(
    step || claim.other
      ? {}
      : {
          ...(can('approve') && { a: () => setStep('approve') }),
          ...(can('refuse') && { r: () => setStep('refuse') }),
        },
  );
  const close = () => setStep(undefined);
  return (
    <>
      {can('withdraw') && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {text('withdraw.waiting')}
        </Alert>
      )}
      {claim.other && (
        <Box sx={{ mb: 2 }}>
          <Claimed by={claim.other} takeOver={claim.takeOver} />
        </Box>
      )}
      {proposal.actions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {proposal.actions.map((action) => (
            <Button
              key={action}
              variant={action === 'approve' ? 'contained' : 'outlined'}
              color={action === 'approve' ? 'primary' : 'secondary'}
              disabled={claim.other !== null}
              onClick={() => setStep(action)}
            >
              {text(`${action}.action`)}
            </Button>
          ))}
        </Box>
      )}
      <Offered
        of={proposal}
        when={step === undefined || can(step)}
        told={<First by={proposal.decided_by_name} at={proposal.decided_at} what={text(`status.${proposal.status}`)} />}
      >
        {(offered) =>
          STEPS.map((one) => <StepDialog key={one} step={one} proposal={offered} open={step === one} onClose={close} />)
        }
      </Offered>
    </>
  );
}

interface DialogProps {
  step: Step;
  proposal: ProposalDetail;
  open: boolean;
  onClose: () => void;
}

function StepDialog({ step, proposal, open, onClose }: DialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { id, kind, credits } = proposal;
  const approves = step === 'approve';
  const words = { worth: useWorth()(proposal), smart_count: credits, count: formats.number(credits) };
  const under: string = approves ? `approve.${kind}` : step;
  const text = useText(`resources.proposals.${under}`, words);
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      text={text}
      danger={step === 'refuse'}
      effects={approves ? [text('does'), text('told')] : [translate('resources.proposals.nothing_happens')]}
      help={translate('resources.proposals.reason_help')}
      act={(reason, api) =>
        api.POST(`/api/admin/proposals/{id}/${approves ? 'approve' : 'drop'}`, {
          params: { path: { id } },
          body: { reason },
        })
      }
      others={CHANGED}
      most={500}
    />
  );
}
