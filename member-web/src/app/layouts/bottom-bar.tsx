import { useTranslation } from '../../lib/texts';
import { NavLink } from 'react-router';
import { CreditsBadge } from '../../features/credits/credits-badge';
import { useUser } from '../../lib/session';
import { BottomBar, bottomBarItem } from '../../ui/bottom-bar';
import { Badge } from '../../ui/badge';
import { Icon } from '../../ui/icon';

/** Within the thumb's reach on phones. */
export function MemberBottomBar() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  const { num_unread_messages: unread, num_new_likes: newLikes } = user;
  return (
    <BottomBar label={t('app.main_navigation')}>
      <NavLink to="/members" className={bottomBarItem}>
        <Icon name="search" />
        <span>{t('app.search')}</span>
      </NavLink>
      <NavLink to="/chats" className={bottomBarItem}>
        <Icon name="chats" />
        <span>{t('app.messages')}</span>
        {unread > 0 && <Badge count={unread} label={t('conversations.unread', { count: unread })} />}
      </NavLink>
      <NavLink to="/likes" className={bottomBarItem}>
        <Icon name="heart" />
        <span>{t('app.likes')}</span>
        {newLikes > 0 && <Badge count={newLikes} label={t('app.new_likes', { count: newLikes })} />}
      </NavLink>
      {user.paid_user ? (
        <NavLink to="/credits" className={bottomBarItem}>
          <Icon name="credits" />
          <span>
            {t('app.credits')} <CreditsBadge credits={user.credits} compact />
          </span>
        </NavLink>
      ) : (
        <NavLink to="/premium" className={bottomBarItem}>
          <Icon name="premium" />
          <span>{t('app.premium')}</span>
        </NavLink>
      )}
      <NavLink to="/profile" className={bottomBarItem}>
        <Icon name={user.profile.invisible ? 'hidden' : 'person'} />
        <span>{t('app.me')}</span>
        {user.profile.invisible && <small className="visually-hidden">{t('own_profile.invisible')}</small>}
      </NavLink>
    </BottomBar>
  );
}
