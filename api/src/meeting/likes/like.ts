import { defineStream } from '../../kernel/domain.js';
import type { LikeEvent, LikeRemoved, LikeSeen, MemberLiked } from './like.events.js';

/** The likes between two members; both share one stream, whichever of them acts. */
export interface Likes {
  likers: readonly string[];
  /** Those whose like the other member has not seen yet. */
  unseen: readonly string[];
}

export const like = defineStream<Likes, LikeEvent>({
  type: 'like',
  revision: 1,
  initial: { likers: [], unseen: [] },
  evolve: ({ likers, unseen }, { type, data }) => {
    switch (type) {
      case 'MemberLiked':
        // A member who likes back is told about the match, and has thereby seen the other's like.
        return { likers: [...likers, data.by], unseen: [...without(unseen, data.member), data.by] };
      case 'LikeRemoved':
        return { likers: without(likers, data.by), unseen: without(unseen, data.by) };
      case 'LikeSeen':
        return { likers, unseen: without(unseen, data.member) };
    }
  },
});

export const likeOf = (one: string, other: string) => like.of(one < other ? `${one}:${other}` : `${other}:${one}`);

interface Pair {
  by: string;
  member: string;
}

/** A repeated like records nothing. `auto`: the site gives it, in the name of a fictional profile. */
export function likeMember(
  { likers }: Likes,
  { by, member, at, auto = false }: Pair & { at: string; auto?: boolean },
): [MemberLiked] | [] {
  if (likers.includes(by)) return [];
  const mutual = likers.includes(member);
  return [{ type: 'MemberLiked', data: { by, member, mutual, likedAt: at, ...(auto && { auto }) } }];
}

export const removeLike = ({ likers }: Likes, { by, member }: Pair): [LikeRemoved] | [] =>
  likers.includes(by) ? [{ type: 'LikeRemoved', data: { by, member } }] : [];

export const seeLike = ({ unseen }: Likes, { by, member }: Pair): [LikeSeen] | [] =>
  unseen.includes(member) ? [{ type: 'LikeSeen', data: { by, member } }] : [];

/** Both like each other. */
export const isMatch = ({ likers }: Likes): boolean => likers.length === 2;

const without = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id);
