import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { PersonName } from './person-name';
import { useAge } from '../layout/values/use-age';
import { useFormats } from '../layout/values/use-formats';
import { DecidedAlone } from './decided-alone';
import { NoObjections } from './no-objections';
import type { ObjectionItem } from './objections';
import { ObjectionMark } from './objection-mark';
import { useDecidedAlone } from './objection-table';

export function ObjectionCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const age = useAge();
  const alone = useDecidedAlone();
  const text = (key: string, options?: object) => translate(`resources.objections.${key}`, options);
  return (
    <>
      {alone && <DecidedAlone />}
      <CardList<ObjectionItem>
        empty={<NoObjections />}
        primaryText={({ by, kind, side }) => (
          <CardLine strong>
            <PersonName of={by} />
            <span>{side === 'reporter' ? text('dismissed_report') : translate(`resources.cases.kind.${kind}`)}</span>
          </CardLine>
        )}
        secondaryText={(one) => (
          <CardLines>
            <CardLine>
              <ObjectionMark {...one} />
              <span>
                {one.status === 'open'
                  ? text('waits', { age: age(one.objected_at) })
                  : formats.instant(one.objected_at)}
              </span>
            </CardLine>
            {one.claimed_by_name !== null && <span>{text('claim.somebody', { name: one.claimed_by_name })}</span>}
          </CardLines>
        )}
      />
    </>
  );
}
