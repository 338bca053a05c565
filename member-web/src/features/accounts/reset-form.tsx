import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { useResetPassword } from './api';
import { fieldProblem } from './field-problem';
import { NewPasswordFields, type NewPassword } from './new-password-fields';

/** The address without its token, or cut off on the way: there is nothing to fill in for it. */
export function LinkExpired() {
  const { t } = useTranslation();
  const { ofCode } = useErrorText();
  return (
    <Alert
      tone="danger"
      action={
        <ButtonLink size="small" to="/reset-password">
          {t('accounts.reset_again')}
        </ButtonLink>
      }
    >
      {ofCode('link_expired')}
    </Alert>
  );
}

/** What the mailed link opens: a new password (ACC-07). */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const reset = useResetPassword();
  const { ofError } = useErrorText();
  const form = useForm<NewPassword>({ defaultValues: { password: '', repeated: '' } });
  const problem = fieldProblem(reset.error, 'password');
  const expired = isApiError(reset.error, 'link_expired');

  return (
    <form
      className="stack gap-20"
      noValidate
      onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }, { onSuccess: onDone }))}
    >
      {reset.error && !problem && (
        <Alert
          tone="danger"
          live
          action={
            expired && (
              <ButtonLink size="small" to="/reset-password">
                {t('accounts.reset_again')}
              </ButtonLink>
            )
          }
        >
          {ofError(reset.error)}
        </Alert>
      )}
      <NewPasswordFields form={form} problem={problem} />
      <Button type="submit" variant="primary" size="large" wide busy={reset.isPending}>
        {t('accounts.reset_save')}
      </Button>
    </form>
  );
}
