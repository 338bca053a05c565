import { localStorageStore, type Store } from 'react-admin';
import { forgetListAddresses } from '../layout/list-address';
import { isLocale } from '../locales/catalogues';

const PREFERENCES = ['locale', 'theme', 'shortcuts'];

/** What the console remembers in this browser. Logging out forgets lists and filters, not how a person likes to read. */
export function createStore(): Store {
  const store = localStorageStore('1', 'Console');
  return {
    ...store,
    getItem<A>(key: string, otherwise?: A) {
      const value = store.getItem<A>(key, otherwise);
      // Another release may have had a language that this one has no texts for.
      return key !== 'locale' || isLocale(value) ? value : (otherwise as A);
    },
    reset() {
      const kept = PREFERENCES.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      forgetListAddresses();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}
