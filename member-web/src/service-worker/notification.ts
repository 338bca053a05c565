/** What the server sends (`PushPayload` there). */
export interface Push {
  title: string;
  body: string;
  path: string;
  tag: string;
  badge: number;
}

export function toNotification({ title, body, path, tag }: Push) {
  return {
    title,
    options: { body, tag, renotify: true, icon: '/icons/any-192.png', badge: '/icons/badge-96.png', data: { path } },
  };
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
