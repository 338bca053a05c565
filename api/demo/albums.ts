import { DecidePhoto } from '../src/members/photos/index.js';
import type { Commands } from './patience.js';
import { sitterOf, type Inhabitant } from './inhabitants.js';
import { portrait } from './portraits/portrait.js';
import { keyOf, type Visitor } from './visitor.js';

const REASONS = ['unclear', 'no_person', 'contact_details', 'not_you'] as const;

interface Album {
  photos: { id: string }[];
}

/** Draws one of someone's photos, adds it through the site as all others are, and has it decided. */
export async function addPhoto(
  person: Inhabitant,
  take: number,
  visitor: Visitor,
  commands: Commands,
  moderator: string,
): Promise<void> {
  const { email, photos } = person;
  const { fate } = photos[take]!;
  const picture = await portrait(sitterOf(person), take);
  const { photos: album } = await visitor.upload<Album>('/photos', `photo ${email} ${take}`, 'photo', picture);
  const id = album[take]?.id;
  if (!id || fate === 'under_inspection') return;
  if (fate === 'deleted') return visitor.remove(`/photos/${id}`, `delete ${email} ${take}`);
  const decision =
    fate === 'active'
      ? { approved: true as const }
      : { approved: false as const, reason: REASONS[email.length % REASONS.length]! };
  await commands.execute(
    new DecidePhoto({ staffId: moderator, key: keyOf(`decide photo ${email} ${take}`), photoId: id, decision }),
  );
}
