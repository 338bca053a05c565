/**
 * Tells what the browser permits, now and each time it is changed in the browser's own settings; not at all in browsers
 * that do not know this permission. Returns what ends it.
 */
export function watchPermission(name: PermissionName, tell: (state: PermissionState) => void): () => void {
  let status: PermissionStatus | undefined;
  let left = false;
  const show = () => status && tell(status.state);
  const watch = async () => {
    const found = await navigator.permissions.query({ name });
    if (left) return;
    status = found;
    status.addEventListener('change', show);
    show();
  };
  // Some browsers know permissions, but not this one.
  if ('permissions' in navigator) watch().catch(() => undefined);
  return () => {
    left = true;
    status?.removeEventListener('change', show);
  };
}
