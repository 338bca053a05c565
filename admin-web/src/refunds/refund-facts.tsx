import type { ReactNode } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { FactBlock, known } from '../layout/shows/fact-block';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { MethodName } from '../layout/values/method-name';
import type { RefundDetail } from './refund';

export function RequestFacts({ refund }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const createPath = useCreatePath();
  const { member_id, credits, amount, requested_at, decided_at, paid_out_at } = refund;
  const field = (name: string) => translate(`resources.refunds.fields.${name}`);
  const member = (
    <Link key="member" to={createPath({ resource: 'members', id: member_id, type: 'show' })}>
      <MemberName id={member_id} />
    </Link>
  );
  const begun = refund.begun_by !== null && (
    <Link key="begun" to={createPath({ resource: 'proposals', id: refund.id, type: 'show' })}>
      {refund.begun_by_name ?? translate('resources.proposals.name', { smart_count: 1 })}
    </Link>
  );
  return (
    <FactBlock
      title={translate('resources.refunds.blocks.request')}
      facts={known([
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
      ])}
    />
  );
}

/** Every attempt to pay it back, and how it ended. */
export function PayoutFacts({ refund: { payouts } }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string, options?: object) => translate(`resources.refunds.payouts.${key}`, options);
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
  const createPath = useCreatePath();
  const field = (name: string) => translate(`resources.refunds.payment.${name}`);
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
          <Link key="payment" to={createPath({ resource: 'payments', id: payment_id, type: 'show' })}>
            {formats.instant(payment.placed_at)}
          </Link>,
        ],
        [field('provider'), payment.provider],
        [field('provider_reference'), payment.provider_reference ?? '–'],
      ]}
    />
  );
}

/** What tells of a risk, in plain facts; each is one that colleagues can look up. */
export function HistoryFacts({ refund: { history, member_id } }: { refund: RefundDetail }) {
  const translate = useTranslate();
  const formats = useFormats();
  const field = (name: string) => translate(`resources.refunds.history.${name}`);
  const listed = (resource: string, filter: object, count: number): ReactNode =>
    count === 0 ? (
      '0'
    ) : (
      <Link
        key={resource}
        to={{ pathname: `/${resource}`, search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` }}
      >
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
