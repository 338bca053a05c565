import type { LikedCard, LikeList } from './api';

export const LIKE_TYPES = ['received', 'given', 'matches'] as const;
export type LikeType = (typeof LIKE_TYPES)[number];

export const isLikeType = (text: string): text is LikeType => LIKE_TYPES.some((type) => type === text);

export function ofType(likes: LikeList, type: LikeType): LikedCard[] {
  switch (type) {
    case 'received':
      return likes.liked_by;
    case 'given':
      return likes.profiles;
    case 'matches':
      return likes.liked_by.filter(({ match }) => match);
  }
}
