import { unreachable } from './api-client/api-error';
import { siteAnswers } from './site-answers';

/** The way to the same page of another release: the router leads to the screen that somebody is on the way to. */
let reloadPage = () => window.location.reload();
export const reloadWith = (reload: () => void) => void (reloadPage = reload);

const KEY = 'chunk-reload';
const MINUTE = 60_000;

/**
 * A chunk that cannot be loaded usually means a newer release replaced it: reload, at most once a minute so that a
 * server that is down does not keep the page reloading (CLI-05). Where the site cannot be reached the page stays: a
 * reload would leave it for the browser's own page, from which nothing leads back.
 *
 * @throws ApiError `unreachable`, or what loading threw within that minute
 */
export function lazily<T>(
  load: () => Promise<T>,
  reload = () => reloadPage(),
  reachable = siteAnswers,
): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (!(await reachable())) throw unreachable(error);
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < MINUTE) throw error;
      sessionStorage.setItem(KEY, String(Date.now()));
      reload();
      return new Promise<never>(() => {});
    }
  };
}
