import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { useFormat } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Lot } from './api';
import styles from './refund-request.module.scss';
import { creditsOf, moneyText } from './totals';

type Props = { lots: readonly Lot[]; endsPremium: boolean; busy: boolean; onBack: () => void; onAsk: () => void };

export function ConfirmStep({ lots, endsPremium, busy, onBack, onAsk }: Props) {
  const { t } = useTranslation();
  const amount = moneyText(lots, useFormat());
  return (
    <>
      <header>
        <p className="small strong quiet">{t('refunds.step', { step: 2 })}</p>
        <h2 tabIndex={-1} className="unringed">
          {t('refunds.confirm')}
        </h2>
      </header>
      <ul role="list" className={`stack gap-12 ${styles.meaning}`}>
        <li>
          <Icon name="bank" size={20} />
          {t('refunds.confirm_money', { amount })}
        </li>
        <li>
          <Icon name="credits" size={20} />
          {t('refunds.confirm_credits', { count: creditsOf(lots) })}
        </li>
        <li>
          <Icon name="clock" size={20} />
          {t('refunds.confirm_decision')}
        </li>
      </ul>
      {endsPremium && <Alert tone="warning">{t('refunds.confirm_premium')}</Alert>}
      <div className={`flex to-end gap-12 ${styles.actions}`}>
        <Button onClick={(press) => busy || isSecondOfTwo(press) || onBack()} aria-disabled={busy}>
          {t('refunds.back')}
        </Button>
        <Button variant="primary" busy={busy} onClick={(press) => isSecondOfTwo(press) || onAsk()}>
          {t('refunds.ask', { amount })}
        </Button>
      </div>
    </>
  );
}
