import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import type { Source } from './visitor-cards';
import styles from './filter-bar.module.scss';
import { OrderSelect } from './filter-order';
import { FilterSheet } from './filter-sheet';
import { isSame } from './first-filter';
import { keptSearch } from './kept-search';
import { without, type MemberFilter } from './member-filter';
import { useFilterWords } from './use-filter-words';
import { useSheet } from './use-sheet';

type Props = {
  filter: MemberFilter;
  /** What the search begins with. */
  first: MemberFilter;
  onChange: (filter: MemberFilter) => void;
  /** Back to the first filter. */
  onReset: () => void;
  /** Where a visitor came from; null for a member. */
  visitor: Source | null;
};

/** The commonest choices as chips; what was chosen in the sheet stands beside them and goes with a tap. */
export function FilterBar({ filter, first, onChange, onReset, visitor }: Props) {
  const { t } = useTranslation();
  const { search_fields } = useSettings();
  const words = useFilterWords();
  const sheet = useSheet();
  const place = words.place(filter);
  const aged = filter.min_age !== undefined || filter.max_age !== undefined;
  // Who is online is for members.
  const withOnline = search_fields.includes('online') && !visitor;
  const chosen = [filter.gender, place, filter.distance, aged, filter.online, filter.with_photo].filter(Boolean).length;

  return (
    // Beside the first line of chips, where they have several.
    <div className="flex items-top gap-8 shrink">
      <button type="button" className={styles.open} onClick={sheet.show} aria-haspopup="dialog">
        <Icon name="filter" size={18} />
        {t('search.filters')}
        {chosen > 0 && (
          <span className={`place-center bold-13 figures round ${styles.chosen}`}>
            <span aria-hidden="true">{chosen}</span>
            <span className="visually-hidden">{t('search.filters_set', { count: chosen })}</span>
          </span>
        )}
      </button>
      <div tabIndex={-1} className={`flex shrink gap-8 ${styles.chips}`}>
        {!visitor && <OrderSelect filter={filter} onChange={onChange} />}
        {search_fields.includes('gender') && (
          <div className="flex gap-8" role="group" aria-label={t('profiles.filter_gender')}>
            {words.genders.map(({ value, label }) => (
              <button
                key={label}
                type="button"
                className={styles.chip}
                aria-pressed={filter.gender === value}
                onClick={() => onChange({ ...without(filter, 'gender'), ...(value && { gender: value }) })}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {withOnline && (
          <Toggle filter={filter} name="online" onChange={onChange}>
            <span className={`circle ${styles.dot}`} aria-hidden="true" />
            {t('search.online_now')}
          </Toggle>
        )}
        {search_fields.includes('with_photo') && (
          <Toggle filter={filter} name="with_photo" onChange={onChange}>
            {t('search.with_photo')}
          </Toggle>
        )}
        {aged && (
          <Removable word={words.ages(filter)} onRemove={() => onChange(without(filter, 'min_age', 'max_age'))} />
        )}
        {filter.distance !== undefined && (
          <Removable word={words.within(filter.distance)} onRemove={() => onChange(without(filter, 'distance'))} />
        )}
        {place && (
          <Removable
            word={place}
            onRemove={() =>
              onChange(without(filter, ...(filter.countryregion ? [] : ['country' as const]), 'countryregion'))
            }
          />
        )}
        {!isSame(filter, first) && (
          <button
            ref={leavesFocus}
            type="button"
            className={`plain-button still min-40 text-15 secondary no-wrap py-6 px-8 ${styles.reset}`}
            onClick={onReset}
          >
            {t('search.reset')}
          </button>
        )}
      </div>
      <FilterSheet
        key={String(sheet.open)}
        open={sheet.open}
        onClose={() => sheet.hide()}
        filter={filter}
        first={first}
        visitor={visitor}
        onApply={(next, pageSize) =>
          sheet.hide(() => {
            keptSearch.set((now) => ({ ...now, results_per_page: pageSize }));
            if (isSame(next, first)) onReset();
            else onChange(next);
          })
        }
      />
    </div>
  );
}

type ToggleProps = Pick<Props, 'filter' | 'onChange'> & { name: 'online' | 'with_photo'; children: ReactNode };

function Toggle({ filter, name, onChange, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={!!filter[name]}
      onClick={() => onChange(filter[name] ? without(filter, name) : { ...filter, [name]: true })}
    >
      {children}
    </button>
  );
}

function Removable({ word, onRemove }: { word: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      ref={leavesFocus}
      type="button"
      className={`${styles.chip} ${styles.removable}`}
      aria-label={t('search.remove', { filter: word })}
      onClick={onRemove}
    >
      {word}
      <Icon name="close" size={14} />
    </button>
  );
}
