import { useLocation } from 'react-router';
import { safePath } from './return-path';

/** Pages that are of no use to who has just logged in. */
const OF_VISITORS = /^\/($|login|signup|reset-password)/;

/** ACC-16: where login and sign-up lead back to from here; undefined: to the members, as ever. */
export function useBack(): string | undefined {
  const { pathname, search } = useLocation();
  const asked = safePath(new URLSearchParams(search).get('back'));
  return asked ?? (OF_VISITORS.test(pathname) ? undefined : pathname + search);
}
