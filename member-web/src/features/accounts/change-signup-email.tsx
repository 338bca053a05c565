import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { EMAIL_SHAPE } from '../../lib/email-shape';
import { useErrorText } from '../../lib/error-text';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { shortText } from '../../lib/short-text';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toasts';
import { useToastIfGone } from '../../ui/use-toast-if-gone';
import { useCorrectEmail } from './api';
import { fieldProblem } from './field-problem';
import styles from './form.module.scss';

/** Before the address is confirmed it can be corrected; the new one is mailed at once (ACC-04). */
export function ChangeSignupEmail() {
  const { t } = useTranslation();
  const user = useUser();
  const [wanted, setWanted] = useState<boolean>();
  if (user?.status !== 'not_confirmed') return null;
  // Nothing else helps where mails do not arrive: there it stands open from the start.
  return (wanted ?? mailBounces(user)) ? (
    <CorrectionForm pressed={wanted === true} onClose={() => setWanted(false)} />
  ) : (
    <p className={styles.aside}>
      {t('accounts.wrong_address')}{' '}
      <button type="button" className={`plain-button ${styles.textButton} link`} onClick={() => setWanted(true)}>
        {t('accounts.change_address')}
      </button>
    </p>
  );
}

function CorrectionForm({ pressed, onClose }: { pressed: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const correct = useCorrectEmail();
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const { form, onError } = useToastIfGone();
  const problem = fieldProblem(correct.error, 'email', { email_taken: 'email' });

  const save = ({ email }: { email: string }) => {
    void correct.mutateAsync(shortText(email)).then(() => {
      toast(t('accounts.activation_sent', { email: shortText(email) }), 'success');
      onClose();
    }, onError);
  };
  return (
    <form ref={form} className={styles.aside} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
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
        // Where the member has just pressed for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={pressed}
        error={formState.errors.email ? ofCode('invalid_new_email') : problem && ofCode(problem)}
        {...register('email', { required: true, pattern: EMAIL_SHAPE })}
      />
      <div className="flex wrap gap-8">
        <Button type="submit" busy={correct.isPending}>
          {t('accounts.save_and_mail')}
        </Button>
        <Button variant="quiet" disabled={correct.isPending} onClick={onClose}>
          {t('accounts.cancel')}
        </Button>
      </div>
    </form>
  );
}
