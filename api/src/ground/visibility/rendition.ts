export type PhotoStatus = 'under_inspection' | 'active' | 'rejected' | 'deleted';
export type Rendition = 'original' | 'blurred' | 'none';

/** All facts that decide which rendition of a photo a viewer gets. Check `maySee` first. */
export interface PhotoFacts {
  status: PhotoStatus;
  /** The viewer owns the photo. */
  own: boolean;
  /** The viewer is a staff member at work. */
  staff: boolean;
  /** It is its owner's profile photo. */
  main: boolean;
  viewerPremium: boolean;
}

/** Photos other than the profile photo are for premium members; other members get them blurred (PRO-03). */
export function renditionFor({ status, own, staff, main, viewerPremium }: PhotoFacts): Rendition {
  if (status === 'deleted') return 'none';
  if (own || staff) return 'original';
  if (status !== 'active') return 'none';
  return main || viewerPremium ? 'original' : 'blurred';
}
