import { defineLive } from '../../kernel/index.js';
import type { RelationEvent } from './relation.events.js';

const changed = ({ by, member }: { by: string; member: string }) =>
  [by, member].map((to) => ({ to, event: 'chats', data: {} }));

/**
 * Updates the screens of both, so that neither keeps writing a message that cannot be sent; hides who did it (PRO-07).
 */
export const blocksLive = defineLive<RelationEvent>({
  on: {
    MemberBlocked: ({ data }) => changed(data),
    MemberUnblocked: ({ data }) => changed(data),
  },
});
