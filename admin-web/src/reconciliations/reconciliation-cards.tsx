import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { useFormats } from '../layout/values/use-formats';
import { NoReconciliations } from './no-reconciliations';
import { noonOf, type Reconciliation } from './reconciliation';
import { ReconciliationMark } from './reconciliation-mark';
import { Sums } from './sums';

export function ReconciliationCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const field = (name: string) => translate(`resources.reconciliations.fields.${name}`);
  return (
    <CardList<Reconciliation>
      empty={<NoReconciliations />}
      primaryText={({ day, paid }) => (
        <CardLine strong>
          <span>{formats.day(noonOf(day))}</span>
          <Sums of={paid} />
        </CardLine>
      )}
      secondaryText={({ status, provider, differences }) => (
        <CardLines>
          <CardLine>
            <ReconciliationMark status={status} />
            <span>{provider}</span>
          </CardLine>
          {differences > 0 && (
            <span>
              {field('differences')}: {formats.number(differences)}
            </span>
          )}
        </CardLines>
      )}
    />
  );
}
