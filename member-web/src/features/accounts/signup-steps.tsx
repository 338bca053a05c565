import { useWatch, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useDetailTexts } from '../../lib/detail-texts';
import { useFormat } from '../../lib/format';
import { countGraphemes } from '../../lib/graphemes';
import { useSettings } from '../../lib/settings';
import { chosenOf } from '../../ui/chosen';
import { Checkbox, Choices, Field, PasswordField, Pills, TextArea } from '../../ui/field';
import { readBirthDate } from './birth-date';
import { BirthDateField } from './birth-date-field';
import { Optional } from './optional';
import { fits } from './password-length';
import { looksLikeEmail, nameProblem, type SignupValues } from './signup-values';

export type StepProps = {
  form: UseFormReturn<SignupValues>;
  /** Did a member's page lead here. */
  landing: boolean;
  /** The text of what is wrong with a field. */
  textOf: (path: FieldPath<SignupValues>) => string | undefined;
};

export function GenderStep({ form: { register }, textOf }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <Choices
        label={t('accounts.gender')}
        choices={[
          { value: 'female', label: t('accounts.female') },
          { value: 'male', label: t('accounts.male') },
        ]}
        error={textOf('gender')}
        {...register('gender', { required: 'required' })}
      />
      <Choices
        label={t('signup.i_look_for')}
        choices={[
          { value: 'female', label: t('signup.women') },
          { value: 'male', label: t('signup.men') },
          { value: 'both', label: t('signup.both') },
        ]}
        error={textOf('sought_gender')}
        {...register('sought_gender', { required: 'required' })}
      />
    </>
  );
}

export function BirthStep({ form: { register, getValues }, textOf }: StepProps) {
  const { min_age } = useSettings();
  return (
    <BirthDateField
      register={register}
      error={textOf('birth.day')}
      validate={() => {
        const birth = readBirthDate(getValues('birth'), min_age);
        return 'date' in birth || birth.code;
      }}
    />
  );
}

const DESCRIPTION_LENGTH = 2000;

export function NameStep({ form, landing, textOf }: StepProps) {
  const { register, control } = form;
  const { t } = useTranslation();
  const format = useFormat();
  const { name_length } = useSettings();
  const written = countGraphemes(useWatch({ control, name: 'description' }));
  return (
    <>
      <Field
        label={t('accounts.name')}
        hint={t('accounts.name_hint')}
        autoComplete="nickname"
        error={textOf('name')}
        {...register('name', { validate: (name) => nameProblem(name, '', name_length) ?? true })}
      />
      <TextArea
        label={<Optional label={t('signup.description')} />}
        hint={t('signup.description_hint')}
        counter={written > 0 ? `${format.number(written)} / ${format.number(DESCRIPTION_LENGTH)}` : undefined}
        error={textOf('description')}
        {...register('description', {
          validate: (text) => countGraphemes(text.trim()) <= DESCRIPTION_LENGTH || 'text_too_long',
        })}
      />
      <LikedOnLander form={form} />
      {landing && <SignupMessage {...{ form, textOf }} />}
    </>
  );
}

/** CLI-04: what was chosen on a lander becomes interests of the profile; sensitive data, so only with consent. */
function LikedOnLander({ form: { register, formState } }: Pick<StepProps, 'form'>) {
  const { t } = useTranslation();
  const { interest } = useDetailTexts();
  // All of them, also what was pressed away since.
  const liked = chosenOf(formState.defaultValues?.interests as string[] | undefined).filter(interest);
  if (liked.length === 0) return null;
  return (
    <>
      <Pills
        label={t('signup.interests')}
        choices={liked.map((key) => ({ value: key, label: interest(key) }))}
        {...register('interests')}
      />
      <Checkbox
        label={t('signup.interests_consent')}
        hint={t('signup.interests_consent_hint')}
        {...register('interests_consent')}
      />
    </>
  );
}

function SignupMessage({ form: { register, control }, textOf }: Pick<StepProps, 'form' | 'textOf'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const {
    message_length: { max },
    message_credits: count,
  } = useSettings();
  const written = countGraphemes(useWatch({ control, name: 'signup_message' }));
  return (
    <TextArea
      label={<Optional label={t('signup.message')} />}
      hint={`${t('signup.message_hint')} ${t('signup.message_price', { count })}`}
      counter={written > 0 ? `${format.number(written)} / ${format.number(max)}` : undefined}
      error={textOf('signup_message')}
      {...register('signup_message', { validate: (text) => countGraphemes(text.trim()) <= max || 'text_too_long' })}
    />
  );
}

export function AccountStep({ form: { register }, textOf }: StepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { min_age, password_length, terms_version } = useSettings();
  return (
    <>
      <Field
        label={t('accounts.email')}
        hint={t('accounts.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={textOf('email')}
        {...register('email', { validate: (email) => looksLikeEmail(email) || 'invalid_email' })}
      />
      <PasswordField
        label={t('accounts.password')}
        hint={t('accounts.password_hint', { min: password_length.min })}
        autoComplete="new-password"
        error={textOf('password')}
        {...register('password', { validate: (text) => fits(text, password_length) || 'password_length' })}
      />
      <Checkbox
        label={t('signup.terms', { min_age, date: format.fullDate(terms_version) })}
        error={textOf('terms')}
        {...register('terms', { required: 'terms_required' })}
      />
      <p className="quiet">
        {t('app.read_first')}{' '}
        <a className="link" href="/pages/terms" target="_blank" rel="noopener">
          {t('app.page_terms')}
        </a>
        {' · '}
        <a className="link" href="/pages/privacy" target="_blank" rel="noopener">
          {t('app.page_privacy')}
        </a>
      </p>
    </>
  );
}
