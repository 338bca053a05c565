import { useTranslation } from '../../lib/texts';
import type { User } from '../../lib/api-client/types';
import { mailBounces } from '../../lib/mail-bounces';
import { useUser } from '../../lib/session';
import { DismissibleAlert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { WhyOff } from './mail-off';

/** PRO-05, NTF-04: mail does not reach the member, why, and the way out (NTF-05). */
export function MailDisabledAlert() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.notifications_disabled.length === 0) return null;
  const way = wayOut(user);
  const cause = `notifications-disabled ${user.notifications_disabled.join(' ')} ${numberOf(user.email)}`;
  return (
    <DismissibleAlert
      // What was put away is this cause, at this address: the next one is told again.
      key={cause}
      name={cause}
      tone="warning"
      action={
        <ButtonLink to={way.to} size="small">
          {t(way.text)}
        </ButtonLink>
      }
    >
      <WhyOff user={user} />
    </DismissibleAlert>
  );
}

/** The browser keeps what was put away beyond logout, when nobody is to read the address (ACC-06). */
const numberOf = (email: string) =>
  [...email].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);

/** After a bounce another address; without one that works an account is never confirmed. */
function wayOut(user: User) {
  if (!mailBounces(user)) return { to: '/notifications', text: 'notices.resume_mail' } as const;
  return user.status === 'not_confirmed'
    ? ({ to: '/complete-signup', text: 'accounts.change_address' } as const)
    : ({ to: '/settings', text: 'notices.change_email' } as const);
}
