import { useTranslate } from 'react-admin';
import { Choice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { useListFilter } from '../layout/lists/use-list-filter';
import { STATUSES, type DebitFilter } from './debit';
import { EnterReturns } from './enter-returns';

const TO_TRANSFER = 'transfer';

export function DebitFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<DebitFilter>();
  const text = (key: string) => translate(`resources.direct-debits.${key}`);
  return (
    <FilterBar
      label={text('filters.label')}
      clear={filter.file_id && text('filters.clear_file')}
      actions={<EnterReturns />}
    >
      <SearchField label={text('filters.q')} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.transfer ? TO_TRANSFER : filter.status}
        options={[
          [TO_TRANSFER, text('to_transfer')] as const,
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) =>
          change(chosen === TO_TRANSFER ? { transfer: true, status: '' } : { transfer: undefined, status: chosen })
        }
      />
      <DaySpan sources={['signed_from', 'signed_before']} labels={[text('filters.from'), text('filters.to')]} />
      <DaySpan
        days
        sources={['collect_from', 'collect_until']}
        labels={[text('filters.collect_from'), text('filters.collect_until')]}
      />
    </FilterBar>
  );
}
