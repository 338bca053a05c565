import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { EMAIL_SHAPE } from '../../lib/email-shape';
import { useErrorText } from '../../lib/error-text';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useRequestEmailChange } from './email-change';
import { fieldProblem } from './field-problem';

/** Asks for another address; the link mailed there makes it so (ACC-08). */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const request = useRequestEmailChange();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const { form, onError } = useToastIfGone();
  const { errors } = formState;
  const wrongEmail = fieldProblem(request.error, 'email', { email_taken: 'email' });
  const wrongPassword = fieldProblem(request.error, 'password');

  const save = ({ email, password }: { email: string; password: string }) => {
    const wanted = shortText(email);
    void request.mutateAsync({ email: wanted, password }).then(() => {
      toast(t('accounts.link_sent', { email: wanted }), 'success');
      if (form.current) onDone();
    }, onError);
  };
  return (
    <form ref={form} className="stack gap-20" noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      {request.error && !wrongEmail && !wrongPassword && (
        <Alert tone="danger" live>
          {ofError(request.error)}
        </Alert>
      )}
      <Field
        label={t('accounts.new_email')}
        hint={t('accounts.email_change_hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email ? ofCode('invalid_new_email') : wrongEmail && ofCode(wrongEmail)}
        {...register('email', { required: true, pattern: EMAIL_SHAPE })}
      />
      <PasswordField
        label={t('accounts.current_password')}
        autoComplete="current-password"
        error={errors.password ? ofCode('required') : wrongPassword && ofCode(wrongPassword)}
        {...register('password', { required: true })}
      />
      <Button type="submit" variant="primary" busy={request.isPending}>
        {t('accounts.send_link')}
      </Button>
    </form>
  );
}
