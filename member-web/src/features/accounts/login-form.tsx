import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, PasswordField } from '../../ui/field';
import { useLogin } from './api';
import { WayBackMail } from './way-back-mail';

type Values = { email: string; password: string };

/** What a member whom staff shut out is told. */
export type Disabled = { disabledAt: string; reason: string };
type Props = { onDone: () => void; onDisabled: (disabled: Disabled) => void };

export function LoginForm({ onDone, onDisabled }: Props) {
  const { t } = useTranslation();
  const login = useLogin();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState, getValues } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const deleted = isApiError(login.error, 'deleted_account_exists');

  const onRefused = (error: unknown) => {
    if (!isApiError(error, 'account_disabled')) return;
    const { disabled_at, reason } = error.params;
    onDisabled({ disabledAt: String(disabled_at), reason: String(reason) });
  };

  return (
    <form
      className="stack gap-20"
      noValidate
      onSubmit={handleSubmit((values) => login.mutate(values, { onSuccess: onDone, onError: onRefused }))}
    >
      {login.error && (
        <Alert tone="danger" live action={deleted && <WayBackMail email={getValues('email')} />}>
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
        {...register('email', { required: true, setValueAs: shortText })}
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
