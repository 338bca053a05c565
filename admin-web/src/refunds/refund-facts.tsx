import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import { filteredBy } from '../layout/address/list-address';
import { FactBlock } from '../layout/shows/record-card';
import { useFormats, useText } from '../layout/values/words';
import { MethodName, MemberLink, RecordLink } from '../layout/values/names';
import type { RefundDetail } from './refund';

export function RequestFacts({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { member_id, credits, amount, requested_at, decided_at, paid_out_at } = refund;
  const field = useText('resources.refunds.fields');
  const member = <MemberLink key="member" id={member_id} />;
  const begun = refund.begun_by !== null && (
    <RecordLink key="begun" resource="proposals" id={refund.id}>
      {refund.begun_by_name ?? translate('resources.proposals.name', { smart_count: 1 })}
    </RecordLink>
  );
  return (
    <FactBlock
      title={translate('resources.refunds.blocks.request')}
      facts={[
        [field('member_id'), member],
        [field('amount'), formats.money(amount)],
        [field('credits'), formats.number(credits)],
        [field('requested_at'), formats.instant(requested_at)],
        [field('begun_by'), begun],
        [field('approved_by'), refund.approved_by_name],
        [field('approve_reason'), refund.approve_reason],
        [field('decided_at'), decided_at && formats.instant(decided_at)],
        [field('decided_by'), refund.decided_by_name],
        [field('confirm_reason'), refund.confirm_reason],
        [field('reason'), refund.cause ? translate('resources.refunds.charged_back') : refund.reason],
        [field('paid_out_at'), paid_out_at && formats.instant(paid_out_at)],
        [field('provider_reference'), refund.provider_reference],
      ]}
    />
  );
}

/** Every attempt to pay it back, and how it ended. */
export function PayoutFacts({ refund: { payouts } }: { refund: RefundDetail }) {
  const formats = useFormats();
  const text = useText('resources.refunds.payouts');
  if (payouts.length === 0) return null;
  return (
    <FactBlock
      title={text('title')}
      facts={payouts.map(({ attempt, status, begun_at, ended_at, answer }) => [
        text('attempt', { attempt: formats.number(attempt) }),
        <span key={attempt}>
          {text(status, { at: formats.instant(ended_at ?? begun_at) })}
          {answer && (
            <>
              <br />
              {text('answer', { answer })}
            </>
          )}
        </span>,
      ])}
    />
  );
}

export function PurchaseFacts({ refund: { payment, payment_id } }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const field = useText('resources.refunds.payment');
  const title = translate('resources.refunds.blocks.payment');
  if (!payment) return <FactBlock title={title} facts={[[field('price'), field('unknown')]]} />;
  return (
    <FactBlock
      title={title}
      facts={[
        [field('price'), formats.money(payment.price)],
        [field('transaction_costs'), formats.money(payment.transaction_costs)],
        [field('credits'), formats.number(payment.credits)],
        [field('payment_method'), <MethodName key="method" id={payment.payment_method} />],
        [
          field('placed_at'),
          <RecordLink key="payment" resource="payments" id={payment_id}>
            {formats.instant(payment.placed_at)}
          </RecordLink>,
        ],
        [field('provider'), payment.provider],
        [field('provider_reference'), payment.provider_reference ?? '–'],
      ]}
    />
  );
}

/** What tells of a risk, in plain facts; each is one that colleagues can look up. */
export function HistoryFacts({ refund: { history, member_id } }: { refund: RefundDetail }) {
  const formats = useFormats();
  const field = useText('resources.refunds.history');
  const listed = (resource: string, filter: object, count: number): ReactNode =>
    count === 0 ? (
      '0'
    ) : (
      <Link key={resource} to={{ pathname: `/${resource}`, search: filteredBy(filter) }}>
        {formats.number(count)}
      </Link>
    );
  const charged = listed(
    'payments',
    { member_id, status: ['charged_back', 'partly_charged_back'] },
    history.charge_backs,
  );
  return (
    <FactBlock
      title={field('title')}
      facts={[
        [field('signed_up_at'), history.signed_up_at ? formats.instant(history.signed_up_at) : field('forgotten')],
        [field('purchases'), listed('payments', { member_id }, history.purchases)],
        [field('paid_out'), listed('refunds', { member_id, status: ['paid_out'] }, history.paid_out)],
        [field('refused'), listed('refunds', { member_id, status: ['refused'] }, history.refused)],
        [field('charge_backs'), history.charge_backs > 0 ? <b key="charged">{charged}</b> : charged],
      ]}
    />
  );
}
