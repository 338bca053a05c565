import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { useErrorText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { countGraphemes } from '../../lib/graphemes';
import { Field, TextArea } from '../../ui/field';
import type { OwnProfile } from './api';
import { ClearedNote } from './cleared-note';
import { EditForm, type FieldsOf } from './edit-form';
import { Section } from './section';

const DESCRIPTION_LENGTH = 2000;

export function AboutSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const values = { name: profile.name, description: profile.description ?? '' };
  return (
    <Section
      name="about"
      title={label('description')}
      form={(close) => (
        <EditForm values={values} changesOf={(changed) => changed} onClose={close}>
          {(fields) => <AboutFields {...fields} />}
        </EditForm>
      )}
    >
      <ClearedNote profile={profile} fields={['name', 'description']} />
      {profile.description ? (
        <p className="breaks pre-line">{profile.description}</p>
      ) : (
        <p className="quiet">{t('own_profile.write_something')}</p>
      )}
    </Section>
  );
}

type Values = { name: string; description: string };

function AboutFields({ form: { register, control }, textOf }: FieldsOf<Values>) {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const { ofCode } = useErrorText();
  const format = useFormat();
  const written = countGraphemes(useWatch({ control, name: 'description' }));
  return (
    <>
      <Field
        label={t('accounts.name')}
        hint={t('accounts.name_hint')}
        autoComplete="nickname"
        error={textOf('name')}
        {...register('name', { required: ofCode('name_length') })}
      />
      <TextArea
        label={label('description')}
        rows={8}
        counter={`${format.number(written)} / ${format.number(DESCRIPTION_LENGTH)}`}
        error={textOf('description')}
        {...register('description', {
          validate: (text) =>
            countGraphemes(text.trim()) <= DESCRIPTION_LENGTH || ofCode('text_too_long', { max: DESCRIPTION_LENGTH }),
        })}
      />
    </>
  );
}
