import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { useDeleteAccount } from './api';
import { LeavingReason } from './leaving-reason';
import type { Reason } from './leaving';
import { UnusedCredits } from './unused-credits';
import styles from './leaving.module.scss';

type Props = { onDeleted: (eraseAt: string) => Promise<void> };

/** Leaving in two steps: why, and what happens then (ACC-12). */
export function DeleteAccount({ onDeleted }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const [sure, setSure] = useState(false);

  if (sure && reason) return <Consequences {...{ reason, text, onDeleted }} />;
  return (
    <Panel className={styles.flow}>
      <LeavingReason reason={reason} onReason={setReason} />
      <label className={styles.label}>
        {t('accounts.delete_text')}
        <textarea
          className={styles.text}
          maxLength={2000}
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <div className={styles.buttons}>
        <Button disabled={!reason} onClick={() => setSure(true)}>
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
  const { ofError } = useErrorText();
  const credits = user?.credits ?? 0;
  const facts: [IconName, string][] = [
    ['hidden', t('accounts.delete_hidden')],
    ['mail', t('accounts.delete_back')],
    ['clock', t('accounts.delete_erased')],
    ...(credits > 0 ? [['credits', t('accounts.delete_credits', { count: credits })] as [IconName, string]] : []),
  ];
  return (
    <Panel className={styles.flow} aria-labelledby="lost">
      {/* The step before has gone with the button that was pressed. */}
      <h2 id="lost" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('accounts.delete_lost')}
      </h2>
      <ul role="list" className={styles.what}>
        {facts.map(([icon, fact]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            {fact}
          </li>
        ))}
      </ul>
      <UnusedCredits />
      {remove.error && (
        <Alert tone="danger" live>
          {ofError(remove.error)}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate({ reason, ...(text.trim() && { text: text.trim() }) })}
        >
          {t('accounts.delete_account')}
        </Button>
        <ButtonLink variant="quiet" to="/settings">
          {t('accounts.stay')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
