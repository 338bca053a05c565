import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, PasswordField } from '../../ui/field';
import { useLogin } from './api';
import styles from './form.module.scss';

type Values = { email: string; password: string };

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const login = useLogin();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { email: '', password: '' } });
  const { errors } = formState;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((values) => login.mutate(values, { onSuccess: onDone }))}
    >
      {login.error && (
        <Alert tone="danger" live>
          {ofError(login.error)}
        </Alert>
      )}
      <Field
        label={t('accounts.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errors.email && ofCode('invalid_email')}
        {...register('email', { required: true, setValueAs: trimmed })}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="current-password"
        error={errors.password && ofCode('required')}
        {...register('password', { required: true })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={login.isPending}>
        {t('accounts.log_in')}
      </Button>
    </form>
  );
}

const trimmed = (value: string) => value.trim();
