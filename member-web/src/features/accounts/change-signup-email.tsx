import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMAIL_SHAPE } from '../../lib/email-shape';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toasts';
import { useCorrectEmail } from './api';
import { fieldProblem } from './field-problem';
import styles from './form.module.scss';

/** Before the address is confirmed it can be corrected; the new one is mailed at once (ACC-04). */
export function ChangeSignupEmail() {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user?.status !== 'not_confirmed') return null;
  return open ? (
    <CorrectionForm onClose={() => setOpen(false)} />
  ) : (
    <p className={styles.aside}>
      {t('accounts.wrong_address')}{' '}
      <button type="button" className={`${styles.textButton} link`} onClick={() => setOpen(true)}>
        {t('accounts.change_address')}
      </button>
    </p>
  );
}

function CorrectionForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const correct = useCorrectEmail();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const problem = fieldProblem(correct.error, 'email', { email_taken: 'email' });

  const submit = handleSubmit(({ email }) =>
    correct.mutate(email.trim(), {
      onSuccess: () => {
        toast(t('accounts.activation_sent', { email: email.trim() }), 'success');
        onClose();
      },
    }),
  );
  return (
    <form className={styles.aside} noValidate onSubmit={submit}>
      {correct.error && !problem && (
        <Alert tone="danger" live>
          {ofError(correct.error)}
        </Alert>
      )}
      <Field
        label={t('accounts.new_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        // It opens where the member has just pressed for it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={formState.errors.email ? ofCode('invalid_new_email') : problem && ofCode(problem)}
        {...register('email', { required: true, pattern: EMAIL_SHAPE })}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={correct.isPending}>
          {t('accounts.save_and_mail')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('accounts.cancel')}
        </Button>
      </div>
    </form>
  );
}
