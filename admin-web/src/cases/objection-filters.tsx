import { useGetIdentity, useTranslate } from 'react-admin';
import { KINDS } from './case';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { SIDES } from './objections';

export function ObjectionFilters() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const text = (key: string) => translate(`resources.objections.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <FilterChoice
        source="status"
        any={text('filters.any_status')}
        options={(['open', 'decided'] as const).map((one) => [one, text(`status.${one}`)] as const)}
      />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, translate(`resources.cases.kind.${one}`)] as const)}
      />
      <FilterChoice
        source="side"
        any={text('filters.any_side')}
        options={SIDES.map((one) => [one, text(`side.${one}`)] as const)}
      />
      {identity && (
        <FilterChoice
          source="claimed_by"
          any={text('filters.any_claim')}
          options={[[String(identity.id), text('filters.mine')]]}
        />
      )}
    </FilterBar>
  );
}
