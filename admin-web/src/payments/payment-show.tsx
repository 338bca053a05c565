import { Box, Button } from '@mui/material';
import { useTranslate, usePermissions } from 'react-admin';
import CurrencyExchange from '@mui/icons-material/CurrencyExchange';
import { useState } from 'react';
import { ShowPage } from '../layout/shows/show-page';
import {
  canBeRefunded,
  hasCreditsLeft,
  type ChargebackOfPayment,
  type PaymentDetail,
  type PaymentMoment,
  type RefundOfPayment,
} from './payment';
import { WaitingProposals } from '../layout/proposals/waiting-proposals';
import { RelatedRecords } from '../layout/shows/related-records';
import { RecordTitle } from '../layout/shows/record-title';
import { PaymentReceipts } from '../layout/shows/payment-receipts';
import { useFormats, useCredits, useText } from '../layout/values/words';
import { WalletHistory } from '../layout/shows/wallet-history';
import { AttentionMark, PaymentMark } from './payment-mark';
import { PaymentReview } from './payment-review';
import { Moments } from '../layout/shows/moments';
import { useBankReason } from '../layout/values/use-bank-reason';
import { maySeeWallet } from '../layout/values/member';
import type { Role } from '../providers/auth-provider';
import { useShortcuts } from '../layout/keys/use-shortcuts';
import { BeginRefundDialog } from '../layout/proposals/begin-refund-dialog';
import { MethodName, MemberLink } from '../layout/values/names';
import { FactBlock } from '../layout/shows/record-card';
import { Small } from '../layout/values/card-heading';

const QUEUE = { filter: { attention: true }, since: 'placed_at' };
const hintsOf = (payment: PaymentDetail) => (canBeRefunded(payment) ? [{ keys: ['R'], text: 'refund' }] : []);
const SOON = 1_500;
const LATER = 20_000;

/** Money that is on its way arrives while somebody looks. */
export const PaymentShow = () => (
  <ShowPage<PaymentDetail>
    hints={hintsOf}
    queue={QUEUE}
    queryOptions={{ refetchInterval: ({ state }) => (state.data?.status === 'declined' ? SOON : LATER) }}
  >
    {(payment) => <PaymentPage payment={payment} />}
  </ShowPage>
);

function PaymentPage({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = useText('resources.payments');
  const title = text('of', { amount: formats.money(payment.amount) });
  return (
    <>
      <RecordTitle
        title={title}
        stream={`payment-${payment.id}`}
        status={
          <>
            <PaymentMark status={payment.status} />
            {payment.attention && <AttentionMark attention={payment.attention} />}
          </>
        }
      />
      <PaymentReview payment={payment} />
      {canBeRefunded(payment) && (
        <Box sx={{ mb: 2 }}>
          <BeginRefund memberId={payment.member_id} paymentId={payment.id} />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <OrderFacts payment={payment} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ProviderFacts payment={payment} />
          <PaymentReceipts paymentId={payment.id} state={`${payment.status} ${payment.events.length}`} />
          <WaitingProposals of={{ payment_id: payment.id }} />
          <RelatedRecords<ChargebackOfPayment>
            whole
            resource="chargebacks"
            title={text('blocks.chargebacks')}
            filter={{ payment_id: payment.id }}
            at="reported_at"
            amount={({ amount }) => formats.money(amount)}
          >
            {({ status }) => <span>{translate(`resources.chargebacks.status.${status}`)}</span>}
          </RelatedRecords>
          <RelatedRecords<RefundOfPayment>
            whole
            resource="refunds"
            title={text('blocks.refunds')}
            filter={{ payment_id: payment.id }}
            at="requested_at"
            amount={({ amount }) => formats.money(amount)}
          >
            {({ status }) => <span>{translate(`resources.refunds.status.${status}`)}</span>}
          </RelatedRecords>
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <PaymentMoments events={payment.events} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0, pb: 3 }}>
          <WalletHistory memberId={payment.member_id} own={[payment.id]} state={payment.status} />
        </Box>
      </Box>
    </>
  );
}

/** All that happened to a payment, the newest first. */
function PaymentMoments({ events }: { events: PaymentMoment[] }) {
  const formats = useFormats();
  const bankReason = useBankReason();
  const text = useText('resources.payments');
  const what = ({ type, outcome, money }: PaymentMoment) =>
    text(`events.${outcome ? `${type}_${outcome}` : type}`, { _: type, amount: money ? formats.money(money) : '' });
  return (
    <Moments
      title={text('blocks.events')}
      moments={events.map((event) => ({
        id: event.id,
        at: event.at,
        what: what(event),
        note: event.credits
          ? text('credits_of', { smart_count: event.credits, credits: formats.number(event.credits) })
          : undefined,
        told: event.provider_words && bankReason(event.provider_words),
        by: event.by && (event.by_name ?? text('colleague')),
        reason: event.reason,
      }))}
    />
  );
}

interface BeginProps {
  memberId: string;
  paymentId: string;
}

/** Begins a refund, also by R; a colleague has to agree. */
function BeginRefund({ memberId, paymentId }: BeginProps) {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const [open, setOpen] = useState(false);
  const may = maySeeWallet(role);
  useShortcuts(may ? { r: () => setOpen(true) } : {});
  if (!may) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<CurrencyExchange />}
        aria-keyshortcuts="r"
        onClick={() => setOpen(true)}
      >
        {translate('resources.proposals.begin_refund.action')}
      </Button>
      <BeginRefundDialog memberId={memberId} paymentId={paymentId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function OrderFacts({ payment }: { payment: PaymentDetail }) {
  const formats = useFormats();
  const inCredits = useCredits();
  const { member_id, credits_left, discount_code, discount_off, value_percentage } = payment;
  const text = useText('resources.payments');
  const field = (name: string) => text(`fields.${name}`);
  const discount =
    discount_code &&
    discount_off &&
    text('discount', { code: discount_code, percentage: value_percentage, off: formats.money(discount_off) });
  return (
    <FactBlock
      title={text('blocks.order')}
      facts={[
        [field('member_id'), <MemberLink key="member" id={member_id} />],
        [field('placed_at'), formats.instant(payment.placed_at)],
        [
          field('package'),
          <span key="package">
            {inCredits(payment.credits)} <Small component="span">{payment.package}</Small>
          </span>,
        ],
        [field('credits_left'), hasCreditsLeft(payment) && formats.number(credits_left)],
        [field('price'), formats.money(payment.price)],
        [field('discount'), discount],
        [field('transaction_costs'), formats.money(payment.transaction_costs)],
        [field('amount'), <strong key="amount">{formats.money(payment.amount)}</strong>],
      ]}
    />
  );
}

function ProviderFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { bank, mismatch, charged_back, settled_at, provider_reference } = payment;
  const field = useText('resources.payments.fields');
  return (
    <FactBlock
      title={translate('resources.payments.blocks.payment')}
      facts={[
        [field('payment_method'), <MethodName key="method" id={payment.payment_method} />],
        [field('provider'), payment.provider],
        [field('provider_reference'), provider_reference ?? '–'],
        [field('bank'), bank],
        [field('mismatch'), mismatch && formats.money(mismatch)],
        [field('charged_back'), charged_back && formats.money(charged_back)],
        [field('settled_at'), settled_at && formats.instant(settled_at)],
        [field('id'), payment.id],
      ]}
    />
  );
}
