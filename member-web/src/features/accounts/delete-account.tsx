import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo } from '../../lib/double-press';
import { useErrorText } from '../../lib/error-text';
import { useSecondStep } from '../../lib/second-step';
import { useUser } from '../../lib/session';
import { createMemberStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { Icon, type IconName } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { useDeleteAccount } from './api';
import { fieldProblem } from './field-problem';
import { LeavingReason } from './leaving-reason';
import type { Reason } from './leaving';
import { UnusedCredits } from './unused-credits';
import styles from './leaving.module.scss';

/** Kept in this tab, so that a reload takes no words. */
const answer = createMemberStore<{ reason?: Reason | undefined; text: string }>('leaving', { text: '' });

type Props = { onDeleted: (eraseAt: string) => Promise<void> };

/** Leaving in two steps: why, and what happens then (ACC-12). */
export function DeleteAccount({ onDeleted }: Props) {
  const { t } = useTranslation();
  const { reason, text } = useStore(answer, (kept) => kept);
  const { second: sure, next } = useSecondStep();

  if (sure && reason) return <Consequences {...{ reason, text, onDeleted }} />;
  return (
    <Panel className="stack gap-20">
      <LeavingReason reason={reason} onReason={(chosen) => answer.set({ reason: chosen, text })} />
      <label className="stack gap-4 small strong">
        {t('accounts.delete_text')}
        <textarea
          className={`full ink surface outlined-strong rounded-field ${styles.text}`}
          maxLength={2000}
          rows={3}
          value={text}
          onChange={({ target }) => answer.set({ reason, text: target.value })}
        />
      </label>
      <div className={`stack gap-8 ${styles.buttons}`}>
        <Button disabled={!reason} onClick={next}>
          {t('accounts.continue')}
        </Button>
        <ButtonLink variant="quiet" to="/settings">
          {t('accounts.stay')}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Consequences({ reason, text, onDeleted }: Props & { reason: Reason; text: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const remove = useDeleteAccount(onDeleted);
  const { ofError, ofCode } = useErrorText();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const wrongPassword = fieldProblem(remove.error, 'password');
  const submit = handleSubmit(({ password }) =>
    remove.mutate({ reason, password, ...(text.trim() && { text: text.trim() }) }),
  );
  const credits = user?.credits ?? 0;
  const facts: [IconName, string][] = [
    ['hidden', t('accounts.delete_hidden')],
    ['mail', t('accounts.delete_back')],
    ['clock', t('accounts.delete_erased')],
    ...(credits > 0 ? [['credits', t('accounts.delete_credits', { count: credits })] as [IconName, string]] : []),
  ];
  return (
    <Panel className="stack gap-20" aria-labelledby="lost">
      {/* The step before has gone with the button that was pressed. */}
      <h2 id="lost" tabIndex={-1} ref={focusOnce}>
        {t('accounts.delete_lost')}
      </h2>
      <ul role="list" className={`stack gap-12 ${styles.what}`}>
        {facts.map(([icon, fact]) => (
          <li key={icon} className="flex gap-12">
            <Icon name={icon} size={20} />
            {fact}
          </li>
        ))}
      </ul>
      {/* Once the account has gone it would ask anew, and be refused. */}
      {user && <UnusedCredits />}
      {remove.error && !wrongPassword && (
        <Alert tone="danger" live>
          {ofError(remove.error)}
        </Alert>
      )}
      <form className="stack gap-20" noValidate onSubmit={submit}>
        <PasswordField
          label={t('accounts.current_password')}
          autoComplete="current-password"
          error={formState.errors.password ? ofCode('required') : wrongPassword && ofCode(wrongPassword)}
          {...register('password', { required: true })}
        />
        <div className={`stack gap-8 ${styles.buttons}`}>
          {/* It may stand where the step before had its button, with a password that the browser filled in. */}
          <Button
            type="submit"
            variant="danger"
            busy={remove.isPending}
            onClick={(press) => isSecondOfTwo(press) && press.preventDefault()}
          >
            {t('accounts.delete_account')}
          </Button>
          <ButtonLink variant="quiet" to="/settings">
            {t('accounts.stay')}
          </ButtonLink>
        </div>
      </form>
    </Panel>
  );
}

/** The same function each time, so that what is typed below does not bring the focus back up. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();
