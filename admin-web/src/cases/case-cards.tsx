import { useTranslate } from 'react-admin';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { ClaimMark } from '../layout/shows/claimed';
import { useFormats } from '../layout/values/use-formats';
import type { CaseItem } from './case';
import { CaseMark } from './case-mark';
import { CaseReason } from './case-reason';
import { NoCases } from './no-cases';
import { PersonName } from './person-name';

export function CaseCards() {
  const translate = useTranslate();
  const formats = useFormats();
  const text = (key: string) => translate(`resources.cases.${key}`);
  return (
    <CardList<CaseItem>
      empty={<NoCases />}
      primaryText={({ reported, kind }) => (
        <CardLine strong>
          <PersonName of={reported} />
          <span>{text(`kind.${kind}`)}</span>
        </CardLine>
      )}
      secondaryText={(one) => (
        <CardLines>
          <span>
            <CaseReason {...one} />
          </span>
          <CardLine>
            <CaseMark {...one} />
            <ClaimMark claim={one.claim} />
            <span>{formats.instant(one.opened_at)}</span>
          </CardLine>
        </CardLines>
      )}
    />
  );
}
