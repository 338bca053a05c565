import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useChangePassword } from './api';
import { fieldProblem } from './field-problem';
import { NewPasswordFields, type NewPassword } from './new-password-fields';

type Values = NewPassword & { old: string };

/** ACC-08. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const change = useChangePassword();
  const { ofError, ofCode } = useErrorText();
  const form = useForm<Values>({ defaultValues: { old: '', password: '', repeated: '' } });
  const { errors } = form.formState;
  const { form: here, onError } = useToastIfGone();
  const wrongOld = fieldProblem(change.error, 'old_password');
  const wrongNew = fieldProblem(change.error, 'new_password');

  const save = ({ old, password }: Values) => {
    void change.mutateAsync({ old_password: old, new_password: password }).then(() => {
      toast(t('accounts.password_changed'), 'success');
      if (here.current) onDone();
    }, onError);
  };
  return (
    <form ref={here} className="stack gap-20" noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      {change.error && !wrongOld && !wrongNew && (
        <Alert tone="danger" live>
          {ofError(change.error)}
        </Alert>
      )}
      {/* So that a password manager knows whose password it is. */}
      <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label={t('accounts.old_password')}
        autoComplete="current-password"
        error={errors.old ? ofCode('required') : wrongOld && ofCode(wrongOld)}
        {...form.register('old', { required: true })}
      />
      <NewPasswordFields form={form as unknown as UseFormReturn<NewPassword>} problem={wrongNew} />
      <Button type="submit" variant="primary" busy={change.isPending}>
        {t('accounts.change_password')}
      </Button>
    </form>
  );
}
