import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { useListFilter } from '../layout/use-list-filter';
import { chosenStatus, STATUSES, TO_DO } from './refund';

const TO_DO_VALUE = TO_DO.join();

export function RefundFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ status?: string[]; q?: string }>();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={chosenStatus(filter)}
        options={[
          [TO_DO_VALUE, text('filters.to_do')],
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) => change({ status: chosen ? chosen.split(',') : undefined })}
      />
    </FilterBar>
  );
}
