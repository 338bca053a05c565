import { defineLive } from '../kernel/index.js';
import type { RelationEvent } from './relation.events.js';

/** The blocker's other screens follow; the blocked one is told nothing. */
export const relationsLive = defineLive<RelationEvent>({
  on: {
    MemberBlocked: ({ data }) => [{ to: data.by, event: 'chats', data: {} }],
    MemberUnblocked: ({ data }) => [{ to: data.by, event: 'chats', data: {} }],
  },
});
