import { useTranslation } from '../../lib/texts';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import styles from './filter-bar.module.scss';
import { ORDERS, toOrder, without, type MemberFilter, type Order } from './member-filter';

const WORDS = {
  recommended: { name: 'search.order_recommended', how: 'search.order_how_recommended' },
  nearest: { name: 'search.order_nearest', how: 'search.order_how_nearest' },
  last_active: { name: 'search.order_last_active', how: 'search.order_how_last_active' },
  newest: { name: 'search.order_newest', how: 'search.order_how_newest' },
} as const satisfies Record<Order, { name: string; how: string }>;

type Choice = { order: Order; possible: boolean };

/** The orders that one can choose from; the nearest only where one's own place is known (DSC-09). */
export function useOrders(): { orders: Choice[]; needsPlace: boolean } {
  const { search_fields } = useSettings();
  const located = useUser()?.profile.located ?? false;
  const near = search_fields.includes('distance');
  return {
    orders: ORDERS.filter((order) => near || order !== 'nearest').map((order) => ({
      order,
      possible: located || order !== 'nearest',
    })),
    needsPlace: near && !located,
  };
}

/** What each order goes by, in plain words, and what none of them does. */
export function OrdersExplained({ orders }: { orders: Choice[] }) {
  const { t } = useTranslation();
  return (
    <>
      {orders.map(({ order }) => (
        <p key={order}>{t(WORDS[order].how)}</p>
      ))}
      <p>{t('search.order_how_nothing')}</p>
    </>
  );
}

export function OrderOptions({ orders }: { orders: Choice[] }) {
  const { t } = useTranslation();
  return orders.map(({ order, possible }) => (
    <option key={order} value={order} disabled={!possible}>
      {possible ? t(WORDS[order].name) : t('search.order_nearest_unknown')}
    </option>
  ));
}

type Props = { filter: MemberFilter; onChange: (filter: MemberFilter) => void };

/** The order as a chip among the others. */
export function OrderSelect({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const { orders } = useOrders();
  return (
    <label className={`relative ${styles.order}`}>
      <span className="visually-hidden">{t('search.order')}</span>
      <Icon name="sort" size={18} />
      <select
        value={filter.order ?? ORDERS[0]}
        onChange={({ target }) => {
          const order = toOrder(target.value);
          onChange({ ...without(filter, 'order'), ...(order && { order }) });
        }}
      >
        <OrderOptions orders={orders} />
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}
