import { definePolicy } from '../../kernel/index.js';
import type { BlockedEvent } from '../blocked.events.js';
import { forgetBlock } from '../jobs/forget-block.job.js';

export const forgetBlocks = definePolicy<BlockedEvent>({
  name: 'forget-blocks',
  on: {
    DetailUnblocked: ({ streamId: id, data: { keptUntil } }) => [
      forgetBlock.at({ id }, { key: `${id} ${keptUntil}`, runAt: new Date(keptUntil) }),
    ],
  },
});
