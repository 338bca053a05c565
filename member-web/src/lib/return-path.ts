const SITE = 'http://site';

/** A way back is a path of this site, never an address that a link could smuggle in. */
export function safePath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  try {
    // Read as a browser reads it: it leaves out tabs, turns \ round and resolves dots, any of which can end in `//host`.
    const { origin, pathname, search, hash } = new URL(path, SITE);
    return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/** Whose page it is, where it is that of a member. */
export const memberOn = (path: string | undefined): string | undefined =>
  /^\/members\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/i.exec(path ?? '')?.[1];

export const withBack = (to: string, back: string | undefined) =>
  back ? `${to}${to.includes('?') ? '&' : '?'}back=${encodeURIComponent(back)}` : to;
