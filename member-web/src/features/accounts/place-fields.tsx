import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import { useRegionTerm } from '../../lib/region-term';
import { regionsQuery, useSettings } from '../../lib/settings';
import { Select } from '../../ui/field';
import type { SignupValues } from './signup-values';
import styles from './form.module.scss';

type Props = {
  register: UseFormRegister<SignupValues>;
  country: string;
  onCountry: () => void;
  errors: { country: string | undefined; region: string | undefined };
};

export function PlaceFields({ register, country, onCountry, errors }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { countries } = useSettings();
  const regions = useQuery(regionsQuery()).data?.regions[country];
  const term = useRegionTerm(regions?.term);
  const sorted = useMemo(
    () =>
      countries
        .map((code) => ({ code, name: format.country(code) }))
        .sort((a, b) => a.name.localeCompare(b.name, i18n.language)),
    [countries, format, i18n.language],
  );

  return (
    <div className={styles.pair}>
      <Select
        label={t('accounts.country')}
        autoComplete="country"
        error={errors.country}
        {...register('country', { required: 'required', onChange: onCountry })}
      >
        <option value="" disabled>
          {t('accounts.choose')}
        </option>
        {sorted.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select label={term} error={errors.region} disabled={!regions?.regions.length} {...register('region')}>
        <option value="">{t('accounts.no_choice')}</option>
        {regions?.regions.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
