import type { Event, Sealed } from '../kernel/index.js';

export type Gender = 'male' | 'female';

export type ProfileCreated = Event<
  'ProfileCreated',
  {
    name: Sealed;
    /** YYYY-MM-DD. */
    dateOfBirth: Sealed;
    gender: Gender;
    country: string;
    region: string | null;
    createdAt: string;
  }
>;

/** Staff say openly that nobody real is behind this profile (PRO-04). */
export type ProfileMarkedFictional = Event<'ProfileMarkedFictional', { reason: string }>;

export type ProfileEvent = ProfileCreated | ProfileMarkedFictional;
