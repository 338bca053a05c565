import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/field';
import { useFormat } from '../../lib/format';
import type { Method } from './api';
import { MethodMark, methodName } from './method-mark';
import styles from './method-choice.module.scss';

type Props = {
  methods: Method[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  bank: string;
  bankError: string | undefined;
  onBank: (id: string) => void;
};

export function MethodChoice({ methods, chosen, onChoose, bank, bankError, onBank }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('payments.choose_method')}</legend>
      {methods.map(({ id, transaction_costs: costs, banks }) => (
        <div key={id} className={styles.method} data-chosen={id === chosen || undefined}>
          <label className={styles.row}>
            <input type="radio" name="method" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <MethodMark id={id} />
            <span className={styles.name}>{methodName(id, t)}</span>
            {costs.amount > 0 && <span className={styles.costs}>+ {format.money(costs)}</span>}
            <span className={styles.dot} aria-hidden="true" />
          </label>
          {id === chosen && banks && (
            <div className={styles.bank}>
              <Select
                label={t('payments.bank')}
                value={bank}
                error={bankError}
                onChange={({ target }) => onBank(target.value)}
              >
                <option value="" disabled>
                  {t('payments.choose_bank')}
                </option>
                {banks.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
