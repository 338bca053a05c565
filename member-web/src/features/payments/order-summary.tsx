import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Bill } from './bill';
import styles from './order-summary.module.scss';

/** What an order comes to, line by line. `timeLeft`: how long its discount still runs. */
export function BillLines({ credits, bill, timeLeft }: { credits: number; bill: Bill; timeLeft?: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <dl className={`figures ${styles.lines}`}>
        <div>
          <dt>{t('payments.credits', { count: credits })}</dt>
          <dd>{format.money(bill.price)}</dd>
        </div>
        {bill.off.amount > 0 && (
          <div className={styles.discount}>
            <dt>
              {t('payments.discount')} {timeLeft}
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
      <p className={`small quiet ${styles.vat}`}>{t('payments.including_vat')}</p>
    </>
  );
}

/** Why nothing was ordered; brought into sight and focused, for its button may be far from it on a phone. */
export function OrderProblem({ bill, changed, refusal }: { bill: Bill; changed: boolean; refusal: Error | null }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const format = useFormat();
  if (changed) {
    const price = format.money(bill.total);
    return (
      <InSight key={price}>
        <Alert tone="warning" live>
          {t('payments.price_changed', { price })}
        </Alert>
      </InSight>
    );
  }
  if (!refusal) return null;
  return (
    <InSight>
      <Alert tone="danger" live>
        {ofError(refusal)}
      </Alert>
    </InSight>
  );
}

function InSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoSight(box.current), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.problem}>
      {children}
    </div>
  );
}

/** In the middle of the screen: at its edges are bars. */
export function bringIntoSight(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

type PayProps = { bill: Bill; busy: boolean; onPay: () => void; children?: ReactNode };

/** Total and button, and what has to be agreed to before: always in sight on phones, where it is the bar at the foot of the screen. */
export function PayBar({ bill, busy, onPay, children }: PayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = format.money(bill.total);
  return (
    <div className={`stack gap-8 ${styles.bar}`}>
      {children}
      <p className={`between baseline gap-16 figures flex ${styles.sum}`}>
        <span>{t('payments.total')}</span>
        <strong className="bold-20">{price}</strong>
      </p>
      <Button
        variant="primary"
        size="large"
        wide
        className={styles.pay}
        busy={busy}
        // A quick answer may have put another price under it (MNY-12).
        onClick={(press) => isSecondOfTwo(press) || onPay()}
      >
        <span>
          {t('payments.order')} <span className={styles.price}>· {price}</span>
        </span>
      </Button>
    </div>
  );
}

/** Who gets the details of the payment, and what happens to credits that are not used. */
export function PayTrust({ methodId }: { methodId: string | undefined }) {
  const { t } = useTranslation();
  const { refund_days } = useSettings();
  return (
    <div className={`stack gap-12 small quiet ${styles.trust}`}>
      {methodId !== 'sdd' && (
        <p>
          <Icon name="lock" size={20} />
          <span>{t('payments.secure_line')}</span>
        </p>
      )}
      <p>
        <Icon name="shield" size={20} />
        <span>
          {t('payments.refund_line', { days: refund_days })}{' '}
          <a className="link" href="/pages/return-policy" target="_blank" rel="noreferrer">
            {t('payments.withdrawal')}
          </a>
        </span>
      </p>
    </div>
  );
}
