export type PhotoStatus = 'under_inspection' | 'active' | 'rejected' | 'deleted';
export type Rendition = 'original' | 'blurred' | 'none';

/** All that decides which form of a photo someone gets. Whether they may see its owner is asked of `maySee` first. */
export interface PhotoFacts {
  status: PhotoStatus;
  /** The viewer is its owner. */
  own: boolean;
  /** The viewer is staff at work. */
  staff: boolean;
  /** It is the owner's profile photo. */
  main: boolean;
  viewerPremium: boolean;
}

/** Beyond the profile photo, photos of others are for premium members; others get them blurred (PRO-03). */
export function renditionFor({ status, own, staff, main, viewerPremium }: PhotoFacts): Rendition {
  if (status === 'deleted') return 'none';
  if (own || staff) return 'original';
  if (status !== 'active') return 'none';
  return main || viewerPremium ? 'original' : 'blurred';
}
