import { useTranslation } from '../../lib/texts';
import { Link, NavLink, useLocation } from 'react-router';
import { LocaleMenu } from '../../features/accounts/locale-menu';
import { useUser } from '../../lib/session';
import { withBack } from '../../lib/return-path';
import { useBack } from '../../lib/use-back';
import { useSettings } from '../../lib/settings';
import { Badge } from '../../ui/badge';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { CreditsBadge } from '../../features/credits/credits-badge';
import { AccountMenu } from './account-menu';
import { SignupButton } from './signup-button';
import styles from './top-bar.module.scss';

const LINK = `inline items-center gap-8 min-40 bold-15 ink no-wrap round px-12 ${styles.link}`;

export function TopBar() {
  const { name } = useSettings();
  const user = useUser();
  return (
    <header className={`still surface line-below ${styles.bar} ${user ? styles.signedIn : ''}`}>
      <div className={`row full center gap-8 ${styles.inner}`}>
        <Link to={user ? '/members' : '/'} className={`inline ${styles.brand}`}>
          <Brand name={name} yielding />
        </Link>
        {user ? <MemberLinks /> : <VisitorLinks />}
      </div>
    </header>
  );
}

function VisitorLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const back = useBack();
  return (
    <div className="row still gap-4">
      <LocaleMenu />
      {pathname !== '/login' && (
        <ButtonLink to={withBack('/login', back)} variant="quiet">
          {t('accounts.log_in')}
        </ButtonLink>
      )}
      {pathname !== '/signup' && (
        <span className={styles.signup}>
          <SignupButton variant="secondary" />
        </span>
      )}
    </div>
  );
}

function MemberLinks() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  const { num_unread_messages: unread, num_new_likes: newLikes } = user;
  return (
    <>
      <nav className="row still gap-2" aria-label={t('app.main_navigation')}>
        <NavLink to="/members" className={LINK}>
          <Icon name="search" size={20} />
          {t('app.search')}
        </NavLink>
        <NavLink to="/chats" className={LINK}>
          <Icon name="chats" size={20} />
          {t('app.messages')}
          {unread > 0 && <Badge count={unread} label={t('conversations.unread', { count: unread })} />}
        </NavLink>
        <NavLink to="/likes" className={LINK}>
          <Icon name="heart" size={20} />
          {t('app.likes')}
          {newLikes > 0 && <Badge count={newLikes} label={t('app.new_likes', { count: newLikes })} />}
        </NavLink>
        {user.paid_user ? (
          <NavLink to="/credits" className={LINK}>
            <Icon name="credits" size={20} />
            {t('app.credits')}
            <CreditsBadge credits={user.credits} />
          </NavLink>
        ) : (
          <NavLink to="/premium" className={LINK}>
            <Icon name="premium" size={20} />
            {t('app.get_premium')}
          </NavLink>
        )}
      </nav>
      <div className={`row still gap-4 ${styles.end}`}>
        <span className={styles.locale}>
          <LocaleMenu />
        </span>
        <InvisibleMark brief />
        <AccountMenu />
      </div>
    </>
  );
}
