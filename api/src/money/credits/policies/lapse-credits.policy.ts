import { definePolicy, type Event } from '../../../kernel/index.js';
import { lapseCredits } from '../jobs/lapse-credits.job.js';

export const lapseCreditsPolicy = definePolicy<Event<'MemberErased'>>({
  name: 'lapse-credits',
  on: { MemberErased: ({ streamId: memberId }) => [lapseCredits.at({ memberId }, { key: memberId })] },
});
