import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import type { Method } from './api';
import { MethodMark, methodName } from './method-mark';
import styles from './method-choice.module.scss';

type Props = { methods: Method[]; chosen: string | undefined; onChoose: (id: string) => void };

export function MethodChoice({ methods, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('payments.choose_method')}</legend>
      {methods.map(({ id, transaction_costs: costs }) => (
        <label key={id} className={styles.method}>
          <input type="radio" name="method" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <MethodMark id={id} />
          <span className={styles.name}>{methodName(id, t)}</span>
          {costs.amount > 0 && <span className={styles.costs}>+ {format.money(costs)}</span>}
          <span className={styles.dot} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
