import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/field';
import { Icon } from '../../ui/icon';
import type { Lot } from './api';
import styles from './refund-request.module.scss';
import { moneyText } from './totals';

type Props = {
  lots: readonly Lot[];
  chosen: readonly Lot[];
  onChange: (chosen: readonly Lot[]) => void;
  onNext: () => void;
};

export function PurchaseStep({ lots, chosen, onChange, onNext }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [missing, setMissing] = useState(false);
  const toggle = (lot: Lot, taken: boolean) => {
    setMissing(false);
    onChange(lots.filter((one) => (one === lot ? taken : chosen.includes(one))));
  };
  return (
    <>
      <header>
        <p className="small strong quiet">{t('refunds.step', { step: 1 })}</p>
        <h2 tabIndex={-1} className="unringed">
          {t('refunds.choose')}
        </h2>
      </header>
      <ul role="list" className={`stack gap-12 ${styles.purchases}`}>
        {lots.map((lot) => (
          <li key={lot.payment_id} data-chosen={chosen.includes(lot)}>
            <Checkbox
              checked={chosen.includes(lot)}
              onChange={({ target }) => toggle(lot, target.checked)}
              label={<Purchase lot={lot} />}
              hint={t('refunds.until', {
                date: format.date(lot.refundable_until),
                time: format.time(lot.refundable_until),
              })}
            />
          </li>
        ))}
      </ul>
      {missing && (
        <p role="alert" className="row gap-8 text-15 strong danger">
          <Icon name="warning" size={16} />
          {t('refunds.nothing_chosen')}
        </p>
      )}
      <p className="flex wrap baseline between line-above gap-0-16 pt-16">
        <span>{t('refunds.total')}</span>{' '}
        <strong className="bold-26 figures">{moneyText(chosen, format) || '–'}</strong>
      </p>
      <div className={`flex to-end gap-12 ${styles.actions}`}>
        <Button variant="primary" onClick={() => (chosen.length > 0 ? onNext() : setMissing(true))}>
          {t('refunds.next')}
        </Button>
      </div>
    </>
  );
}

function Purchase({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, credits_bought } = lot;
  return (
    <span className="stack fill-still gap-0-16">
      <span className="strong">
        {credits === credits_bought
          ? t('payments.credits', { count: credits })
          : t('refunds.left', { left: format.number(credits), bought: format.number(credits_bought) })}
      </span>
      <span className="strong figures">{format.money(lot.amount)}</span>
      <span className="whole-line small quiet">{t('refunds.bought_on', { date: format.date(lot.bought_at) })}</span>
    </span>
  );
}
