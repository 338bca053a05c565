/** A way back is a path of this site, never an address that a link could smuggle in. */
export function safePath(path: string | null | undefined): string | undefined {
  if (!path || !/^\/(?![/\\])/.test(path)) return undefined;
  return path;
}

export const withBack = (to: string, back: string | undefined) =>
  back ? `${to}?back=${encodeURIComponent(back)}` : to;
