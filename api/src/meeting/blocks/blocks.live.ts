import { defineLive } from '../../kernel/index.js';
import type { RelationEvent } from './relation.events.js';

const changed = ({ by, member }: { by: string; member: string }) =>
  [by, member].map((to) => ({ to, event: 'chats', data: {} }));

/** The screens of both follow: neither goes on writing what cannot be sent. Whose doing it was is not said (PRO-07). */
export const blocksLive = defineLive<RelationEvent>({
  on: {
    MemberBlocked: ({ data }) => changed(data),
    MemberUnblocked: ({ data }) => changed(data),
  },
});
