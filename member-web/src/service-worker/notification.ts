import type { DiscreetWords } from './messages';

/** What the server sends (`PushPayload` there). */
export interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
  badge: number;
}

/** @param discreet what is said in the place of whom it is from and what they did */
export function toNotification({ title, body, path, tag }: Push, discreet?: DiscreetWords) {
  const set = discreet ? 'discreet-' : '';
  const look = { icon: `/icons/${set}any-192.png`, badge: `/icons/${set}badge-96.png` };
  const words = discreet ?? { title, body };
  return { title: words.title, options: { body: words.body, tag, renotify: true, ...look, data: { path } } };
}

/** Null for what is no push of ours: a worker may be older than the server. */
export function readPush(text: string | undefined): Push | null {
  try {
    const push = JSON.parse(text ?? '') as Partial<Push>;
    const { title, body = '', path = '/', tag = path, badge = 0 } = push;
    return title && /^\/(?!\/)/.test(path) ? { title, body, path, tag, badge } : null;
  } catch {
    return null;
  }
}
