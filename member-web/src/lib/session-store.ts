import { keepIn } from './kept';
import { onArrival, onSignOut, OWNER } from './session';
import { createStore, type Store } from './store';

/**
 * A store that survives a reload and the trip to a payment page, in this tab only, and is emptied on logout: private
 * words stay on no shared computer.
 */
export function createSessionStore<T>(key: string, empty: T): Store<T> {
  const store = createStore(read(() => sessionStorage, key, empty));
  store.subscribe(() => {
    keepIn(() => sessionStorage, key, JSON.stringify(store.get()));
    keepIn(() => sessionStorage, ownerOf(key), '');
  });
  onSignOut(() => store.set(empty));
  return store;
}

const ownerOf = (key: string) => key + OWNER;

/**
 * One that outlives an expired session too: what somebody was writing is there again once they have logged in. Whoever
 * else logs in finds nothing of it, and logging out empties it in every tab.
 * @param interrupt what becomes of it when the session expires
 * @param storage `localStorage` keeps it from visit to visit, for new tabs too
 */
export function createMemberStore<T>(
  key: string,
  empty: T,
  {
    revive = (stored) => stored,
    interrupt = (stored) => stored,
    storage = sessionStorage,
  }: { revive?: (stored: T) => T; interrupt?: (stored: T) => T; storage?: Storage } = {},
): Store<T> {
  const store = createStore(read(() => storage, key, empty, revive));
  store.subscribe(() => keepIn(() => storage, key, JSON.stringify(store.get())));
  onSignOut((why) => {
    store.set(why === 'expired' ? interrupt : empty);
    if (why === 'left') for (const one of [key, ownerOf(key)]) storage.removeItem(one);
  });
  onArrival((memberId) => {
    const owner = storage.getItem(ownerOf(key));
    if (owner !== null && owner !== memberId) store.set(empty);
    keepIn(() => storage, ownerOf(key), memberId);
  });
  return store;
}

/** There is none on the server, and in some browsers none may be asked. */
function read<T>(storage: () => Storage, key: string, empty: T, revive = (stored: T) => stored): T {
  try {
    const stored = storage().getItem(key);
    return stored ? revive(JSON.parse(stored) as T) : empty;
  } catch {
    return empty;
  }
}
