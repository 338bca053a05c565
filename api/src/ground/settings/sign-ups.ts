import type { SettingsValues } from './settings.values.js';

/** Who may sign up (ACC-01): everybody, visitors from a traffic source, or nobody. */
export const maySignUp = (
  signups: SettingsValues['signups'],
  { network, ref }: { network?: string | undefined; ref?: string | undefined } = {},
): boolean => signups === 'all' || (signups === 'with_trafficsource' && !!(network || ref));
