import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { DayField } from '../layout/day-field';
import { DaySpan } from '../layout/day-span';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { useListFilter } from '../layout/use-list-filter';
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
      <SearchField label={text('filters.q')} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
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
      <DaySpan
        labels={[text('filters.from'), text('filters.to')]}
        from={filter.signed_from}
        before={filter.signed_before}
        onFrom={(signed_from) => change({ signed_from })}
        onBefore={(signed_before) => change({ signed_before })}
      />
      <DayField
        label={text('filters.collect_from')}
        value={filter.collect_from ?? ''}
        onChoose={(collect_from) => change({ collect_from })}
      />
      <DayField
        label={text('filters.collect_until')}
        value={filter.collect_until ?? ''}
        onChoose={(collect_until) => change({ collect_until })}
        error={
          filter.collect_from && filter.collect_until && filter.collect_until < filter.collect_from
            ? translate('console.days.backwards')
            : undefined
        }
      />
    </FilterBar>
  );
}
