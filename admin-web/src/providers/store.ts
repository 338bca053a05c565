import { localStorageStore, type Store } from 'react-admin';
import { forgetListAddresses } from '../layout/address/list-address';
import { isLocale } from '../locales/catalogues';

const PREFERENCES = ['locale', 'theme', 'shortcuts', 'menu', 'files.decimal'];
/** Of each list: saved filters, columns that were hidden, and their order. */
const OF_A_LIST = /\.(savedQueries|datatable(_columnRanks)?)$/;
const NAME = 'Console';

/** What the console remembers in this browser. Logging out forgets where somebody was, not how they like to read. */
export function createStore(): Store {
  const store = localStorageStore('1', NAME);
  return {
    ...store,
    getItem<A>(key: string, otherwise?: A) {
      const value = store.getItem<A>(key, otherwise);
      // Another release may have had a language that this one has no texts for.
      return key !== 'locale' || isLocale(value) ? value : (otherwise as A);
    },
    reset() {
      const kept = [...PREFERENCES, ...keysOfLists()].map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      forgetListAddresses();
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value);
    },
  };
}

function keysOfLists(): string[] {
  const prefix = `RaStore${NAME}.`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && OF_A_LIST.test(key));
  return keys.map((key) => key.slice(prefix.length));
}
