const KEY = 'chunk-reload';
const MINUTE = 60_000;

/**
 * A screen whose code cannot be loaded usually means that a newer release replaced it: the page is loaded anew, at most
 * once a minute, so that a server that is down does not keep it reloading; then the screen says that it is broken.
 */
export function reloadOutdatedCode(reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < MINUTE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    reload();
  });
}
