import type { Passwords } from '../src/ground/authentication/index.js';

/**
 * Everybody of the demo world has the same printed password. It is hashed once, not for each of them: that would take a
 * quarter of all the work. Ends with the answered function.
 */
export function hashOnce(passwords: Passwords, password: string): () => void {
  const known = passwords.hash(password);
  const ways = ['hash', 'hashNew'] as const;
  for (const way of ways) {
    const hash = passwords[way].bind(passwords);
    const value = (asked: string) => (asked === password ? known : hash(asked));
    Object.defineProperty(passwords, way, { configurable: true, value });
  }
  return () => {
    for (const way of ways) Reflect.deleteProperty(passwords, way);
  };
}
