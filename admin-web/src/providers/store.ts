import { localStorageStore, type Store } from 'react-admin';

const PREFERENCES = ['locale', 'theme', 'shortcuts'];

/** What the console remembers in this browser. Logging out forgets lists and filters, not how a person likes to read. */
export function createStore(): Store {
  const store = localStorageStore('1', 'Console');
  return {
    ...store,
    reset() {
      const kept = PREFERENCES.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}
