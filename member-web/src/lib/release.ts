import { createStore, useStore } from './store';
import { isUnsaved } from './unsaved';

/** Whether the site's files are newer than this page. */
const newer = createStore(false);
export const tellNewRelease = () => newer.set(true);
export const useNewRelease = (): boolean => useStore(newer, (is) => is);

type Check = () => boolean;
const checks = new Set<Check>([isUnsaved]);

/** While one says so, there is something in the memory of this tab that a reload would lose. */
export const keepsPage = (check: Check) => void checks.add(check);

const typed = new WeakSet<EventTarget>();
globalThis.document?.addEventListener('input', ({ target }) => void (target && typed.add(target)), true);
const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) => typed.has(field) && field.value);

export const mayReload = (): boolean => !isTyping() && ![...checks].some((check) => check());

type Navigated = { location: { pathname: string }; navigation: { state: string } };

/** A new release is taken where a screen is left anyway, before the next one is drawn. */
export function takeReleaseBetweenScreens(
  router: { state: Navigated; subscribe: (listener: (state: Navigated) => void) => void },
  reload = () => window.location.reload(),
) {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    if (newer.get() && mayReload()) reload();
  });
}
