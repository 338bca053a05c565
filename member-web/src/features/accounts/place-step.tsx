import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { usePlaceField } from '../../lib/place-field';
import { useHere, type Place } from '../../lib/places';
import { LocateButton } from '../../ui/locate-button';
import { SuggestField } from '../../ui/suggest-field';
import { Optional } from './optional';
import { PlaceFields } from './place-fields';
import type { StepProps } from './signup-steps';

export function PlaceStep({ form: { register, control, setValue, getValues }, textOf }: StepProps) {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const [country, city] = useWatch({ control, name: ['country', 'city'] });
  const [chosen, setChosen] = useState(getValues('city'));
  const take = (place: Place) => {
    setChosen(place.city);
    for (const name of ['country', 'region', 'city'] as const)
      setValue(name, place[name], { shouldDirty: true, shouldValidate: name === 'country' });
  };
  const { locate, ...here } = useHere(take, () => getValues(['country', 'region', 'city']).join());
  return (
    <>
      <LocateButton {...here} onPress={locate} />
      <PlaceFields
        register={register}
        country={country}
        onCountry={() => setValue('region', '')}
        errors={{ country: textOf('country'), region: textOf('region') }}
      />
      <SuggestField
        label={<Optional label={label('city')} />}
        maxLength={60}
        error={textOf('city')}
        value={city}
        onText={(text) => setValue('city', text, { shouldDirty: true })}
        listLabel={t('common.location.towns')}
        {...usePlaceField(country, city, chosen, take)}
      />
    </>
  );
}
