/** What a person of the demo tells on the profile. */
export interface Tale {
  sought_gender: 'male' | 'female' | 'both';
  city: string;
  description: string;
  interests: string[];
  answers: Record<string, string>;
}

const tale = (
  sought_gender: Tale['sought_gender'],
  city: string,
  description: string,
  interests: string,
  answers: string,
): Tale => ({
  sought_gender,
  city,
  description,
  interests: interests.split(', '),
  answers: Object.fromEntries(answers.split(', ').map((answer) => answer.split(' ') as [string, string])),
});

const [single, divorced, widowed] = ['single', 'divorced', 'widowed'].map((is) => `relationship_status ${is}`);
const [dating, chat, friendship] = ['dating', 'chat', 'friendship'].map((what) => `reason_for_signup ${what}`);
const [relationship, adventure] = ['relationship', 'adventure'].map((what) => `reason_for_signup ${what}`);

/** By name; a few have told nothing yet, as on any site. */
export const TALES: Readonly<Record<string, Tale>> = {
  Joost: tale(
    'female',
    'Groningen',
    'Bouwt fietsen, leest Scandinavische krimi’s en praat graag tot diep in de nacht.',
    'biking, reading, beer',
    `${divorced}, ${chat}, hair_color grey, eye_color blue`,
  ),
  Mila: tale(
    'male',
    'Utrecht',
    'Filmhuis op dinsdag, markt op zaterdag.\n\nIk zoek iemand die de ondertiteling niet hardop voorleest.',
    'movies, coffee, photography, kissing',
    `${single}, ${dating}, hair_color brown, eye_color green`,
  ),
  Lars: tale(
    'female',
    'Köln',
    'Rheinufer, Rennrad, Reibekuchen. Ich höre besser zu, als ich koche.',
    'biking, beach, music',
    `${single}, ${relationship}, body_type athletic, hair_color blond`,
  ),
  Charlotte: tale(
    'both',
    'Antwerpen',
    'Architecte met een zwak voor oude trams en nieuwe mensen.',
    'art, theater, wine, travelling',
    `${divorced}, ${dating}, hair_color red, tattoos one`,
  ),
  Katrin: tale(
    'male',
    'Berlin',
    'Tagsüber Labor, abends Chor. Sonntags bin ich am See.',
    'music, hiking, tea',
    `${single}, ${friendship}, eye_color grey`,
  ),
  Thijs: tale(
    'female',
    'Breda',
    'Kok met vrije maandagen. Vertel me wat je niet lust en ik maak het toch.',
    'cooking, foodie, bbq, party',
    `${single}, ${dating}, body_type sturdy, hair_color blond`,
  ),
  Sanne: tale(
    'male',
    'Rotterdam',
    'Ik kook voor veel te veel mensen en wandel het er langs de Maas weer af.',
    'cooking, hiking, dancing, hugging',
    `${single}, ${relationship}, hair_color blond, eye_color blue`,
  ),
  Olivier: tale(
    'female',
    'Bruxelles',
    'Libraire le jour, pianiste de bar certains soirs. J’aime les longues conversations.',
    'reading, music, wine',
    `${divorced}, ${chat}, hair_color black`,
  ),
  Amélie: tale(
    'male',
    'Liège',
    'Infirmière, sportive, incapable de résister à une gaufre.',
    'sports, foodie, travelling',
    `${single}, ${dating}, body_type slim, eye_color brown`,
  ),
  Jonas: tale(
    'female',
    'Hamburg',
    'Hafenkind. Segeln im Sommer, Brettspiele im Winter.',
    'outdoors, video games, beer',
    `${single}, ${friendship}, hair_color brown`,
  ),
  Noor: tale(
    'both',
    'Nijmegen',
    'Student, klimmuur, veel plantjes. Ik lach om mijn eigen grappen.',
    'gym, gardening, vegetarian, party',
    `${single}, ${adventure}, hair_color black, tattoos some`,
  ),
  Ruben: tale(
    'female',
    'Haarlem',
    'Duinen bij zonsopkomst, daarna koffie. In die volgorde.',
    'hiking, coffee, photography',
    `${divorced}, ${relationship}, eye_color hazel, body_type athletic`,
  ),
  Vera: tale(
    'male',
    'Zwolle',
    'Een verhaal om mee te praten: Vera bestaat alleen hier.',
    'reading, theater',
    `${chat}`,
  ),
  Pieter: tale(
    'female',
    'Gent',
    'Weduwnaar, opa van twee, nog lang niet uitgepraat. Ik zoek gezelschap voor musea en mosselen.',
    'art, wine, travelling',
    `${widowed}, ${friendship}, hair_color grey`,
  ),
  Lena: tale(
    'male',
    'München',
    'Berge am Wochenende, Bühne unter der Woche.',
    'hiking, theater, dancing',
    `${single}, ${dating}, hair_color blond`,
  ),
  Ilse: tale(
    'male',
    'Maastricht',
    'Ik ruil recepten, boeken en goede raad. Vlaai voor wie me aan het lachen maakt.',
    'cooking, reading, animals, massages',
    `${divorced}, ${relationship}, body_type curvy, eye_color brown`,
  ),
  Felix: tale('female', 'Leipzig', 'Eine erfundene Figur mit echten Antworten.', 'music, movies', `${chat}`),
  Eva: tale(
    'female',
    'Hasselt',
    'Bakker van beroep, dus vroeg op en vroeg naar bed. Meestal.',
    'foodie, beach, kissing',
    `${single}, ${dating}, tattoos one, hair_color brown`,
  ),
  Daan: tale(
    'female',
    'Den Haag',
    'Terrasjes keuren is een vak. Zee op tien minuten fietsen.',
    'beach, biking, bbq, movies',
    `${single}, ${dating}, hair_color brown, eye_color blue`,
  ),
  Willem: tale(
    'female',
    'Middelburg',
    'Gepensioneerd loods. Ik ken elk zandbankje en geen enkele app.',
    'outdoors, reading',
    `${widowed}, ${chat}, hair_color white`,
  ),
  Ben: tale(
    'both',
    'Amersfoort',
    'Eet graag wat anderen koken, wast zonder morren af.',
    'foodie, music, video games, massages',
    `${single}, ${adventure}, hair_color black, body_type average`,
  ),
  Anna: tale(
    'male',
    'Alkmaar',
    'Eerste koffie buiten, met jas aan.\n\nIk werk in een bibliotheek, zwem in zee tot november en zoek iemand om over van alles mee te praten.',
    'coffee, beach, reading, hugging, wine',
    `${single}, ${relationship}, hair_color brown, eye_color green, body_type average`,
  ),
};
