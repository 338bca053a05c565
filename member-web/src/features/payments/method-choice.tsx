import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Method } from './api';
import { MethodMark, methodName } from './method-mark';
import styles from './method-choice.module.scss';

/** The server lists first what the member's country pays with most. */
const FIRST = 3;
/** As many as fit beside a name on a phone. */
const BRANDS = 3;

type Props = {
  methods: Method[];
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
};

export function MethodChoice({ methods, chosen, error, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const list = useRef<HTMLFieldSetElement>(null);
  const [all, setAll] = useState(() => methods.findIndex(({ id }) => id === chosen) >= FIRST);
  const shown = all ? methods : methods.slice(0, FIRST);
  const rest = methods.length - shown.length;
  const showAll = () => {
    setAll(true);
    // The button is gone; what it made appear comes next.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[FIRST]?.focus());
  };

  return (
    <fieldset ref={list} className={`stack ${styles.methods}`}>
      <legend>{t('payments.choose_method')}</legend>
      {error && (
        <div className="mb-12">
          <Alert tone="warning" live>
            {error}
          </Alert>
        </div>
      )}
      <div>
        {shown.map(({ id, same, transaction_costs: costs }) => (
          <label
            key={id}
            className={`row relative surface outlined pointer ${styles.method}`}
            data-chosen={id === chosen || undefined}
          >
            <input type="radio" name="method" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <MethodMark id={id} />
            <span className={`fill strong ${styles.name}`}>{methodName(id, t)}</span>{' '}
            {same.length > 0 && (
              <span className="flex wrap to-end gap-4">
                <span className="visually-hidden">({same.map((brand) => methodName(brand, t)).join(', ')})</span>
                {same.slice(0, BRANDS).map((brand) => (
                  <MethodMark key={brand} id={brand} small />
                ))}
              </span>
            )}
            {costs.amount > 0 && <span className="small quiet figures">+ {format.money(costs)}</span>}
            <span className={`still surface circle ${styles.dot}`} aria-hidden="true" />
          </label>
        ))}
      </div>
      {rest > 0 && (
        <Button variant="quiet" className="mt-4 self-start" aria-expanded={false} onClick={showAll}>
          <Icon name="down" size={20} />
          {t('payments.more_methods', { count: rest })}
        </Button>
      )}
    </fieldset>
  );
}
