import type { Money } from '../../ground/settings/domain.js';
import type { Event } from '../../kernel/domain.js';

/**
 * What an advertising network cost on a day (`2026-03-01`) or in a month (`2026-03`), as staff typed it in until
 * the report showed no costs any more. `cost`: null took it away again.
 */
export type AdvertisingCostSet = Event<
  'AdvertisingCostSet',
  { network: string; period: string; cost: Money | null; setAt: string }
>;

export type AdvertisingCostEvent = AdvertisingCostSet;
