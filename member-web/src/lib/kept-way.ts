import { safePath } from './return-path';
import { onSignOut } from './session';

const KEY = 'way-on';

/**
 * ACC-16: where a visitor was when they signed up. Kept for the other tab in which the link of the mail opens, and for
 * no longer than they are logged in.
 */
export function keepWay(path: string | undefined) {
  try {
    if (path) localStorage.setItem(KEY, path);
  } catch {
    // A browser that keeps nothing: it goes on at the members, as ever.
  }
}

export function keptWay(): string | undefined {
  try {
    return safePath(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function forgetWay() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

onSignOut(forgetWay);
