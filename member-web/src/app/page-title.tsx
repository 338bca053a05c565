import { useEffect } from 'react';
import { useTranslation } from '../lib/texts';
import { discreetName } from '../lib/discreet-name';
import { badgeCount } from '../lib/format';
import { useUser } from '../lib/session';
import { useSettings } from '../lib/settings';

/** The tab's title with unread messages and new likes in parentheses, and the same number on the app's badge (CHT-08). */
export function PageTitle({ children }: { children?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { name, index_title, default_locale } = useSettings();
  // The operator has written one title, in the site's own language.
  const own = i18n.language === default_locale && index_title;
  const index = own || `${name} · ${t('landing.title')}`;
  const discreet = discreetName();
  const user = useUser();
  const news = user ? user.num_unread_messages + user.num_new_likes : 0;

  useEffect(() => {
    const title = discreet ?? (children ? `${children} · ${name}` : index);
    document.title = news > 0 ? `(${badgeCount(news)}) ${title}` : title;
  }, [children, discreet, name, index, news]);

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const done = news > 0 ? navigator.setAppBadge(news) : navigator.clearAppBadge();
    done.catch(() => undefined);
  }, [news]);

  return null;
}
