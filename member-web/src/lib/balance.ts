import type { QueryClient } from '@tanstack/react-query';
import { changeUser, onSignOut } from './session';

interface Balance {
  credits: number;
  /** How often the wallet had changed by then. An answer that was stored before there was one has none. */
  version?: number | undefined;
  paid_user?: boolean;
}

let newest = -1;
onSignOut(() => (newest = -1));

/** Notices and answers of commands come in any order; what an older one says is left is not what is left now (CHT-02). */
export function keepBalance(cache: QueryClient, { version = newest, ...told }: Balance) {
  if (version < newest) return;
  newest = version;
  changeUser(cache, (user) => ({ ...user, ...told }));
}
