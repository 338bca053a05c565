import { useTranslate } from 'react-admin';
import { Choice, FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import type { AddedFilter } from '../layout/lists/added-filters';
import { FilterBar, Pair, SearchField } from '../layout/lists/filter-bar';
import { useBrands, useCountries, useMethods } from '../layout/values/use-choices';
import { useListFilter } from '../layout/lists/use-list-filter';
import type { PaymentFilter } from './payment';
import { narrowedTo, statusesIn, tabOf, TABS } from './tabs';
import { TextField } from '@mui/material';
import { useState } from 'react';
import { amountOf } from '../layout/values/amount';
import { useFilterInput } from '../layout/lists/use-filter-input';
import { useFormats, useText } from '../layout/values/words';

/** One field to look in, and others for what they are needed for now and then. */
export function PaymentFilters() {
  const methods = useMethods();
  const countries = useCountries();
  const brands = useBrands();
  const { filter } = useListFilter<PaymentFilter>();
  const text = useText('resources.payments');
  const tab = tabOf(filter);
  const narrowed = narrowedTo(filter).length > 0;
  const added: (AddedFilter | false)[] = [
    {
      name: 'payment_method',
      label: text('fields.payment_method'),
      field: <FilterChoice source="payment_method" any={text('filters.any_method')} options={methods} />,
    },
    {
      name: 'country',
      label: text('fields.country'),
      field: <FilterChoice source="country" options={countries} />,
    },
    {
      name: 'period',
      label: text('filters.period'),
      sources: ['placed_from', 'placed_before'],
      field: <DaySpan sources={['placed_from', 'placed_before']} />,
    },
    {
      name: 'amount',
      label: text('filters.amount'),
      sources: ['amount_from', 'amount_to'],
      field: <AmountSpan />,
    },
    // All of them are told apart by the tabs.
    (narrowed || (tab !== 'all' && statusesIn(tab).length > 1)) && {
      name: 'status',
      label: text('fields.status'),
      set: narrowed,
      without: TABS[tab],
      field: <StatusChoice />,
    },
    {
      name: 'first_purchase',
      label: text('filters.first_purchase'),
      field: (
        <FilterChoice
          source="first_purchase"
          label={text('filters.first_purchase')}
          any={text('filters.any_purchase')}
          options={[
            ['true', text('filters.first_only')],
            ['false', text('filters.later_only')],
          ]}
          truth
        />
      ),
    },
    // A site without brands has nothing to choose.
    (brands.length > 1 || filter.brand !== undefined) && {
      name: 'brand',
      label: text('fields.brand'),
      field: <FilterChoice source="brand" options={brands} />,
    },
  ];
  return (
    <FilterBar added={added.filter((one) => one !== false)}>
      <SearchField />
    </FilterBar>
  );
}

/** Of the statuses that the tab has. */
function StatusChoice() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<PaymentFilter>();
  const tab = tabOf(filter);
  const name = (status: string) => translate(`resources.payments.status.${status}`, { _: status });
  const chosen = narrowedTo(filter);
  const known = statusesIn(tab).map((status) => [status, name(status)] as const);
  // A link may name several.
  const several = chosen.length > 1 ? ([[chosen.join(), chosen.map(name).join(', ')]] as const) : [];
  return (
    <Choice
      label={translate('resources.payments.fields.status')}
      any={translate('resources.payments.filters.any_status')}
      value={chosen.join()}
      options={[...several, ...known]}
      onChoose={(status) =>
        change({ status: status === '' ? undefined : status.split(','), ...(status === '' && TABS[tab]) })
      }
    />
  );
}

function AmountSpan() {
  const translate = useTranslate();
  const { filter } = useListFilter<PaymentFilter>();
  const { amount_from: from, amount_to: to } = filter;
  const backwards = from !== undefined && to !== undefined && to < from;
  return (
    <Pair>
      <AmountField source="amount_from" label={translate('resources.payments.filters.amount_from')} />
      <AmountField
        source="amount_to"
        label={translate('resources.payments.filters.amount_to')}
        error={backwards ? translate('console.amounts.below_first') : undefined}
      />
    </Pair>
  );
}

interface AmountFieldProps {
  label: string;
  /** Minor units in the filter. */
  source: string;
  /** What is wrong with the amount beside another one. */
  error?: string | undefined;
}

/**
 * A whole or broken amount of any currency; it is asked for once it is left, or by Enter. What is no amount stays as it
 * was typed, with what is wrong beside it, and asks for nothing.
 */
function AmountField({ label, source, error }: AmountFieldProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [shown, search] = useFilterInput<number>(source, {
    format: (minor) => (typeof minor === 'number' ? formats.units(minor) : ''),
    parse: (text) => (text === '' ? null : (amountOf(text) as number)),
  });
  const [draft, setDraft] = useState({ text: shown, of: shown, left: false });
  if (draft.of !== shown) setDraft({ text: shown, of: shown, left: false });
  const read = draft.text.trim() === '' ? undefined : amountOf(draft.text);
  const told = draft.left && typeof read === 'string' ? translate(`console.amounts.${read}`) : error;
  const choose = () => {
    const text = typeof read === 'number' ? formats.units(read) : draft.text;
    setDraft({ text, of: shown, left: true });
    if (typeof read !== 'string') search(text.trim());
  };
  return (
    <TextField
      label={label}
      value={draft.text}
      error={told !== undefined}
      helperText={told}
      onChange={({ target }) => setDraft({ text: target.value, of: shown, left: false })}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 16 },
      }}
    />
  );
}
