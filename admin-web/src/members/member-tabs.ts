import type { Role } from '../providers/auth-provider';
import { maySeeWallet } from '../layout/values/member';
import { mayDisable } from './member';

export type MemberTab = 'overview' | 'photos' | 'money' | 'reports' | 'log';

/** In the address, so that Back and a shared link lead to it. */
export const TAB_NAME = 'tab';

/** Finance sees no photos and no reports, who moderates no money. */
export const tabsOf = (role: Role | undefined): [MemberTab, ...MemberTab[]] => [
  'overview',
  ...(mayDisable(role) ? (['photos'] as const) : []),
  ...(maySeeWallet(role) ? (['money'] as const) : []),
  ...(mayDisable(role) ? (['reports'] as const) : []),
  'log',
];
