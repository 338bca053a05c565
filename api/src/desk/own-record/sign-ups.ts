import type { SettingsValues } from '../../ground/settings/index.js';
import type { TrackingDto } from './user.dto.js';

/** Who may sign up (ACC-01): everybody, visitors from a traffic source, or nobody. */
export const maySignUp = (signups: SettingsValues['signups'], { network, ref }: TrackingDto = {}): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && !!(network || ref));
