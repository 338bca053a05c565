import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useFormat } from '../../lib/format';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { paymentQuery, type Payment } from './api';
import { methodName } from './method-mark';

/** The facts of a payment that is known by its number only. */
export function PaymentSummary({ id }: { id: string }) {
  const payment = useQuery(paymentQuery(id));
  if (payment.isPending) return <Skeleton height={120} />;
  if (payment.data) return <PaymentFacts payment={payment.data} />;
  return isApiError(payment.error, 'payment_not_found') ? null : <PartError query={payment} />;
}

/** MNY-11: what a payment shows. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { price, discount, transaction_costs: costs } = payment;
  const before = { ...price, amount: price.amount + (discount?.off.amount ?? 0) };
  const total = { ...price, amount: price.amount + costs.amount };
  return (
    <dl className="facts mt-8 pt-8 line-above">
      <div>
        <dt>{t('payments.credits_label')}</dt>
        <dd>{format.number(payment.credits)}</dd>
      </div>
      <div>
        <dt>{t('payments.price')}</dt>
        <dd>{format.money(before)}</dd>
      </div>
      {discount && (
        <div>
          <dt>{t('payments.discount')}</dt>
          <dd>
            {discount.code} · −{format.money(discount.off)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('payments.costs')}</dt>
        <dd>{format.money(costs)}</dd>
      </div>
      {total.amount !== before.amount && (
        <div className="strong">
          <dt>{t('payments.total')}</dt>
          <dd>{format.money(total)}</dd>
        </div>
      )}
      <div>
        <dt>{t('payments.method_label')}</dt>
        <dd>{methodName(payment.payment_method, t)}</dd>
      </div>
      <div>
        <dt>{t('payments.number')}</dt>
        <dd className="small quiet breaks">{payment.payment_id}</dd>
      </div>
    </dl>
  );
}
