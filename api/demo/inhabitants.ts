import type { Locale } from '../src/ground/settings/index.js';
import { PEOPLE, type Person } from './people.js';
import { Dice } from './portraits/dice.js';
import { looksOf, type Sitter } from './portraits/looks.js';
import { TALES, type Tale } from './tales.js';
import { NAMES } from './words/names.js';
import { PLACES } from './words/places.js';
import { STORIES } from './words/stories.js';

/** Someone of the demo world, with what becomes of them. */
export interface Inhabitant extends Person {
  tale?: Tale;
  /** Hours before the present. */
  joined: number;
  /** The address was never confirmed. */
  silent: boolean;
  photos: readonly Photo[];
}

export type PhotoFate = 'active' | 'under_inspection' | 'rejected' | 'deleted';
export interface Photo {
  fate: PhotoFate;
  added: number;
}

/** How long ago the oldest of it all happened; sessions of then are still open. */
export const BEGINNING = 28 * 24;

/** Photos of the cast, in the order they were added; everybody else of it has one, approved. */
const ALBUMS: Readonly<Record<string, readonly PhotoFate[]>> = {
  Anna: ['active', 'under_inspection', 'rejected'],
  Ben: ['active', 'active', 'active', 'active'],
  Mila: ['active', 'active', 'active'],
  Sanne: ['active', 'active'],
  Ruben: ['active', 'active'],
  Charlotte: ['active', 'active', 'active'],
  Jonas: ['under_inspection'],
  Pieter: [],
};

/** The first of so many inhabitants are written by hand, the others drawn by lot, the same in every run. */
export const inhabitants = (count: number): readonly Inhabitant[] => [
  ...PEOPLE.slice(0, count).map(ofTheCast),
  ...Array.from({ length: Math.max(0, count - PEOPLE.length) }, (_, number) => drawn(number)),
];

function ofTheCast(person: Person, number: number): Inhabitant {
  const joined = BEGINNING - 4 - number;
  const dice = new Dice(`album ${person.name}`);
  const photos = album(ALBUMS[person.name] ?? ['active'], joined, dice);
  const tale = TALES[person.name];
  return { ...person, ...(tale && { tale }), joined, silent: false, photos };
}

/** In the order they were added. */
const album = (fates: readonly PhotoFate[], joined: number, dice: Dice): Photo[] =>
  fates.map((fate, take) => photo(fate, take, joined, dice)).sort((one, other) => other.added - one.added);

/** A photo that waits for inspection is a recent one. */
function photo(fate: PhotoFate, take: number, joined: number, dice: Dice): Photo {
  const latest = Math.max(0.2, joined - 1);
  if (fate === 'under_inspection') return { fate, added: Math.min(latest, dice.between(0.3, 30)) };
  return { fate, added: take === 0 ? joined - 0.1 : dice.between(Math.min(latest, 31), latest) };
}

/** Where people live and what they speak, with how many of 20 they are. */
const ORIGINS = [
  { country: 'NL', language: 'nl', places: PLACES.NL, share: 9 },
  { country: 'BE', language: 'nl', places: PLACES.BE, share: 3 },
  { country: 'BE', language: 'fr', places: PLACES['BE-fr'], share: 2 },
  { country: 'DE', language: 'de', places: PLACES.DE, share: 4 },
] as const;
const FARTHER = [
  { country: 'GB', language: 'en', places: PLACES.GB },
  { country: 'FR', language: 'fr', places: PLACES.FR },
  { country: 'AT', language: 'de', places: PLACES.AT },
  { country: 'IE', language: 'en', places: PLACES.IE },
  { country: 'CH', language: 'de', places: PLACES.CH },
  { country: 'ES', language: 'es', places: PLACES.ES },
  { country: 'GB', language: 'en', places: PLACES.GB },
  { country: 'IT', language: 'it', places: PLACES.IT },
  { country: 'PL', language: 'pl', places: PLACES.PL },
] as const;

function drawn(number: number): Inhabitant {
  const dice = new Dice(`inhabitant ${number}`);
  const { country, language, places } = originOf(number);
  const gender = number % 2 === 0 ? 'female' : 'male';
  const names = NAMES[language][gender];
  const name = names[(number >> 1) % names.length]!;
  const { region, city } = dice.of(places);
  const email = `${plain(name)}.${number + 1}@example.com`;
  const date_of_birth = birthday(dice);
  const sitter = sitterOf({ email, gender, date_of_birth });
  const silent = number % 29 === 5;
  const fictional = number % 25 === 12;
  // Most have been here for a while, some came today.
  const joined = fictional ? BEGINNING - 30 - number / 8 : 3 + (BEGINNING - 64) * (1 - (number / 176) ** 1.4);
  return {
    email,
    name,
    date_of_birth,
    gender,
    country,
    region,
    language,
    ...(fictional && { fictional: true }),
    ...(number % 17 !== 9 && { tale: taleOf(language, city, sitter, dice) }),
    joined,
    silent,
    photos: silent || (joined > 60 && number % 7 === 4) ? [] : albumOf(number, joined, dice),
  };
}

/** Whom their portraits show. */
export const sitterOf = ({
  email,
  gender,
  date_of_birth,
  tale,
}: Pick<Inhabitant, 'email' | 'gender' | 'date_of_birth' | 'tale'>): Sitter => ({
  seed: email,
  gender,
  age: 2026 - Number(date_of_birth.slice(0, 4)),
  ...tale,
});

function originOf(number: number) {
  let lot = (number * 7) % 20;
  for (const origin of ORIGINS) if ((lot -= origin.share) < 0) return origin;
  return FARTHER[Math.floor(number / 10) % FARTHER.length]!;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Of age on any day the world is made; most are in their thirties and forties. */
function birthday(dice: Dice): string {
  const age = Math.round(21 + 48 * ((dice.next() + dice.next()) / 2) ** 1.3);
  const day = (most: number) => String(1 + Math.floor(dice.next() * most)).padStart(2, '0');
  return `${2026 - age}-${day(12)}-${day(28)}`;
}

function albumOf(number: number, joined: number, dice: Dice): Photo[] {
  const fates: PhotoFate[] = ['active'];
  if (number % 16 === 2) fates.push('active');
  if (number % 12 === 3) fates.push('under_inspection');
  if (number % 23 === 7) fates.push('rejected');
  if (number % 58 === 16) fates.push('deleted');
  // Some of the newest have not been looked at yet.
  if (joined < 60 && number % 4 === 1) fates[0] = 'under_inspection';
  return album(fates, joined, dice);
}

function taleOf(language: Locale, city: string, sitter: Sitter, dice: Dice): Tale {
  const { days, evenings, wishes } = STORIES[language];
  const [day, evening, wish] = [dice.of(days), dice.of(evenings), dice.of(wishes)];
  const interests = new Set([...day[1].split(/ (?!games)/), ...evening[1].split(/ (?!games)/)]);
  interests.add(dice.of(['travelling', 'music', 'hugging', 'kissing', 'coffee', 'movies', 'massages']));
  const { gender } = sitter;
  const other = gender === 'female' ? 'male' : 'female';
  return {
    sought_gender: dice.happens(0.8) ? other : dice.happens(0.6) ? 'both' : gender,
    city,
    description: dice.happens(0.5) ? `${day[0]} ${evening[0]}\n\n${wish}` : `${evening[0]} ${wish}`,
    interests: [...interests],
    answers: {
      relationship_status: dice.of(['single', 'single', 'single', 'divorced', 'widowed', 'open_relationship']),
      reason_for_signup: dice.of(['chat', 'friendship', 'dating', 'relationship', 'adventure', 'curious']),
      ...looksOf(sitter).told,
    },
  };
}
