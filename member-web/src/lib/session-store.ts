import { onSignOut } from './session';
import { createStore, type Store } from './store';

/**
 * A store that survives a reload and the trip to a payment page, in this tab only, and is emptied on logout: private
 * words stay on no shared computer.
 */
export function createSessionStore<T>(key: string, empty: T, revive: (stored: T) => T = (stored) => stored): Store<T> {
  const store = createStore(read());
  store.subscribe(() => sessionStorage.setItem(key, JSON.stringify(store.get())));
  onSignOut(() => store.set(empty));
  return store;

  function read(): T {
    try {
      const stored = sessionStorage.getItem(key);
      return stored ? revive(JSON.parse(stored) as T) : empty;
    } catch {
      return empty;
    }
  }
}
