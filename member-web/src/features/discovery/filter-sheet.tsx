import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from '../../lib/texts';
import { useRegionTerm } from '../../lib/region-term';
import { useUser } from '../../lib/session';
import { regionsQuery, useSettings } from '../../lib/settings';
import { useSettled } from '../../lib/settled';
import { Button } from '../../ui/button';
import { Checkbox, Choices, Select } from '../../ui/field';
import { Link } from 'react-router';
import { Modal, ModalActions } from '../../ui/modal';
import { Range } from '../../ui/range';
import { countQuery } from './api';
import type { Source } from './visitor-cards';
import styles from './filter-sheet.module.scss';
import { isSame } from './first-filter';
import { keptSearch, PAGE_SIZES, type PageSize } from './kept-search';
import { DISTANCES, ORDERS, toOrder, without, type MemberFilter } from './member-filter';
import { OrderOptions, OrdersExplained, useOrders } from './filter-order';
import { useFilterWords } from './use-filter-words';

type Props = {
  open: boolean;
  onClose: () => void;
  filter: MemberFilter;
  /** What the search begins with, and is reset to. */
  first: MemberFilter;
  onApply: (filter: MemberFilter, pageSize: PageSize) => void;
  visitor: Source | null;
};

/** Everything one can search by; the button says how many that finds before it is pressed. */
export function FilterSheet({ open, onClose, filter, first, onApply, visitor }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(filter);
  const [pageSize, setPageSize] = useState(() => keptSearch.get().results_per_page);
  const settled = useSettled(draft, 250);
  const count = useQuery({ ...countQuery(settled, visitor), enabled: open, placeholderData: keepPreviousData }).data;
  return (
    <Modal hasEntry open={open} onClose={onClose} title={t('search.filters')} size="medium">
      <form
        className="stack gap-16 pt-8"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft, pageSize);
        }}
      >
        <Fields draft={draft} onChange={setDraft} visitor={visitor} />
        {!visitor && <OrderField draft={draft} onChange={setDraft} />}
        {!visitor && (
          <Choices
            label={t('search.results_per_page')}
            name="results_per_page"
            choices={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            chosen={String(pageSize)}
            onChange={({ target }) =>
              setPageSize((now) => PAGE_SIZES.find((size) => String(size) === target.value) ?? now)
            }
          />
        )}
        <ModalActions>
          <Button type="submit" variant="primary">
            {count === undefined ? t('search.show_members') : t('search.show', { count })}
          </Button>
          <Button variant="quiet" onClick={() => setDraft(first)} aria-disabled={isSame(draft, first)}>
            {t('search.reset')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}

/** In what order, and what that order goes by (DSC-09). */
function OrderField({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation();
  const { orders, needsPlace } = useOrders();
  return (
    <div className="stack gap-8">
      <Select
        label={t('search.order')}
        hint={
          needsPlace && (
            <>
              {t('search.order_needs_place')}{' '}
              <Link to="/profile" className="link">
                {t('search.order_choose_place')}
              </Link>
            </>
          )
        }
        value={draft.order ?? ORDERS[0]}
        onChange={({ target }) => {
          const order = toOrder(target.value);
          onChange({ ...without(draft, 'order'), ...(order && { order }) });
        }}
      >
        <OrderOptions orders={orders} />
      </Select>
      <details className={`text-15 quiet ${styles.how}`}>
        <summary>{t('search.order_how')}</summary>
        <OrdersExplained orders={orders} />
      </details>
    </div>
  );
}

type FieldsProps = { draft: MemberFilter; onChange: (draft: MemberFilter) => void; visitor: Source | null };

function Fields({ draft, onChange, visitor }: FieldsProps) {
  const { t } = useTranslation();
  const { search_fields, min_age } = useSettings();
  const words = useFilterWords();
  const regions = useQuery(regionsQuery()).data?.regions[draft.country ?? ''];
  const term = useRegionTerm(regions?.term);
  const located = useUser()?.profile.located ?? false;
  const tick =
    (name: 'online' | 'with_photo') =>
    ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...without(draft, name), ...(target.checked && { [name]: true }) });
  const offers = (field: (typeof search_fields)[number]) => search_fields.includes(field);
  return (
    <>
      {offers('gender') && (
        <Choices
          label={t('profiles.filter_gender')}
          name="gender"
          choices={words.genders.map(({ value, label }) => ({ value: value ?? '', label }))}
          chosen={draft.gender ?? ''}
          onChange={({ target }) => {
            const gender = words.genders.find(({ value }) => value === target.value)?.value;
            onChange({ ...without(draft, 'gender'), ...(gender && { gender }) });
          }}
        />
      )}
      {offers('age') && (
        <Range
          label={t('profiles.age')}
          told={words.ages(draft)}
          labels={{ from: t('search.age_from'), to: t('search.age_to') }}
          min={min_age}
          max={words.oldest}
          value={{ from: draft.min_age ?? min_age, to: draft.max_age ?? words.oldest }}
          onChange={({ from, to }) =>
            onChange({
              ...without(draft, 'min_age', 'max_age'),
              ...(from > min_age && { min_age: from }),
              ...(to < words.oldest && { max_age: to }),
            })
          }
        />
      )}
      {offers('country') && (
        <div className="stack gap-16 two-md">
          <Select
            label={t('accounts.country')}
            value={draft.country ?? ''}
            onChange={({ target }) => {
              const chosen = words.countries.find(({ code }) => code === target.value)?.code;
              onChange({ ...without(draft, 'country', 'countryregion'), ...(chosen && { country: chosen }) });
            }}
          >
            <option value="">{t('profiles.all_countries')}</option>
            {words.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          {offers('countryregion') && (
            <Select
              label={term}
              disabled={!regions?.regions.length}
              value={draft.countryregion ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...without(draft, 'countryregion'),
                  ...(target.value && { countryregion: target.value }),
                })
              }
            >
              <option value="">{t('search.anywhere')}</option>
              {regions?.regions.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </div>
      )}
      {offers('distance') && !visitor && (
        <Select
          label={t('search.distance')}
          hint={located ? undefined : t('search.distance_unknown')}
          disabled={!located}
          value={draft.distance ?? ''}
          onChange={({ target }) => {
            const distance = DISTANCES.find((km) => String(km) === target.value);
            onChange({ ...without(draft, 'distance'), ...(distance !== undefined && { distance }) });
          }}
        >
          <option value="">{t('search.distance_any')}</option>
          {DISTANCES.map((km) => (
            <option key={km} value={km}>
              {words.within(km)}
            </option>
          ))}
        </Select>
      )}
      <div>
        {offers('online') && !visitor && (
          <Checkbox label={t('search.online_only')} checked={!!draft.online} onChange={tick('online')} />
        )}
        {offers('with_photo') && (
          <Checkbox label={t('search.photo_only')} checked={!!draft.with_photo} onChange={tick('with_photo')} />
        )}
      </div>
    </>
  );
}
