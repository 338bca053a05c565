import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts, type ChoiceField } from '../../lib/detail-texts';
import { Select } from '../../ui/field';
import type { OwnProfile, ProfileChanges } from './api';
import { CHOICES } from './choices';
import { EditForm } from './edit-form';
import { Section } from './section';
import styles from './own-profile.module.scss';

type Props = { name: string; title: string; fields: readonly ChoiceField[]; profile: OwnProfile; footer?: ReactNode };

/** Questions with a few answers each, all of them free to leave open. */
export function ChoiceSection({ name, title, fields, profile, footer }: Props) {
  const { t } = useTranslation();
  const { label, choice } = useDetailTexts();
  const values = Object.fromEntries(fields.map((field) => [field, profile[field] ?? '']));
  return (
    <Section
      name={name}
      title={title}
      form={(close) => (
        <EditForm values={values} changesOf={answered} onClose={close}>
          {({ form: { register }, textOf }) => (
            <div className="stack gap-16 two-sm">
              {fields.map((field) => (
                <Select key={field} label={label(field)} error={textOf(field)} {...register(field)}>
                  <option value="">{t('accounts.no_choice')}</option>
                  {CHOICES[field].map((value) => (
                    <option key={value} value={value}>
                      {choice(field, value)}
                    </option>
                  ))}
                </Select>
              ))}
            </div>
          )}
        </EditForm>
      )}
    >
      <dl className={`stack two-sm ${styles.facts}`}>
        {fields.map((field) => (
          <div key={field}>
            <dt className="small quiet">{label(field)}</dt>
            <dd className="breaks">{profile[field] ? choice(field, profile[field]) : <Open />}</dd>
          </div>
        ))}
      </dl>
      {footer}
    </Section>
  );
}

function Open() {
  const { t } = useTranslation();
  return <span className="quiet">{t('own_profile.open')}</span>;
}

const answered = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value || null])) as ProfileChanges;
