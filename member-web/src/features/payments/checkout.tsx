import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import type { Money } from '../../lib/api-client/types';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { methodsQuery, useOrder, type Method } from './api';
import { MethodChoice } from './method-choice';
import styles from './checkout.module.scss';

type Props = {
  order: { id: string; credits: number; price: Money };
  methodId: string | undefined;
  onMethod: (id: string) => void;
  /** Called with the payment before the browser leaves for the provider. */
  onOrdered: (paymentId: string) => void;
};

export function Checkout(props: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const methods = useQuery(methodsQuery());

  if (methods.isPending) {
    return (
      <div className={styles.columns} role="status" aria-label={t('common.loading')}>
        <Skeleton height={280} />
        <Skeleton height={220} />
      </div>
    );
  }
  if (!methods.data) {
    return <LoadError text={ofError(methods.error)} onRetry={() => void methods.refetch()} busy={methods.isFetching} />;
  }
  if (methods.data.methods.length === 0) return <Alert tone="warning">{t('payments.no_methods')}</Alert>;
  return <Form {...props} methods={methods.data.methods} />;
}

function Form({ order, methodId, onMethod, onOrdered, methods }: Props & { methods: Method[] }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const format = useFormat();
  const { refund_days } = useSettings();
  const placing = useOrder();
  // The address follows the choice a moment later; the button must not wait for it.
  const [chosen, setChosen] = useState(methodId);
  const [bank, setBank] = useState('');
  const [missing, setMissing] = useState<'method' | 'bank'>();
  const [leaving, setLeaving] = useState(false);

  const method = methods.find(({ id }) => id === chosen);
  const costs = method?.transaction_costs ?? { ...order.price, amount: 0 };
  const total = { ...order.price, amount: order.price.amount + costs.amount };

  const pay = () => {
    if (!method) return setMissing('method');
    if (method.banks && !bank) return setMissing('bank');
    setMissing(undefined);
    placing.mutate(
      { package: order.id, payment_method: method.id, ...(method.banks && { bank }) },
      {
        onSuccess: ({ payment_id, pay_url }) => {
          setLeaving(true);
          onOrdered(payment_id);
          window.location.assign(pay_url);
        },
      },
    );
  };

  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        <MethodChoice
          methods={methods}
          chosen={method?.id}
          onChoose={(id) => {
            setChosen(id);
            setBank('');
            setMissing(undefined);
            onMethod(id);
          }}
        />
        {method?.banks && (
          <Select
            label={t('payments.bank')}
            value={bank}
            error={missing === 'bank' ? t('payments.choose_bank') : undefined}
            onChange={({ target }) => setBank(target.value)}
          >
            <option value="" disabled>
              {t('payments.choose_bank')}
            </option>
            {method.banks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Panel className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('payments.your_order')}</h2>
        <dl className={styles.lines}>
          <div>
            <dt>{t('payments.credits', { count: order.credits })}</dt>
            <dd>{format.money(order.price)}</dd>
          </div>
          <div>
            <dt>{t('payments.costs')}</dt>
            <dd>{format.money(costs)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('payments.total')}</dt>
            <dd>{format.money(total)}</dd>
          </div>
        </dl>
        <p className={styles.vat}>{t('payments.including_vat')}</p>
        {missing === 'method' && (
          <Alert tone="warning" live>
            {t('payments.method_missing')}
          </Alert>
        )}
        {placing.error && (
          <Alert tone="danger" live>
            {ofError(placing.error)}
          </Alert>
        )}
        <Button variant="primary" wide className={styles.pay} busy={placing.isPending || leaving} onClick={pay}>
          {t('payments.order_and_pay', { price: format.money(total) })}
        </Button>
        <p className={styles.trust}>
          <Icon name="shield" size={20} />
          {t('payments.refund_line', { days: refund_days })}
        </p>
      </Panel>
    </div>
  );
}
