import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { usePlaceChoices } from '../../lib/place-choices';
import { Select } from '../../ui/field';
import type { SignupValues } from './signup-values';

type Props = {
  register: UseFormRegister<SignupValues>;
  country: string;
  onCountry: () => void;
  errors: { country: string | undefined; region: string | undefined };
};

export function PlaceFields({ register, country, onCountry, errors }: Props) {
  const { t } = useTranslation();
  const { countries, regions, term } = usePlaceChoices(country);
  return (
    <div className="stack gap-20 two-sm">
      <Select
        label={t('accounts.country')}
        autoComplete="country"
        error={errors.country}
        {...register('country', { required: 'required', onChange: onCountry })}
      >
        <option value="" disabled>
          {t('accounts.choose')}
        </option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {/* The regions load after the form: its value is there first. */}
      <Select
        key={`${country} ${regions.length}`}
        label={term}
        error={errors.region}
        disabled={regions.length === 0}
        {...register('region')}
      >
        <option value="">{t('accounts.no_choice')}</option>
        {regions.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
