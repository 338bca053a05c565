import { definePolicy } from '../../../kernel/index.js';
import { reconcileDay } from '../jobs/reconcile-day.job.js';
import type { ReconciliationEvent } from '../reconciliation.events.js';

export const reconcileWhenAsked = definePolicy<ReconciliationEvent>({
  name: 'reconcile-when-asked',
  on: {
    ReconciliationRequested: ({ data: { provider, day, requestedAt } }) => [
      reconcileDay.at({ provider, day }, { key: `${provider}-${day}-${requestedAt}` }),
    ],
  },
});
