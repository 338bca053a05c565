import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import { withBack } from '../../lib/return-path';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { lastOrderQuery, methodsQuery, type Offer } from './api';
import { MethodMark, methodName } from './method-mark';
import styles from './repeat-order.module.scss';

type Props = {
  /** Undefined while they are on their way. */
  packages: Offer['packages'] | undefined;
  back: string | undefined;
};

/** MNY-11: what a paying member bought last, at today's price; nothing when it is not on offer any more. */
export function RepeatOrder({ packages, back }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const order = useQuery(lastOrderQuery());
  const methods = useQuery(methodsQuery());
  // Its place is kept: the packages below must not move under a finger.
  if (order.isPending || methods.isPending || !packages) return <Skeleton className={styles.waiting} height="auto" />;
  const last = order.data?.order;
  const offer = packages.find(({ id }) => id === last?.package);
  if (!last || !offer || !methods.data?.methods.some(({ id }) => id === last.payment_method)) return null;
  const method = last.payment_method;
  return (
    <Panel className={styles.repeat} aria-labelledby="last-order">
      <MethodMark id={method} />
      <div>
        <h2 id="last-order">{t('payments.last_order')}</h2>
        <p>{t('payments.last_order_text', { count: offer.credits, method: methodName(method, t) })}</p>
      </div>
      <ButtonLink to={withBack(`/credits/${offer.id}/${method}`, back)}>
        {t('payments.order_again', { price: format.money((offer.discounted ?? offer).price) })}
      </ButtonLink>
    </Panel>
  );
}
