const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PROFILE = new RegExp(`/members/(${UUID})(?:[/?#\\s]|$)`, 'i');
const PHOTO = new RegExp(`/photos/(${UUID})(?:[/?#\\s]|$)`, 'i');

/** The profile or photo that an address leads to; undefined if it is neither. */
export function contentAt(address: string): { member_id: string } | { photo_id: string } | undefined {
  const photo = PHOTO.exec(address)?.[1];
  if (photo) return { photo_id: photo.toLowerCase() };
  const member = PROFILE.exec(address)?.[1];
  return member ? { member_id: member.toLowerCase() } : undefined;
}
