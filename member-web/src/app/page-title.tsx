import { useEffect } from 'react';
import { useUser } from '../lib/session';
import { useSettings } from '../lib/settings';

/** The tab's title with the unread count in parentheses, and the same number on the app's badge (CHT-08). */
export function PageTitle({ children }: { children?: string | undefined }) {
  const { name, index_title } = useSettings();
  const unread = useUser()?.num_unread_messages ?? 0;

  useEffect(() => {
    const title = children ? `${children} · ${name}` : index_title || name;
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [children, name, index_title, unread]);

  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const done = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
    done.catch(() => undefined);
  }, [unread]);

  return null;
}
