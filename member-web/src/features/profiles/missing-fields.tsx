import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { usePlaceChoices } from '../../lib/place-choices';
import { useUser } from '../../lib/session';
import { Select } from '../../ui/field';
import { Panel } from '../../ui/panel';
import type { OwnProfile, ProfileChanges } from './api';
import { CHOICES } from './choices';
import { EditForm, type FieldsOf } from './edit-form';
import styles from './missing-fields.module.scss';

type Values = { sought_gender: '' | NonNullable<OwnProfile['sought_gender']>; region: string };

const changesOf = ({ sought_gender, region }: Values): ProfileChanges => ({
  ...(sought_gender && { sought_gender }),
  ...(region && { region }),
});

/** CLI-11: what a sign-up elsewhere, or a skipped field, left open of what the search needs. */
export function MissingFields() {
  const { t } = useTranslation();
  const profile = useUser()?.profile;
  const [later, setLater] = useState(false);
  const { regions } = usePlaceChoices(profile?.country ?? '');
  if (!profile || later) return null;
  const missing = { sought: profile.sought_gender === null, region: profile.region === null && regions.length > 0 };
  if (!missing.sought && !missing.region) return null;
  return (
    <Panel className={`full up-to-400 center mb-24 p-20 ${styles.missing}`} aria-labelledby="missing">
      <h2 id="missing">{t('own_profile.missing_title')}</h2>
      <p className="quiet">{t('own_profile.missing_lead')}</p>
      <EditForm<Values>
        values={{ sought_gender: '', region: '' }}
        changesOf={changesOf}
        onClose={() => setLater(true)}
        submit="secondary"
      >
        {(fields) => <Fields {...fields} missing={missing} country={profile.country} />}
      </EditForm>
    </Panel>
  );
}

type FieldsProps = FieldsOf<Values> & { missing: { sought: boolean; region: boolean }; country: string };

function Fields({ form: { register }, textOf, missing, country }: FieldsProps) {
  const { t } = useTranslation();
  const { choice } = useDetailTexts();
  const { regions, term } = usePlaceChoices(country);
  return (
    <>
      {missing.sought && (
        <Select label={t('signup.i_look_for')} error={textOf('sought_gender')} {...register('sought_gender')}>
          <option value="">{t('accounts.choose')}</option>
          {CHOICES.sought_gender.map((value) => (
            <option key={value} value={value}>
              {choice('sought_gender', value)}
            </option>
          ))}
        </Select>
      )}
      {missing.region && (
        <Select label={term} error={textOf('region')} {...register('region')}>
          <option value="">{t('accounts.choose')}</option>
          {regions.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
