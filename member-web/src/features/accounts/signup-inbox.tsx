import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';

/** Where the site does not say whether an address has an account, its mailbox does (ACC-08). */
export function SignupInbox({ email, heading }: { email: string; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const told = useRef<HTMLDivElement>(null);
  // The form has gone with the button that was pressed.
  useLayoutEffect(() => told.current?.focus(), []);
  return (
    <div ref={told} tabIndex={-1}>
      <EmptyState heading={heading} drawing={DRAWINGS.mail} title={t('accounts.check_inbox')}>
        <p>{t('signup.inbox_mailed', { email })}</p>
        <p>{t('accounts.spam_hint')}</p>
      </EmptyState>
    </div>
  );
}
