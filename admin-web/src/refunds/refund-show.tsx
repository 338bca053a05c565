import { Box, Button, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { ShowPage } from '../layout/shows/show-page';
import { forwardOf, TO_DO, type RefundDetail, type RefundAction } from './refund';
import { RecordTitle } from '../layout/shows/record-title';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { useFormats, useText } from '../layout/values/words';
import { WalletHistory } from '../layout/shows/wallet-history';
import { HistoryFacts, PayoutFacts, PurchaseFacts, RequestFacts } from './refund-facts';
import { RefundMark } from './refund-mark';
import { Claimed } from '../layout/shows/claimed';
import { First, Offered } from '../layout/dialogs/offered';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { useWorkClaim } from '../layout/shows/use-work-claim';
import { EffectLines } from './effect-lines';
import { CardHeading } from '../layout/values/card-heading';
import { DecisionDialog } from '../layout/dialogs/decision-dialog';

const QUEUE = { filter: { status: TO_DO }, since: 'requested_at' };
/** Only keys for what can be done now. */
const hintsOf = (refund: RefundDetail) => {
  const forward = forwardOf(refund);
  return [
    ...(forward ? [{ keys: ['A'], text: forward }] : []),
    ...(refund.actions.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
  ];
};

const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const RefundShow = () => (
  <ShowPage<RefundDetail>
    hints={hintsOf}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'approved' ? SOON : LATER) }}
  >
    {(refund) => <RefundPage refund={refund} />}
  </ShowPage>
);

function RefundPage({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const amount = formats.money(refund.amount);
  return (
    <>
      <RecordTitle
        title={translate('resources.refunds.of', { amount })}
        status={<RefundMark status={refund.status} />}
        stream={`refund-${refund.id}`}
      />
      <RefundDecision refund={refund} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <RequestFacts refund={refund} />
          <PayoutFacts refund={refund} />
          <HistoryFacts refund={refund} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <PurchaseFacts refund={refund} />
          <PaymentReceipts paymentId={refund.payment_id} state={refund.status} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={refund.member_id} own={[refund.id, refund.payment_id]} state={refund.status} />
        </Box>
      </Box>
    </>
  );
}

/** What either decision would do, before one is made. */
function RefundDecision({ refund }: { refund: RefundDetail }) {
  const [step, setStep] = useState<RefundAction>();
  const text = useText('resources.refunds');
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
        {(offered) => step && <RefundDialog key={step} refund={offered} action={step} onClose={close} />}
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
    <CardHeading>{title}</CardHeading>
    {typeof effect === 'string' ? <p style={{ margin: 0 }}>{effect}</p> : effect}
    <Box sx={{ justifySelf: 'start' }}>{children}</Box>
  </Card>
);

interface RefundDialogProps {
  refund: RefundDetail;
  action: RefundAction;
  onClose: () => void;
}

/** Whatever is decided about a refund: what it does, and why it is done. */
function RefundDialog({ refund, action, onClose }: RefundDialogProps) {
  const translate = useTranslate();
  const formats = useFormats();
  // The first of four eyes only proposes it.
  const name = action === 'approve' && refund.second_person ? 'propose' : action;
  const words = {
    amount: formats.money(refund.amount),
    attempt: formats.number(refund.payouts.length + 1),
  };
  const text = useText(`resources.refunds.${name}`, words);
  const help =
    action === 'withdraw' || action === 'repeat'
      ? 'resources.staff.reason_help'
      : `resources.refunds.${action === 'refuse' ? 'refuse' : 'approve'}.reason_help`;
  return (
    <DecisionDialog
      open
      onClose={onClose}
      text={text}
      danger={action === 'refuse'}
      effects={
        action === 'withdraw' ? (
          [translate('resources.refunds.withdraw.effect')]
        ) : (
          <EffectLines refund={refund} decision={action === 'refuse' ? 'refuse' : 'approve'} />
        )
      }
      help={translate(help)}
      act={(reason, api) =>
        api.POST(`/api/admin/refunds/{id}/${action}`, { params: { path: { id: refund.id } }, body: { reason } })
      }
      {...(action === 'refuse' && { templates: { kind: 'refund', memberId: refund.member_id } })}
      most={500}
    />
  );
}
