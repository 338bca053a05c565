import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { usePlaceChoices } from '../../lib/place-choices';
import { usePlaceField } from '../../lib/place-field';
import { useHere, type Place } from '../../lib/places';
import { usePlace } from '../../lib/region-term';
import { Select } from '../../ui/field';
import { LocateButton } from '../../ui/locate-button';
import { SuggestField } from '../../ui/suggest-field';
import type { OwnProfile } from './api';
import { ClearedNote } from './cleared-note';
import { EditForm, type FieldsOf } from './edit-form';
import { Section } from './section';

/** PRO-09: the living place. */
export function PlaceSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const place = usePlace();
  const values = { country: profile.country, region: profile.region ?? '', city: profile.city ?? '' };
  return (
    <Section
      name="place"
      title={t('own_profile.place')}
      form={(close) => (
        <EditForm
          values={values}
          onClose={close}
          changesOf={({ country, region, city }) => ({ country, region: region || null, city: city || null })}
        >
          {(fields) => <PlaceFields {...fields} />}
        </EditForm>
      )}
    >
      <ClearedNote profile={profile} fields={['city']} />
      <p>{[profile.city, place.full(profile)].filter(Boolean).join(', ')}</p>
    </Section>
  );
}

type Values = { country: string; region: string; city: string };

function PlaceFields({ form: { register, control, setValue, getValues }, textOf }: FieldsOf<Values>) {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const [country, city] = useWatch({ control, name: ['country', 'city'] });
  const [chosen, setChosen] = useState(getValues('city'));
  const { countries, regions, term } = usePlaceChoices(country);
  const take = (place: Place) => {
    setChosen(place.city);
    for (const name of ['country', 'region', 'city'] as const) setValue(name, place[name], { shouldDirty: true });
  };
  const { locate, ...here } = useHere(take, () => getValues(['country', 'region', 'city']).join());
  return (
    <>
      <LocateButton {...here} onPress={locate} />
      <Select
        label={t('accounts.country')}
        autoComplete="country"
        error={textOf('country')}
        {...register('country', { onChange: () => setValue('region', '') })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <SuggestField
        label={label('city')}
        hint={t('common.location.type_hint')}
        maxLength={60}
        error={textOf('city')}
        value={city}
        onText={(text) => setValue('city', text, { shouldDirty: true })}
        listLabel={t('common.location.towns')}
        {...usePlaceField(country, city, chosen, take)}
      />
      {/* The regions load after the form: its value is there first. */}
      <Select key={`${country} ${regions.length}`} label={term} error={textOf('region')} {...register('region')}>
        <option value="">{t('accounts.no_choice')}</option>
        {regions.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}
