import type { SettingsValues } from '../../ground/settings/index.js';
import type { TrackingDto } from './user.dto.js';

/** Who may sign up (ACC-01): all, those whom a traffic source sent, or nobody by themselves. */
export const maySignUp = (signups: SettingsValues['signups'], { network, ref }: TrackingDto = {}): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && !!(network || ref));
