import { definePolicy } from '../../../kernel/index.js';
import { closeMonth } from '../jobs/close-month.job.js';
import type { MonthEvent } from '../month.events.js';

export const closeMonthWhenAsked = definePolicy<MonthEvent>({
  name: 'close-month',
  on: {
    MonthCloseRequested: ({ data: { month, request } }) => [
      closeMonth.at({ month, request }, { key: `${month} ${request}` }),
    ],
  },
});
