let owner = '';

/** Key of `localStorage` for what a member finds again in every tab: a bank's app comes back in another (CHT-12). */
export const keptKey = (what: string) => `kept:${owner}:${what}`;

/** Only what is this member's stays in the browser; of nobody: nothing does (ACC-06). */
export function keepFor(memberId = '') {
  owner = memberId;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('kept:') && !key.startsWith(keptKey(''))) localStorage.removeItem(key);
  }
}
