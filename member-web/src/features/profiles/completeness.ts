import type { OwnProfile } from './api';

/** What others look at before they write, in the order in which it counts; nothing sensitive, which nobody is pressed for. */
export const PARTS = [
  'photo',
  'description',
  'sought_gender',
  'region',
  'city',
  'reason_for_signup',
  'relationship_status',
] as const;
export type Part = (typeof PARTS)[number];

type Told = Pick<OwnProfile, 'main_image' | Exclude<Part, 'photo'>>;

/** @param regions whether the member's country has regions to choose from */
export function missingParts(profile: Told, regions: boolean): Part[] {
  const missing = (part: Part) => {
    if (part === 'photo') return profile.main_image === null;
    if (part === 'region') return regions && profile.region === null;
    return !profile[part]?.trim();
  };
  return PARTS.filter(missing);
}

/** Where the own profile asks for it; the panel's id. */
export const PLACE_OF: Record<Part, 'photos' | 'about' | 'basics' | 'place'> = {
  photo: 'photos',
  description: 'about',
  sought_gender: 'basics',
  region: 'place',
  city: 'place',
  reason_for_signup: 'basics',
  relationship_status: 'basics',
};
