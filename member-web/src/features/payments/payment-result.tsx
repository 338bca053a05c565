import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { hasApplePay } from '../../lib/apple-pay';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { userQuery, useUser } from '../../lib/session';
import { withBack } from '../../lib/return-path';
import { ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Loading, Spinner } from '../../ui/spinner';
import { paymentQuery, type Payment } from './api';
import { forgetChoice } from './kept-choice';
import { methodName } from './method-mark';
import { PaymentFacts } from './payment-facts';
import styles from './payment-result.module.scss';

type Props = { id: string; back: string | undefined };

export function PaymentResult({ id, back }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const cache = useQueryClient();
  const payment = useQuery(paymentQuery(id));
  const status = payment.data?.status;

  useEffect(() => {
    if (status === 'completed') {
      forgetChoice();
      void cache.invalidateQueries({ queryKey: userQuery.queryKey });
      void cache.invalidateQueries({ queryKey: ['get', '/api/transactions'] });
    }
  }, [cache, status]);

  if (payment.isPending) return <Loading label={t('payments.loading')} />;
  if (!payment.data)
    return (
      <LoadError
        heading="h1"
        text={ofError(payment.error)}
        onRetry={() => void payment.refetch()}
        busy={payment.isFetching}
      />
    );
  return (
    <Panel className={`center up-to-560 ${styles.result}`} aria-live="polite">
      <Outcome payment={payment.data} back={back} />
      <PaymentFacts payment={payment.data} />
    </Panel>
  );
}

function Outcome({ payment, back }: { payment: Payment; back: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();

  switch (payment.status) {
    case 'pending':
      return (
        <EmptyState
          heading="h1"
          drawing={DRAWINGS.waiting}
          title={t('payments.pending_title')}
          action={<Onward back={back} />}
        >
          {payment.payable_until ? (
            <p>{t('payments.transfer_text', { date: format.date(payment.payable_until) })}</p>
          ) : (
            <>
              <p>{t('payments.pending_text')}</p>
              <span className="place-center mt-8 secondary">
                <Spinner />
              </span>
            </>
          )}
        </EmptyState>
      );
    case 'completed':
      return (
        <EmptyState
          heading="h1"
          drawing={DRAWINGS.done}
          title={t('payments.completed_title', { count: payment.credits })}
          action={
            <>
              <Onward back={back} primary />
              <ButtonLink variant="quiet" to="/transactions">
                {t('credits.transactions')}
              </ButtonLink>
            </>
          }
        >
          {user && <p>{t('payments.balance', { credits: format.number(user.credits) })}</p>}
        </EmptyState>
      );
    case 'failed':
    case 'cancelled':
      return <Failure payment={payment} back={back} />;
    case 'declined':
    case 'returned':
      return <MoneyBack payment={payment} back={back} />;
  }
}

/** The money came and nothing was credited: why, and where it is. */
function MoneyBack({ payment: { status, money_back }, back }: { payment: Payment; back: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!money_back) return null;
  const { title, ...texts } = MONEY_BACK[money_back.why];
  return (
    <EmptyState heading="h1" drawing={DRAWINGS.coins} title={t(title)} action={<Onward back={back} primary />}>
      <p>{t(status === 'declined' ? texts.declined : texts.returned, { price: format.money(money_back.amount) })}</p>
    </EmptyState>
  );
}

const MONEY_BACK = {
  discount: {
    title: 'payments.declined_title',
    declined: 'payments.declined_text',
    returned: 'payments.returned_text',
  },
  amount: {
    title: 'payments.other_amount_title',
    declined: 'payments.other_amount_declined',
    returned: 'payments.other_amount_returned',
  },
} as const;

/** Tried again: otherwise, the same way, or with the same card at another company (MNY-03). */
function Failure({ payment, back }: { payment: Payment; back: string | undefined }) {
  const { t } = useTranslation();
  const { payment_id, status, payment_method: method, other_provider } = payment;
  const shop = `/credits/${payment.package}`;
  return (
    <EmptyState
      heading="h1"
      drawing={ERROR_DRAWINGS.broken}
      title={t('payments.failed')}
      action={
        <>
          <ButtonLink variant="primary" to={withBack(shop, back)}>
            {t('payments.other_method')}
          </ButtonLink>
          {canPayBy(method) && (
            <ButtonLink variant="secondary" to={withBack(`${shop}/${method}`, back)}>
              {t('payments.try_again', { method: methodName(method, t) })}
            </ButtonLink>
          )}
          {other_provider && (
            <ButtonLink variant="quiet" to={withBack(`${shop}/${method}?retry=${payment_id}`, back)}>
              {t('payments.other_provider')}
            </ButtonLink>
          )}
          {back && <Onward back={back} quiet />}
        </>
      }
    >
      {/* Whoever cancelled knows that it was not the card. */}
      <p>{other_provider && status === 'failed' ? t('payments.card_failed') : t('payments.nothing_charged')}</p>
    </EmptyState>
  );
}

/** It may have been tried on another device. */
const canPayBy = (method: string) => method !== 'applepay' || hasApplePay();

type OnwardProps = { back: string | undefined; primary?: boolean; quiet?: boolean };

/** Where the member came from to buy, or the members. */
function Onward({ back, primary = false, quiet = false }: OnwardProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant={primary ? 'primary' : quiet ? 'quiet' : 'secondary'} to={back ?? '/members'}>
      {back?.startsWith('/chats') ? t('payments.back_to_chat') : t('app.to_members')}
    </ButtonLink>
  );
}
