const KEY = 'chunk-reload';
const MINUTE = 60_000;

/**
 * A chunk that cannot be loaded usually means a newer release replaced it: reload, at most once a minute so that a
 * server that is down does not keep the page reloading (CLI-05).
 */
export function lazily<T>(load: () => Promise<T>, reload = () => window.location.reload()): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < MINUTE) throw error;
      sessionStorage.setItem(KEY, String(Date.now()));
      reload();
      return new Promise<never>(() => {});
    }
  };
}
