import { defineStream } from '../../kernel/domain.js';
import type { AutoLikeGiven, AutoLikesEvent } from './auto-likes.events.js';

const DAY = 24 * 3_600_000;

/** The likes that one member was given by the site. */
export interface AutoLikes {
  lastAt: string | null;
}

export const autoLikes = defineStream<AutoLikes, AutoLikesEvent>({
  type: 'autolikes',
  revision: 1,
  initial: { lastAt: null },
  evolve: (_, { data }) => ({ lastAt: data.likedAt }),
});
export const autoLikesOf = autoLikes.of;

/** By elapsed time alone: at most one in any 24 hours, whatever midnight and the clocks do. */
export const isDue = ({ lastAt }: AutoLikes, now: Date): boolean =>
  lastAt === null || now.getTime() >= Date.parse(lastAt) + DAY;

interface Profile {
  fictional: boolean;
  invisible: boolean;
  gender: 'male' | 'female' | null;
  sought_gender: string | null;
}

const looksFor = ({ sought_gender }: Profile, { gender }: Profile) =>
  sought_gender === null || sought_gender === 'both' || sought_gender === gender;

/** Never in the name of a real member, and only where each could have found the other (DSC-05). */
export const mayLikeByItself = (profile: Profile, member: Profile): boolean =>
  profile.fictional &&
  !profile.invisible &&
  !member.fictional &&
  looksFor(profile, member) &&
  looksFor(member, profile);

export const giveAutoLike = (state: AutoLikes, { profile, now }: { profile: string; now: Date }): AutoLikeGiven[] =>
  isDue(state, now) ? [{ type: 'AutoLikeGiven', data: { profile, likedAt: now.toISOString() } }] : [];
