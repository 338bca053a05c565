import type { CommandBus } from '@nestjs/cqrs';
import { DecidePhoto } from '../photos/index.js';
import { PEOPLE, type Person } from './people.js';
import { portrait } from './portraits/portrait.js';
import { keyOf, type Visitor } from './visitor.js';

/** What became of each photo of someone, in the order they were added; everybody else has one, approved. */
const ALBUMS: Readonly<Record<string, readonly ('active' | 'under_inspection' | 'rejected')[]>> = {
  Anna: ['active', 'under_inspection', 'rejected'],
  Ben: ['active', 'active', 'active', 'active'],
  Mila: ['active', 'active', 'active'],
  Sanne: ['active', 'active'],
  Ruben: ['active', 'active'],
  Charlotte: ['active', 'active', 'active'],
  Jonas: ['under_inspection'],
  Pieter: [],
};
/** Drawn and decoded side by side. */
const AT_ONCE = 2;

/** Everybody's photos, drawn here and added through the site as all others are. */
export async function fillAlbums(visitorOf: (name: string) => Visitor, commands: CommandBus): Promise<void> {
  const waiting = [...PEOPLE];
  const work = async () => {
    for (let person; (person = waiting.shift());) await fillAlbum(person, visitorOf(person.name), commands);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fillAlbum(person: Person, visitor: Visitor, commands: CommandBus): Promise<void> {
  const { name, gender, date_of_birth } = person;
  const sitter = { seed: name, gender, age: 2026 - Number(date_of_birth.slice(0, 4)) };
  // Already there when a load that was cut off goes on: not drawn again.
  const { photos: before } = await visitor.get<{ photos: { status: string }[] }>('/photos');
  for (const [take, state] of (ALBUMS[name] ?? ['active']).entries()) {
    if (before[take] && (state === 'under_inspection' || before[take].status !== 'under_inspection')) continue;
    const picture = await portrait(sitter, take);
    const { photos } = await visitor.upload<{ photos: { id: string }[] }>(
      '/photos',
      `photo ${name} ${take}`,
      'photo',
      picture,
    );
    const id = photos[take]?.id;
    if (!id || state === 'under_inspection') continue;
    const decision =
      state === 'active' ? { approved: true as const } : { approved: false as const, reason: 'unclear' as const };
    await commands.execute(new DecidePhoto('system', keyOf(`decide photo ${name} ${take}`), id, decision));
  }
}
