import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import type { MemberFilter } from './api';
import styles from './member-filter.module.scss';

type Props = { filter: MemberFilter; onChange: (filter: MemberFilter) => void };

export function MemberFilters({ filter, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { countries } = useSettings();
  const format = useFormat();
  const sorted = useMemo(
    () => [...countries].sort((a, b) => format.country(a).localeCompare(format.country(b), i18n.language)),
    [countries, format, i18n.language],
  );
  const genders = [
    { value: undefined, label: t('profiles.everyone') },
    { value: 'female', label: t('profiles.women') },
    { value: 'male', label: t('profiles.men') },
  ] as const;

  return (
    <div className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={t('profiles.filter_gender')}>
        {genders.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            className={styles.chip}
            aria-pressed={filter.gender === value}
            onClick={() => {
              const { gender: _, ...rest } = filter;
              onChange(value ? { ...rest, gender: value } : rest);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <label className={styles.country} data-set={!!filter.country}>
        <span className="visually-hidden">{t('accounts.country')}</span>
        <Icon name="place" size={18} />
        <select
          value={filter.country ?? ''}
          onChange={({ target }) => {
            const { country: _, ...rest } = filter;
            const chosen = countries.find((code) => code === target.value);
            onChange(chosen ? { ...rest, country: chosen } : rest);
          }}
        >
          <option value="">{t('profiles.all_countries')}</option>
          {sorted.map((code) => (
            <option key={code} value={code}>
              {format.country(code)}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </label>
    </div>
  );
}
