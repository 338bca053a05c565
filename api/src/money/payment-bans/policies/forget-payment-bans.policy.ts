import { definePolicy } from '../../../kernel/index.js';
import type { BlockedEvent } from '../blocked.events.js';
import { forgetPaymentBan } from '../jobs/forget-payment-ban.job.js';

export const forgetPaymentBans = definePolicy<BlockedEvent>({
  name: 'forget-blocks',
  on: {
    DetailUnblocked: ({ streamId: id, data: { keptUntil } }) => [
      forgetPaymentBan.at({ id }, { key: `${id} ${keptUntil}`, runAt: new Date(keptUntil) }),
    ],
  },
});
