import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { withBack } from '../../lib/return-path';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { lastOrderQuery, methodFor, methodsQuery, type Method, type Offer, type Payment } from './api';
import { billOf, discountFor } from './bill';
import { MethodMark, methodName } from './method-mark';
import { BillLines, OrderProblem, PayBar, PayTrust } from './order-summary';
import { useDiscount } from './use-discount';
import { usePaying } from './use-paying';
import styles from './repeat-order.module.scss';

type CardProps = {
  /** Undefined while they are on their way. */
  offer: Offer | undefined;
  back: string | undefined;
};

/** MNY-11: what a paying member bought last, at today's price; nothing when it is not on offer any more. */
export function RepeatOrderCard({ offer, back }: CardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const order = useQuery(lastOrderQuery());
  const methods = useQuery(methodsQuery());
  // Its place is kept: the packages below must not move under a finger.
  if (order.isPending || methods.isPending || !offer)
    return <Skeleton className={`mb-16 rounded ${styles.waiting}`} height="auto" />;
  const last = order.data?.order;
  const pack = offer.packages.find(({ id }) => id === last?.package);
  const way = methodFor(methods.data?.methods ?? [], last?.payment_method);
  if (!pack || !way) return null;
  const { id: method } = way;
  const { total } = billOf(pack, discountFor(offer, pack, method), way);
  return (
    <Panel className={`stack items-center p-16 mb-16 ${styles.repeat}`} aria-labelledby="last-order">
      <MethodMark id={method} />
      <div>
        <h2 id="last-order" className="bold-15">
          {t('payments.last_order')}
        </h2>
        <p className="quiet figures">
          {t('payments.last_order_text', { count: pack.credits, method: methodName(method, t) })}
        </p>
      </div>
      <ButtonLink to={withBack('/credits/repeat-order', back)}>
        {t('payments.order_again', { price: format.money(total) })}
      </ButtonLink>
    </Panel>
  );
}

type Props = {
  offer: Offer;
  back: string | undefined;
  /** How long the discount that is active by itself still runs. */
  timeLeft: ReactNode;
  onOrdered: (paymentId: string) => void;
};

/** MNY-05: the last order with its method, at today's price, ordered with one press. */
export function RepeatOrder(props: Props) {
  const { offer, back } = props;
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  // Not from the cache: another order may have been paid meanwhile, and its price may have been changed.
  const order = useQuery({ ...lastOrderQuery(), staleTime: 0 });
  const methods = useQuery(methodsQuery());
  const missing = [order, methods].find(({ isPending, data }) => !isPending && !data);
  if (missing) {
    return (
      <LoadError
        text={ofError(missing.error)}
        onRetry={() => void Promise.all([order.refetch(), methods.refetch()])}
        busy={missing.isFetching}
      />
    );
  }
  if (!order.data || !methods.data) {
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={420} />
      </div>
    );
  }

  const last = order.data.order;
  if (!last) return <NoRepeat text={t('payments.repeat.nothing')} to={withBack('/credits', back)} />;
  const pack = offer.packages.find(({ id }) => id === last.package);
  if (!pack) return <NoRepeat text={t('payments.repeat.package_gone')} to={withBack('/credits', back)} />;
  const method = methodFor(methods.data.methods, last.payment_method);
  if (!method) {
    const text = t('payments.repeat.method_gone', { method: methodName(last.payment_method, t) });
    return <NoRepeat text={text} to={withBack(`/credits/${pack.id}`, back)} way="method" />;
  }
  return <Confirmation {...props} last={last} pack={pack} method={method} />;
}

function NoRepeat({ text, to, way = 'package' }: { text: string; to: string; way?: 'package' | 'method' }) {
  const { t } = useTranslation();
  const words = { package: t('payments.repeat.to_packages'), method: t('payments.other_method') };
  return (
    <Panel className="center up-to-560">
      <EmptyState
        drawing={DRAWINGS.coins}
        title={t('payments.repeat.not_again')}
        action={
          <ButtonLink variant="primary" to={to}>
            {words[way]}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </Panel>
  );
}

type Ready = Props & { last: Payment; pack: Offer['packages'][number]; method: Method };

function Confirmation({ offer, back, timeLeft, onOrdered, last, pack: order, method }: Ready) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, refund_days } = useSettings();
  const discount = useDiscount(offer, { pack: order, methodId: method.id, code: undefined });
  const { pack } = discount;
  const paying = usePaying({ order, method, discount, onOrdered });
  const { bill } = paying;
  const then = { ...last.price, amount: last.price.amount + last.transaction_costs.amount };
  const differs =
    then.amount !== bill.total.amount || then.currency !== bill.total.currency || last.credits !== pack.credits;

  return (
    <div className="stack gap-16 center up-to-560">
      {differs && (
        <Alert tone="warning">
          {t('payments.repeat.changed', {
            date: format.fullDate(last.created_at),
            before: t('payments.repeat.credits_for', { count: last.credits, price: format.money(then) }),
            now: t('payments.repeat.credits_for', { count: pack.credits, price: format.money(bill.total) }),
          })}{' '}
          {last.discount && bill.off.amount === 0 && t('payments.repeat.discount_ended')}
        </Alert>
      )}
      <Panel className="stack gap-16" aria-labelledby="repeat-title">
        <h2 id="repeat-title">{t('payments.your_order')}</h2>
        <div className={`stack items-center line-below ${styles.method}`}>
          <MethodMark id={method.id} />
          <p>
            <span className="quiet">{t('payments.method_label')}</span>
            <strong>{methodName(method.id, t)}</strong>
          </p>
          <ButtonLink variant="quiet" size="small" to={withBack(`/credits/${order.id}`, back)}>
            {t('payments.repeat.change')}
            <span className="visually-hidden"> ({t('payments.method_label')})</span>
          </ButtonLink>
        </div>
        <BillLines credits={pack.credits} bill={bill} timeLeft={timeLeft} />
        <p className="small quiet">{t('payments.repeat.receipt', { site: name })}</p>
        <OrderProblem {...paying} />
        <p className={`small quiet ${styles.consent}`}>
          {t('payments.repeat.consent')} <strong>{t('payments.immediate')}</strong>{' '}
          {t('payments.immediate_hint', { days: refund_days })}
        </p>
        <PayBar bill={bill} busy={paying.busy} onPay={() => paying.pay({ agreed_by: 'button' })} />
        <PayTrust methodId={method.id} />
      </Panel>
    </div>
  );
}
