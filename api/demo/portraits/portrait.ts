import sharp from 'sharp';
import { BACKDROPS } from './backdrops.js';
import { Dice } from './dice.js';
import { looksOf, type Sitter } from './looks.js';
import { CLOTHES, type Shades, type Skin } from './palette.js';

// Several are drawn at once: one thread each is the least work.
sharp.concurrency(1);

const WIDTH = 384;
const HEIGHT = 512;
/** What is out of focus is drawn this much smaller: blurring costs by the pixel, and no more can be seen of it. */
const COARSER = 6;

/** The person as a JPEG of 384 × 512, in the light and the clothes of one of their `take`s. */
export async function portrait(sitter: Sitter, take = 0): Promise<Buffer> {
  const { behind, front } = draw(sitter, take);
  const place = await sharp(svg(behind, COARSER)).removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  const scene = `<image width="600" height="800" preserveAspectRatio="none" href="data:image/png;base64,${place.toString('base64')}"/>`;
  return sharp(svg(scene + front))
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Whole pixels, filled to the edge: half a row of nothing becomes a dark line once there is no transparency. */
const svg = (drawn: string, scale = 1) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" preserveAspectRatio="none" width="${WIDTH / scale}" height="${Math.round(HEIGHT / scale)}">${drawn}</svg>`,
  );

/** A drawn person, plainly an illustration: nobody exists who looks like this. */
function draw(sitter: Sitter, take: number): { behind: string; front: string } {
  const { dice: person, skin, hair, brow, style, iris, beard, glasses, earrings, freckles, grin } = looksOf(sitter);
  const { seed, gender, age } = sitter;
  const woman = gender === 'female';
  const scene = new Dice(`scene ${seed} ${take}`);
  const colour = (drawn: string) =>
    drawn.replaceAll('"H"', `"${hair.base}"`).replaceAll('"D"', `"${hair.dark}"`).replaceAll('"L"', `"${hair.light}"`);

  const backdrop = scene.of(BACKDROPS)(scene);
  const clothes = scene.of(CLOTHES);
  const tilt = scene.between(-4, 4);
  const turned = scene.happens(0.5);

  const behind = `<defs>
<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
<radialGradient id="glow" cx="0.18" cy="0.14" r="0.8"><stop offset="0" stop-color="${backdrop.light}" stop-opacity="0.34"/><stop offset="1" stop-color="${backdrop.light}" stop-opacity="0"/></radialGradient>
</defs>
${backdrop.drawn}<rect width="600" height="800" fill="url(#glow)"/>`;
  // Blushes and lights fade by gradients; a blur would take longer than all the rest.
  const front = `<defs>
${melt('blush', skin.blush)}${melt('shine', skin.light)}
<linearGradient id="brow" x1="0" y1="0" x2="0" y2="1"><stop offset="0.45" stop-color="${skin.shade}"/><stop offset="1" stop-color="${skin.shade}" stop-opacity="0"/></linearGradient>
<linearGradient id="face" x1="0" y1="0" x2="1" y2="0.5"><stop offset="0" stop-color="${skin.light}"/><stop offset="0.55" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.shade}"/></linearGradient>
<linearGradient id="cloth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${clothes.light}"/><stop offset="0.5" stop-color="${clothes.base}"/><stop offset="1" stop-color="${clothes.dark}"/></linearGradient>
<clipPath id="outline"><path d="${faceOf(woman)}"/></clipPath>
</defs>
<g transform="${turned ? 'translate(600 0) scale(-1 1) ' : ''}translate(-87 -76) scale(1.29)">
<g transform="rotate(${tilt} 300 480)">${style.back ? colour(style.back) : ''}</g>
<g transform="translate(0 -36)">${bodyOf(woman, skin, clothes, scene)}</g>
<g transform="rotate(${tilt} 300 480)">
${earsOf(skin, earrings)}
<path d="${faceOf(woman)}" fill="url(#face)"/>
<g clip-path="url(#outline)">
<ellipse cx="226" cy="378" rx="48" ry="36" fill="url(#blush)" opacity="0.5"/><ellipse cx="374" cy="378" rx="48" ry="36" fill="url(#blush)" opacity="0.5"/><path d="M190 190h220v84q-110-34-220 0Z" fill="url(#brow)" opacity="0.6"/><ellipse cx="256" cy="290" rx="56" ry="46" fill="url(#shine)" opacity="0.6"/>
${beard ? beardOf(hair.base) : ''}
</g>
${freckles ? frecklesOf(skin, person) : ''}
${ageLines(skin, age)}
${eyesOf(iris, brow, woman, skin)}
<path d="M304 322c5 26 15 42 9 54-6 9-20 9-27 3" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<g transform="translate(301 414) scale(0.84) translate(-301 -414)">${mouthOf(skin, woman, grin)}</g>
${glasses ? glassesOf(person) : ''}
${colour(style.front)}
</g></g>`;
  return { behind, front };
}

const melt = (id: string, colour: string): string =>
  `<radialGradient id="${id}"><stop offset="0.3" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

const faceOf = (woman: boolean): string =>
  woman
    ? 'M204 302C202 214 246 176 300 176s98 38 96 126c-2 70-30 120-58 144-22 18-54 18-76 0-28-24-56-74-58-144Z'
    : 'M200 302C198 212 244 174 300 174s102 38 100 128c-2 62-16 108-46 142-28 26-80 26-108 0-30-34-44-80-46-142Z';

function bodyOf(woman: boolean, skin: Skin, clothes: Shades, scene: Dice): string {
  const shoulders = woman
    ? 'M70 800c0-130 44-216 150-244 50-14 110-14 160 0 106 28 150 114 150 244Z'
    : 'M30 800c0-140 54-222 176-250 60-14 128-14 188 0 122 28 176 110 176 250Z';
  const neck = woman ? 'M252 420h96v112c-10 44-86 44-96 0Z' : 'M240 420h120v116c-12 42-108 42-120 0Z';
  const bare = `<path d="${neck}" fill="${skin.base}"/><path d="M252 444c30 34 70 34 98-4v46c-34 26-70 22-98-10Z" fill="${skin.shade}" opacity="0.75"/>`;
  const cut = scene.of(['crew', 'vee', 'shirt', 'polo', 'jacket'] as const);
  const seam = `fill="none" stroke="${clothes.dark}" stroke-width="5" opacity="0.45" stroke-linecap="round"`;
  const folds = `<path d="M150 640q-18 70-10 160M452 640q18 70 10 160" ${seam}/>`;
  const body = `<path d="${shoulders}" fill="url(#cloth)"/>${folds}`;
  switch (cut) {
    case 'crew':
      return `${body}<path d="M236 556q64 74 128 0v-22H236Z" fill="${skin.base}"/>${bare}<path d="M232 554q68 84 136 0" fill="none" stroke="${clothes.dark}" stroke-width="10" opacity="0.5"/>`;
    case 'vee':
      return `${body}<path d="M226 552 300 690l74-138v-24H226Z" fill="${skin.base}"/><path d="M250 560q50 40 100 0" fill="none" stroke="${skin.shade}" stroke-width="4" opacity="0.5"/>${bare}<path d="M224 550 300 692l76-142" fill="none" stroke="${clothes.dark}" stroke-width="9" opacity="0.5" stroke-linejoin="round"/>`;
    case 'shirt':
      return `${body}<path d="M240 548 300 640l60-92Z" fill="${skin.base}"/>${bare}<path d="m232 520-34 44 62 74 40-44Z" fill="${clothes.light}"/><path d="m368 520 34 44-62 74-40-44Z" fill="${clothes.light}"/><path d="M300 600v200" ${seam}/><circle cx="300" cy="670" r="6" fill="${clothes.dark}"/><circle cx="300" cy="736" r="6" fill="${clothes.dark}"/>`;
    case 'polo':
      return `${body}${bare}<path d="M238 508q62 42 124 0l12 60q-74 56-148 0Z" fill="${clothes.base}"/><path d="M230 548q70 50 140 0" ${seam}/>`;
    case 'jacket':
      return `${body}<path d="M232 552 300 760l68-208Z" fill="#f7f1ea"/><path d="M262 552h76l-38 56Z" fill="${skin.base}"/>${bare}<path d="m226 540-46 62 44 36-20 26 96 136Z" fill="${clothes.dark}"/><path d="m374 540 46 62-44 36 20 26-96 136Z" fill="${clothes.dark}"/>`;
  }
}

const earsOf = (skin: Skin, earrings: boolean): string =>
  [202, 398]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="340" rx="17" ry="28" fill="${skin.base}"/><ellipse cx="${x}" cy="342" rx="8" ry="16" fill="${skin.shade}" opacity="0.6"/>`,
    )
    .join('') +
  (earrings ? '<g fill="#f1cf7e"><circle cx="198" cy="378" r="8"/><circle cx="402" cy="378" r="8"/></g>' : '');

function eyesOf(iris: string, brow: string, woman: boolean, skin: Skin): string {
  const eye = (x: number, side: -1 | 1) => {
    const outer = x + side * 26;
    const inner = x - side * 25;
    const lash = woman
      ? `<path d="M${outer} 324l${side * 7} -6" stroke="#2a1a20" stroke-width="5" stroke-linecap="round"/>`
      : '';
    return `<path d="M${inner} 328Q${x} 301 ${outer} 325Q${x + side * 4} 346 ${inner} 328Z" fill="#fffaf7"/>
<circle cx="${x + 1}" cy="322" r="13" fill="${iris}"/><circle cx="${x + 1}" cy="322" r="6.5" fill="#1a1014"/><circle cx="${x - 4}" cy="317" r="4" fill="#fff"/>
<path d="M${inner} 328Q${x} 300 ${outer} 324" fill="none" stroke="#2a1a20" stroke-width="${woman ? 6 : 4.5}" stroke-linecap="round"/>${lash}
<path d="M${inner + side * 4} 306Q${x} 288 ${outer} 304" fill="none" stroke="${skin.shade}" stroke-width="3" stroke-linecap="round" opacity="0.8"/>
<path d="M${inner - side * 2} 286Q${x} ${woman ? 264 : 268} ${outer + side * 5} 284" fill="none" stroke="${brow}" stroke-width="${woman ? 8 : 12}" stroke-linecap="round"/>`;
  };
  return eye(252, -1) + eye(350, 1);
}

function mouthOf(skin: Skin, woman: boolean, grin: boolean): string {
  const lip = woman ? skin.lip : skin.shade;
  if (grin)
    return `<path d="M256 402q45 16 90 0-8 42-45 42t-45-42Z" fill="#6d2030"/><path d="M262 405q39 13 78 0-3 15-10 18-29 8-58 0-7-3-10-18Z" fill="#fffdfb"/><path d="M252 400q49 18 98 0" fill="none" stroke="${lip}" stroke-width="7" stroke-linecap="round"/><path d="M272 440q29 14 58 0" fill="none" stroke="${lip}" stroke-width="7" stroke-linecap="round" opacity="0.85"/>`;
  return `<path d="M258 408q22-12 43-4 21-8 43 4-20 28-43 28t-43-28Z" fill="${lip}"/><path d="M252 406q49 20 98 0" fill="none" stroke="#5a1c26" stroke-width="4" stroke-linecap="round" opacity="0.65"/><path d="M280 424q21 8 42 0" stroke="#fff" stroke-width="4" opacity="0.25" fill="none" stroke-linecap="round"/>`;
}

const beardOf = (hair: string): string =>
  `<path d="M192 330c10 44 30 60 54 62 30-16 80-16 110 0 24-2 44-18 54-62 14 100-38 170-108 170S178 430 192 330Z" fill="${hair}" opacity="0.9"/><path d="M262 396q39-18 78 0-4 46-39 46t-39-46Z" fill="#000" opacity="0.14"/>`;

const frecklesOf = (skin: Skin, person: Dice): string =>
  Array.from({ length: 22 }, () => {
    const x = person.happens(0.5) ? person.between(212, 270) : person.between(330, 388);
    return `<circle cx="${x}" cy="${person.between(350, 388)}" r="${person.between(1.5, 2.8)}" fill="${skin.shade}" opacity="0.8"/>`;
  }).join('');

function ageLines(skin: Skin, age: number): string {
  if (age < 42) return '';
  const opacity = Math.min(0.75, (age - 36) / 40);
  return `<g fill="none" stroke="${skin.shade}" stroke-width="4" stroke-linecap="round" opacity="${opacity}"><path d="M252 376q-16 18-18 40M350 376q16 18 18 40M212 330l-12 -8M212 340h-14M390 330l12 -8M390 340h14M250 246q50-12 102 0"/></g>`;
}

function glassesOf(person: Dice): string {
  const frame = person.of(['#2a1a20', '#6d3b2a', '#8a2f55', '#3a4a63']);
  const lens = person.happens(0.5)
    ? '<circle cx="250" cy="324" r="42"/><circle cx="352" cy="324" r="42"/>'
    : '<rect x="206" y="290" width="88" height="66" rx="22"/><rect x="308" y="290" width="88" height="66" rx="22"/>';
  return `<g fill="#fff" fill-opacity="0.14" stroke="${frame}" stroke-width="7">${lens}</g><path d="M292 320q9-8 18 0M206 316l-10-4M396 316l10-4" fill="none" stroke="${frame}" stroke-width="7" stroke-linecap="round"/>`;
}
