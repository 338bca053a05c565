import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { EMAIL_SHAPE } from '../../lib/email-shape';
import { useErrorText } from '../../lib/error-text';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { useRequestReset } from './api';

/** Asks for the mail with the link to a new password (ACC-07). */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const request = useRequestReset();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(({ email }) => {
    const typed = shortText(email);
    request.mutate(typed, { onSuccess: () => onSent(typed) });
  });
  return (
    <form className="stack gap-20" noValidate onSubmit={submit}>
      {request.error && (
        <Alert tone="danger" live>
          {ofError(request.error)}
        </Alert>
      )}
      <Field
        label={t('accounts.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email && ofCode('invalid_email')}
        {...register('email', { required: true, pattern: EMAIL_SHAPE })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={request.isPending}>
        {t('accounts.send_link')}
      </Button>
    </form>
  );
}
