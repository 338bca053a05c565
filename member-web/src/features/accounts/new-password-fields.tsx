import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useSettings } from '../../lib/settings';
import { PasswordField } from '../../ui/field';
import { fits } from './password-length';

export type NewPassword = { password: string; repeated: string };

type Props = {
  form: Pick<UseFormReturn<NewPassword>, 'register' | 'formState' | 'getValues'>;
  /** What the server found wrong with it. */
  problem?: string | undefined;
};

/** A new password, twice: typed unseen, it is easily mistyped (ACC-08). */
export function NewPasswordFields({ form: { register, formState, getValues }, problem }: Props) {
  const { t } = useTranslation();
  const { ofCode } = useErrorText();
  const { password_length: length } = useSettings();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        label={t('accounts.new_password')}
        hint={t('accounts.password_hint', { min: length.min })}
        autoComplete="new-password"
        error={errors.password ? ofCode('password_length') : problem && ofCode(problem)}
        {...register('password', { validate: (password) => fits(password, length) })}
      />
      <PasswordField
        label={t('accounts.repeat_password')}
        autoComplete="new-password"
        error={errors.repeated && ofCode('passwords_differ')}
        {...register('repeated', { validate: (repeated) => repeated === getValues('password') })}
      />
    </>
  );
}
