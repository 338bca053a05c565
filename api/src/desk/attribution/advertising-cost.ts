import { defineLog } from '../../kernel/domain.js';
import type { AdvertisingCostEvent } from './advertising-cost.events.js';

/** Nothing is added to it any more: timelines and the audit log still tell what was. */
export const advertisingCosts = defineLog<AdvertisingCostEvent>('advertisingcost', ['AdvertisingCostSet']);
