import type { SettingsValues } from '../settings/index.js';

/** Where a visitor came from, as the address of the first page told. */
export interface Tracking {
  network?: string;
  ref?: string;
}

/** Who may sign up (ACC-01): all, those whom a traffic source sent, or nobody by themselves. */
export const maySignUp = (signups: SettingsValues['signups'], { network, ref }: Tracking = {}): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && !!(network || ref));
