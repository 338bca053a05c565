import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import { withBack } from '../../lib/return-path';
import { ButtonLink } from '../../ui/button';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { lastOrderQuery, methodsQuery, type Offer } from './api';
import { billOf, discountFor } from './bill';
import { MethodMark, methodName } from './method-mark';
import styles from './repeat-order.module.scss';

type Props = {
  /** Undefined while they are on their way. */
  offer: Offer | undefined;
  back: string | undefined;
};

/** MNY-11: what a paying member bought last, at today's price; nothing when it is not on offer any more. */
export function RepeatOrder({ offer, back }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const order = useQuery(lastOrderQuery());
  const methods = useQuery(methodsQuery());
  // Its place is kept: the packages below must not move under a finger.
  if (order.isPending || methods.isPending || !offer) return <Skeleton className={styles.waiting} height="auto" />;
  const last = order.data?.order;
  const pack = offer.packages.find(({ id }) => id === last?.package);
  const way = methods.data?.methods.find(({ id }) => id === last?.payment_method);
  if (!pack || !way) return null;
  const { id: method } = way;
  const { total } = billOf(pack, discountFor(offer, pack, method), way);
  return (
    <Panel className={styles.repeat} aria-labelledby="last-order">
      <MethodMark id={method} />
      <div>
        <h2 id="last-order">{t('payments.last_order')}</h2>
        <p>{t('payments.last_order_text', { count: pack.credits, method: methodName(method, t) })}</p>
      </div>
      <ButtonLink to={withBack(`/credits/${pack.id}/${method}`, back)}>
        {t('payments.order_again', { price: format.money(total) })}
      </ButtonLink>
    </Panel>
  );
}
