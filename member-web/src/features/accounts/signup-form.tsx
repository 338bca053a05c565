import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { useSettings } from '../../lib/settings';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Checkbox, Choices, Field, PasswordField } from '../../ui/field';
import { useSignup } from './api';
import { readBirthDate } from './birth-date';
import { BirthDateField } from './birth-date-field';
import { PlaceFields } from './place-fields';
import { emptyValues, fieldsOf, looksLikeEmail, nameProblem, type SignupValues } from './signup-values';
import styles from './form.module.scss';

type Progress = { dirty: boolean; busy: boolean };
type Props = { onDone: () => void; onProgress?: (progress: Progress) => void };

export function SignupForm({ onDone, onProgress }: Props) {
  const { t, i18n } = useTranslation();
  const settings = useSettings();
  const { ofError, ofCode } = useErrorText();
  const signup = useSignup();
  const { register, handleSubmit, setError, setValue, getValues, control, formState } = useForm<SignupValues>({
    defaultValues: emptyValues(i18n.language, settings),
  });
  const { errors, isDirty } = formState;
  const country = useWatch({ control, name: 'country' });
  const textOf = (problem?: { message?: string | undefined }) =>
    problem ? ofCode(problem.message ?? 'invalid') : undefined;

  useEffect(() => onProgress?.({ dirty: isDirty, busy: signup.isPending }), [onProgress, isDirty, signup.isPending]);

  const submit = handleSubmit((values) => {
    const birth = readBirthDate(values.birth, settings.min_age);
    if (!('date' in birth) || !values.gender) return;
    signup.mutate(
      {
        email: values.email,
        name: values.name,
        password: values.password,
        date_of_birth: birth.date,
        gender: values.gender,
        country: values.country,
        ...(values.region && { region: values.region }),
        terms: true,
        language: i18n.language,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          fieldsOf(error).forEach(({ path, problem }, index) => {
            setError(path, { type: 'server', message: problem.code }, { shouldFocus: index === 0 });
          });
        },
      },
    );
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {signup.error && fieldsOf(signup.error).length === 0 && (
        <Alert tone="danger" live>
          {ofError(signup.error)}
        </Alert>
      )}
      <Choices
        label={t('accounts.gender')}
        choices={[
          { value: 'female', label: t('accounts.female') },
          { value: 'male', label: t('accounts.male') },
        ]}
        error={textOf(errors.gender)}
        {...register('gender', { required: 'required' })}
      />
      <Field
        label={t('accounts.name')}
        hint={t('accounts.name_hint')}
        autoComplete="nickname"
        maxLength={60}
        error={textOf(errors.name)}
        {...register('name', {
          setValueAs: trimmed,
          validate: (name) => nameProblem(name.trim(), getValues('email').trim()) ?? true,
        })}
      />
      <BirthDateField
        register={register}
        error={textOf(errors.birth?.day)}
        validate={() => {
          const birth = readBirthDate(getValues('birth'), settings.min_age);
          return 'date' in birth || birth.code;
        }}
      />
      <PlaceFields
        register={register}
        country={country}
        onCountry={() => setValue('region', '')}
        errors={{ country: textOf(errors.country), region: textOf(errors.region) }}
      />
      <Field
        label={t('accounts.email')}
        hint={t('accounts.email_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={textOf(errors.email)}
        {...register('email', {
          setValueAs: trimmed,
          validate: (email) => looksLikeEmail(email.trim()) || 'invalid_email',
        })}
      />
      <PasswordField
        label={t('accounts.password')}
        hint={t('accounts.password_hint', { min: settings.password_length.min })}
        autoComplete="new-password"
        error={textOf(errors.password)}
        {...register('password', {
          minLength: { value: settings.password_length.min, message: 'password_length' },
          maxLength: { value: settings.password_length.max, message: 'password_length' },
          required: 'password_length',
        })}
      />
      <Checkbox
        label={t('accounts.terms', { min_age: settings.min_age })}
        error={textOf(errors.terms)}
        {...register('terms', { required: 'terms_required' })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={signup.isPending}>
        {t('accounts.sign_up')}
      </Button>
    </form>
  );
}

const trimmed = (value: string) => value.trim();
