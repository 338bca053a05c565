import type { CommandBus } from '@nestjs/cqrs';
import { DecidePhoto } from '../photos/index.js';
import type { Inhabitant } from './inhabitants.js';
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
  commands: CommandBus,
  moderator: string,
): Promise<void> {
  const { email, date_of_birth, gender, photos } = person;
  const { fate } = photos[take]!;
  const sitter = { seed: email, gender, age: 2026 - Number(date_of_birth.slice(0, 4)) };
  const picture = await portrait(sitter, take);
  const { photos: album } = await visitor.upload<Album>('/photos', `photo ${email} ${take}`, 'photo', picture);
  const id = album[take]?.id;
  if (!id || fate === 'under_inspection') return;
  if (fate === 'deleted') return visitor.remove(`/photos/${id}`, `delete ${email} ${take}`);
  const decision =
    fate === 'active'
      ? { approved: true as const }
      : { approved: false as const, reason: REASONS[email.length % REASONS.length]! };
  await commands.execute(new DecidePhoto(moderator, keyOf(`decide photo ${email} ${take}`), id, decision));
}
