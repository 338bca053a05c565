import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { Select } from '../../ui/field';
import { LoadError } from '../../ui/load-error';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { pricingQuery } from './api';
import { MethodMark, methodName } from './method-mark';
import styles from './pricing.module.scss';

/** What credits cost in each country that the site serves, and how they are paid there. */
export function Pricing() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const format = useFormat();
  const { countries } = useSettings();
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery({
    ...pricingQuery(chosen),
    placeholderData: keepPreviousData,
  });

  // What is read stays where asking for it anew fails.
  if (error && !data) return <LoadError text={ofError(error)} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) {
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={320} />
      </div>
    );
  }
  return (
    <div className="stack gap-24 up-to-720" aria-busy={isFetching}>
      <div className={styles.country}>
        <Select
          label={t('payments.pricing.country')}
          value={chosen ?? data.country ?? ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          {!data.country && <option value="">{t('payments.pricing.any_country')}</option>}
          {countries.map((code) => (
            <option key={code} value={code}>
              {format.country(code)}
            </option>
          ))}
        </Select>
      </div>
      <Panel>
        <table className={`full figures ${styles.table}`}>
          <caption className="visually-hidden">{t('payments.pricing.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('payments.credits_label')}</th>
              <th scope="col">{t('payments.price')}</th>
              <th scope="col">{t('payments.pricing.per_message')}</th>
            </tr>
          </thead>
          <tbody>
            {data.packages.map(({ id, credits, price, message_price }) => (
              <tr key={id}>
                <th scope="row">{format.number(credits)}</th>
                <td>{format.money(price)}</td>
                <td>{format.money(message_price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet">{t('payments.including_vat')}</p>
      </Panel>
      <Panel aria-labelledby="pricing-methods">
        <h2 id="pricing-methods">{t('payments.pricing.methods')}</h2>
        {data.methods.length === 0 && <p className="quiet">{t('payments.no_methods')}</p>}
        <ul role="list" className={`stack mt-12 ${styles.methods}`}>
          {data.methods.map(({ id, transaction_costs: costs }) => (
            <li key={id} className="row gap-12 min-44">
              <MethodMark id={id} />
              <span>{methodName(id, t)}</span>
              <span className={`small quiet ${styles.costs}`}>
                {costs.amount > 0 ? `+ ${format.money(costs)}` : t('payments.pricing.no_costs')}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
