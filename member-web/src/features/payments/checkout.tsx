import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Checkbox } from '../../ui/field';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { methodFor, methodsQuery, type Method, type Offer } from './api';
import { DiscountField } from './discount-field';
import { choiceFor, keepChoice } from './kept-choice';
import { MethodChoice } from './method-choice';
import { BillLines, bringIntoSight, OrderProblem, PayBar, PayTrust } from './order-summary';
import { useDiscount } from './use-discount';
import { usePaying } from './use-paying';
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
      <div className={`stack gap-24 ${styles.columns}`} role="status" aria-label={t('common.loading')}>
        <Skeleton height={280} />
        <Skeleton height={220} />
      </div>
    );
  }
  if (!methods.data?.methods.length) {
    const text = methods.data ? t('payments.no_methods') : ofError(methods.error);
    return <LoadError text={text} onRetry={() => void methods.refetch()} busy={methods.isFetching} />;
  }
  return <Form {...props} methods={methods.data.methods} />;
}

function Form(props: Props & { methods: Method[] }) {
  const { order, offer, timeLeft, methodId, retryOf, onMethod, onOrdered, methods } = props;
  const { t } = useTranslation();
  const { ofCode } = useErrorText();
  const { refund_days } = useSettings();
  // The address follows the choice a moment later; the button must not wait for it.
  const [chosen, setChosen] = useState(methodId);
  const [before] = useState(() => choiceFor(order.id));
  const [immediate, setImmediate] = useState(before?.immediate ?? false);
  const [tried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  // Another method is an order like any other.
  const elsewhere = retryOf !== undefined && chosen === methodId ? retryOf : undefined;

  const method = methodFor(methods, chosen);
  const discount = useDiscount(offer, { pack: order, methodId: method?.id, code: before?.code });
  const { pack } = discount;
  const paying = usePaying({
    order,
    method,
    discount,
    onOrdered: (paymentId) => {
      keepChoice({ packageId: order.id, immediate, code: discount.code });
      onOrdered(paymentId);
    },
  });
  const { bill, busy } = paying;

  const pay = () => {
    setTried(true);
    // All that is missing is told, and the first of it brought into sight.
    if (!method) return bringIntoSight(choices.current?.querySelector('input'));
    if (!immediate) return bringIntoSight(consent.current);
    paying.pay({ ...(elsewhere && { retry_of: elsewhere }) });
  };

  return (
    <div className={`stack gap-24 ${styles.columns}`}>
      <div className={`stack gap-24 ${styles.choices}`} ref={choices}>
        {elsewhere && <Alert tone="info">{t('payments.other_provider_note')}</Alert>}
        <MethodChoice
          methods={methods}
          chosen={method?.id}
          error={tried && !method ? t('payments.method_missing') : undefined}
          onChoose={(id) => {
            setChosen(id);
            onMethod(id);
          }}
        />
      </div>
      <Panel className={`stack gap-16 ${styles.summary}`} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('payments.your_order')}</h2>
        <BillLines credits={pack.credits} bill={bill} timeLeft={!discount.own && timeLeft} />
        <DiscountField discount={discount} methodId={method?.id} />
        <OrderProblem {...paying} />
        <p className="small quiet">{t('payments.immediate_hint', { days: refund_days })}</p>
        <PayBar bill={bill} busy={busy} onPay={pay}>
          <Checkbox
            ref={consent}
            label={t('payments.immediate')}
            error={tried && !immediate ? ofCode('immediate_performance_required') : undefined}
            checked={immediate}
            onChange={({ target }) => setImmediate(target.checked)}
          />
        </PayBar>
        <PayTrust methodId={method?.id} />
      </Panel>
    </div>
  );
}
