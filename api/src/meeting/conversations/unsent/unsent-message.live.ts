import { defineLive } from '../../../kernel/index.js';
import type { StartsEvent } from '../starts.events.js';

/** Whoever has just confirmed is on the site: they hear at once that their first message did not go. */
export const unsentMessageLive = defineLive<StartsEvent>({
  on: {
    // It may be the one, sent by hand.
    ConversationStarted: ({ streamId }) => [{ to: streamId, event: 'unsent', data: {} }],
    SignupMessageNotSent: ({ streamId }) => [{ to: streamId, event: 'unsent', data: {} }],
    SignupMessageLetGo: ({ streamId }) => [{ to: streamId, event: 'unsent', data: {} }],
  },
});
