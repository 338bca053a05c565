import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasApplePay } from '../../lib/apple-pay';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { isApiError } from '../../lib/api-client/api-error';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { methodsQuery, useOrder, type Method, type Offer } from './api';
import { billFrom, billOf, seenOf, type Seen } from './bill';
import { DiscountField } from './discount-field';
import { choiceFor, keepChoice } from './kept-choice';
import { MethodChoice } from './method-choice';
import { useDiscount } from './use-discount';
import styles from './checkout.module.scss';

type Props = {
  order: Offer['packages'][number];
  /** All packages, with the discount that is active by itself. */
  offer: Offer;
  /** How long that one still runs. */
  timeLeft: ReactNode;
  methodId: string | undefined;
  /** A payment that could not be made: its card is tried at another company. */
  retryOf: string | undefined;
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

function Form(props: Props & { methods: Method[] }) {
  const { order, offer, timeLeft, methodId, retryOf, onMethod, onOrdered, methods } = props;
  const { t } = useTranslation();
  const { ofCode, ofError } = useErrorText();
  const format = useFormat();
  const { refund_days } = useSettings();
  const cache = useQueryClient();
  const placing = useOrder();
  // The address follows the choice a moment later; the button must not wait for it.
  const [chosen, setChosen] = useState(methodId);
  const [before] = useState(() => choiceFor(order.id));
  const [bank, setBank] = useState(before?.methodId === methodId ? (before?.bank ?? '') : '');
  const [immediate, setImmediate] = useState(before?.immediate ?? false);
  const [missing, setMissing] = useState<'method' | 'bank' | 'immediate'>();
  // Another method is an order like any other.
  const elsewhere = retryOf !== undefined && chosen === methodId ? retryOf : undefined;
  const [leaving, setLeaving] = useLeaving();

  const method = methods.find(({ id }) => id === chosen);
  const discount = useDiscount(offer, { pack: order, methodId: method?.id, code: before?.code });
  const { pack, applied } = discount;
  // What the server said that just this costs, when it was asked for at another price.
  const what = [order.id, method?.id, applied?.code].join(' ');
  const [told, setTold] = useState<{ what: string; now: Seen }>();
  const changed = told?.what === what ? billFrom(told.now) : undefined;
  const bill = changed ?? billOf(pack, discount, method);
  const refusal = placing.error && !isApiError(placing.error, 'price_changed') ? placing.error : null;

  const pay = () => {
    if (!method) return setMissing('method');
    if (method.banks && !bank) return setMissing('bank');
    if (!immediate) return setMissing('immediate');
    setMissing(undefined);
    placing.mutate(
      {
        package: order.id,
        payment_method: method.id,
        ...(method.banks && { bank }),
        ...(elsewhere && { retry_of: elsewhere }),
        ...(applied && { discount_code: applied.code }),
        seen: seenOf(bill),
        apple_pay: hasApplePay(),
        immediate_performance: immediate,
      },
      {
        // The offer has ended under our hands: the prices that hold now are shown before anything is ordered.
        onError: (error) => {
          if (isApiError(error, 'price_changed')) return setTold({ what, now: error.params as unknown as Seen });
          if (!isApiError(error) || !error.code.startsWith('discount_')) return;
          discount.remove();
          void cache.invalidateQueries({ queryKey: ['get', '/api/packages'] });
        },
        onSuccess: ({ payment_id, pay_url }) => {
          setLeaving(true);
          keepChoice({ packageId: order.id, methodId: method.id, bank, immediate, code: discount.code });
          onOrdered(payment_id);
          window.location.assign(pay_url);
        },
      },
    );
  };

  return (
    <div className={styles.columns}>
      <div className={styles.choices}>
        {elsewhere && <Alert tone="info">{t('payments.other_provider_note')}</Alert>}
        <MethodChoice
          methods={methods}
          chosen={method?.id}
          bank={bank}
          bankError={missing === 'bank' ? t('payments.choose_bank') : undefined}
          onBank={(id) => {
            setBank(id);
            setMissing(undefined);
          }}
          onChoose={(id) => {
            setChosen(id);
            setBank('');
            setMissing(undefined);
            onMethod(id);
          }}
        />
      </div>
      <Panel className={styles.summary} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('payments.your_order')}</h2>
        <dl className={styles.lines}>
          <div>
            <dt>{t('payments.credits', { count: pack.credits })}</dt>
            <dd>{format.money(bill.price)}</dd>
          </div>
          {bill.off.amount > 0 && (
            <div className={styles.discount}>
              <dt>
                {t('payments.discount')} {!discount.own && timeLeft}
              </dt>
              <dd>−{format.money(bill.off)}</dd>
            </div>
          )}
          <div>
            <dt>{t('payments.costs')}</dt>
            <dd>{format.money(bill.costs)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('payments.total')}</dt>
            <dd>{format.money(bill.total)}</dd>
          </div>
        </dl>
        <p className={styles.vat}>{t('payments.including_vat')}</p>
        <DiscountField discount={discount} methodId={method?.id} />
        {missing === 'method' && (
          <Alert tone="warning" live>
            {t('payments.method_missing')}
          </Alert>
        )}
        {changed && (
          <Alert tone="warning" live>
            {t('payments.price_changed', { price: format.money(bill.total) })}
          </Alert>
        )}
        {refusal && (
          <Alert tone="danger" live>
            {ofError(refusal)}
          </Alert>
        )}
        <Checkbox
          label={t('payments.immediate')}
          hint={t('payments.immediate_hint', { days: refund_days })}
          error={missing === 'immediate' ? ofCode('immediate_performance_required') : undefined}
          checked={immediate}
          onChange={({ target }) => {
            setImmediate(target.checked);
            setMissing(undefined);
          }}
        />
        <Button
          variant="primary"
          wide
          className={styles.pay}
          busy={placing.isPending || leaving}
          // A quick answer may have put another price under it (MNY-12).
          onClick={(press) => isSecondOfTwo(press) || pay()}
        >
          {t('payments.order_and_pay', { price: format.money(bill.total) })}
        </Button>
        <p className={styles.trust}>
          <Icon name="shield" size={20} />
          <span>
            {t('payments.refund_line', { days: refund_days })}{' '}
            <a className="link" href="/pages/return-policy" target="_blank" rel="noreferrer">
              {t('payments.withdrawal')}
            </a>
          </span>
        </p>
      </Panel>
    </div>
  );
}

/** Whether the browser is on its way to the payment company. Who goes back may find this very page, as it was left. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return [leaving, setLeaving] as const;
}
