import type { Country, Locale } from '../src/ground/settings/index.js';

export interface Person {
  email: string;
  name: string;
  date_of_birth: string;
  gender: 'male' | 'female';
  country: Country;
  region: string;
  language: Locale;
  /** Staff write as this one, and say so (PRO-04). */
  fictional?: true;
}

const of = (
  gender: Person['gender'],
  name: string,
  date_of_birth: string,
  region: string,
  rest: Partial<Person> = {},
): Person => {
  const country = region.slice(0, 2) as Person['country'];
  const email = `${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}@example.com`;
  return { email, name, date_of_birth, gender, country, region, language: country === 'DE' ? 'de' : 'nl', ...rest };
};

/** Who the demo world is made of, in the order they sign up. Nobody here exists. */
export const PEOPLE: readonly Person[] = [
  of('male', 'Joost', '1979-11-23', 'NL-GR'),
  of('female', 'Mila', '1994-02-27', 'NL-UT'),
  of('male', 'Lars', '1988-07-04', 'DE-NW'),
  of('female', 'Charlotte', '1985-09-12', 'BE-VAN'),
  of('female', 'Katrin', '1991-01-30', 'DE-BE'),
  of('male', 'Thijs', '1996-06-18', 'NL-NB'),
  of('female', 'Sanne', '1989-12-05', 'NL-ZH'),
  of('male', 'Olivier', '1983-03-22', 'BE-BRU', { language: 'fr' }),
  of('female', 'Amélie', '1998-08-09', 'BE-WLG', { language: 'fr' }),
  of('male', 'Jonas', '1992-10-14', 'DE-HH'),
  of('female', 'Noor', '2001-04-25', 'NL-GE'),
  of('male', 'Ruben', '1986-05-16', 'NL-NH'),
  of('female', 'Vera', '1977-07-31', 'NL-OV', { fictional: true }),
  of('male', 'Pieter', '1972-02-08', 'BE-VOV'),
  of('female', 'Lena', '1995-11-11', 'DE-BY'),
  of('male', 'Sam', '1999-03-03', 'NL-FL'),
  of('female', 'Ilse', '1981-06-27', 'NL-LI'),
  of('male', 'Felix', '1990-09-19', 'DE-SN', { fictional: true }),
  of('female', 'Eva', '1993-05-02', 'BE-VLI'),
  of('male', 'Daan', '1987-12-24', 'NL-ZH'),
  of('female', 'Roos', '2003-10-07', 'NL-DR', { fictional: true }),
  of('male', 'Willem', '1968-04-13', 'NL-ZE'),
  of('male', 'Ben', '1984-08-21', 'NL-UT'),
  of('female', 'Anna', '1990-05-17', 'NL-NH'),
];

/** What goes with a line: a gift of the catalogue, or a photo in the place of words. */
export interface Beside {
  gift?: string;
  photo?: true;
}

export interface Talk {
  /** Names of two people: who writes the first line, and who answers. */
  between: [string, string];
  /** Lines by turns; `read` says whether the last one has been opened. */
  lines: [name: string, text: string, beside?: Beside][];
  read: boolean;
  /** Hours before the present. */
  ended: number;
}

export const TALKS: readonly Talk[] = [
  {
    between: ['Daan', 'Anna'],
    lines: [
      ['Daan', 'Hoi Anna! Ook zo’n zin in het voorjaar?'],
      ['Anna', 'Heel erg. Ik heb net de eerste koffie buiten gedronken, met jas aan.'],
      ['Daan', 'Dapper. Waar zit het beste terras van Noord-Holland?', { gift: 'rose' }],
    ],
    read: true,
    ended: 26,
  },
  {
    between: ['Ruben', 'Anna'],
    lines: [['Ruben', 'Goedemorgen! Wandel je graag? Zaterdag wordt het droog in de duinen.']],
    read: false,
    ended: 1.4,
  },
  {
    between: ['Ben', 'Sanne'],
    lines: [
      ['Ben', 'Hallo Sanne, jouw naam viel me op. Wat doe jij op een vrije avond?'],
      ['Sanne', 'Koken voor veel te veel mensen. En jij?'],
      ['Ben', 'Opeten wat anderen koken. Dat komt goed uit.'],
      ['Sanne', 'Haha, je bent uitgenodigd voor de afwas.'],
    ],
    read: false,
    ended: 3.2,
  },
  {
    between: ['Ben', 'Mila'],
    lines: [
      ['Ben', 'Hoi Mila, nog een tip voor een goede film in Utrecht?'],
      ['Mila', '', { photo: true }],
    ],
    read: false,
    ended: 21,
  },
  {
    between: ['Ilse', 'Ben'],
    lines: [
      ['Ilse', 'Dag Ben, kook jij zelf eigenlijk ook weleens iets?'],
      ['Ben', 'Eieren. In vier soorten, waarvan drie met opzet.'],
      ['Ilse', 'Dan breng ik de vlaai mee, voor het evenwicht.'],
    ],
    read: true,
    ended: 44,
  },
  {
    between: ['Ben', 'Vera'],
    lines: [
      ['Ben', 'Hoi Vera, ik weet dat je verzonnen bent. Welk boek zou jij bij je hebben op een eiland?'],
      ['Vera', 'Eentje zonder laatste bladzijde, dan kan ik hem zelf bedenken. En jij?'],
    ],
    read: true,
    ended: 66,
  },
  {
    between: ['Charlotte', 'Ben'],
    lines: [
      ['Charlotte', 'Jij hebt een lach die op zijn plaats is in een oude tram. Compliment, echt.'],
      ['Ben', 'Ik neem hem aan. Welke lijn raad je me aan?'],
      ['Charlotte', 'Lijn 24, achteraan, als het regent.', { gift: 'kiss' }],
      ['Ben', 'Dan wacht ik op slecht weer.'],
    ],
    read: true,
    ended: 120,
  },
  {
    between: ['Thijs', 'Anna'],
    lines: [
      ['Thijs', 'Hallo Anna! Wat lust je niet? Dan maak ik het toch.'],
      ['Anna', 'Spruitjes. Maar ik ben bereid om te onderhandelen.'],
      ['Thijs', 'Met spek, honing en veel zelfvertrouwen.', { gift: 'coffee' }],
    ],
    read: true,
    ended: 80,
  },
  {
    between: ['Lars', 'Katrin'],
    lines: [
      ['Lars', 'Hallo Katrin! Wie ist Berlin heute?'],
      ['Katrin', 'Grau, laut und wunderbar. Und bei dir?'],
    ],
    read: true,
    ended: 70,
  },
];

/** Who likes whom, in this order; Anna has two new likes and a match. */
export const LIKES: readonly [by: string, liked: string][] = [
  ['Anna', 'Ruben'],
  ['Ruben', 'Anna'],
  ['Anna', 'Mila'],
  ['Sam', 'Anna'],
  ['Ben', 'Sanne'],
  ['Sanne', 'Ben'],
  ['Ben', 'Ilse'],
  ['Noor', 'Ben'],
];

/** Has bought credits. */
export const BUYER = 'Ben';
