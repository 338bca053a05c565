import type { Passwords } from '../authentication/index.js';

/**
 * Everybody of the demo world has the same printed password. It is hashed once, not for each of them: that would take a
 * quarter of all the work. Ends with the answered function.
 */
export function hashOnce(passwords: Passwords, password: string): () => void {
  const { hash } = passwords;
  const known = hash.call(passwords, password);
  Object.defineProperty(passwords, 'hash', {
    configurable: true,
    value: (asked: string) => (asked === password ? known : hash.call(passwords, asked)),
  });
  return () => void Reflect.deleteProperty(passwords, 'hash');
}
