/** Who logged in last in this browser; the other tabs begin anew at once, but for one where something is not saved. */
export const ARRIVED = 'arrived';
export const arrivedHere = () => localStorage.getItem(ARRIVED);

/** Where the browser's storage is full or forbidden, what the page shows goes on all the same, and is gone with the page. */
export function keepIn(storage: () => Storage, key: string, value: string) {
  try {
    storage().setItem(key, value);
  } catch {
    // Not kept.
  }
}

let owner = '';

/** Key for what a member finds again, in `localStorage` in every tab: a bank's app comes back in another (CHT-12). */
export const keptKey = (what: string) => `kept:${owner}:${what}`;

/** Only what is this member's stays in the browser; of nobody: nothing does (ACC-06). */
export function keepFor(memberId = '') {
  owner = memberId;
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('kept:') && !key.startsWith(keptKey(''))) storage.removeItem(key);
    }
  }
}

let emptied: Promise<unknown> = Promise.resolve();

/** The same of what is kept to be read without a network: all caches but those of this member. */
export function emptyCaches(memberId?: string) {
  if (!globalThis.caches) return;
  const isOthers = (name: string) =>
    name.startsWith('kept:') && (memberId === undefined || !name.startsWith(`kept:${memberId}:`));
  const empty = async () => {
    for (const name of await caches.keys()) if (isOthers(name)) await caches.delete(name);
  };
  // One after the other: what is emptied must not be what somebody has begun since.
  emptied = emptied.then(empty).catch(() => undefined);
}

/** The caches of a member, once nothing of before is in them. */
export async function cacheOf(memberId: string, what: 'answers' | 'photos'): Promise<Cache> {
  await emptied;
  return caches.open(`kept:${memberId}:${what}`);
}
