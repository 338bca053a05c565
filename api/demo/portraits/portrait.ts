import sharp from 'sharp';
import { Dice } from './dice.js';
import { faceOf } from './face.js';
import { figureOf, GARMENTS, type Garment, type Pose } from './figure.js';
import { looksOf, type Looks, type Sitter } from './looks.js';
import { CLOTHES } from './palette.js';
import { REGULARS, SCENES, type Place } from './scenes.js';

// Several are drawn at once: one thread each is the least work.
sharp.concurrency(1);

const WIDTH = 432;
const HEIGHT = 576;

/** The person as a JPEG, in the place and the clothes of one of their `take`s. */
export async function portrait(sitter: Sitter, take = 0): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(sitter, take)))
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** How near: what of the person is seen, and how the place behind grows with it. */
const CROPS = {
  near: { scale: 1.72, top: 350, place: 1.3, veil: 0.34, poses: ['pockets', 'behind'] },
  half: {
    scale: 1.2,
    top: 292,
    place: 1.12,
    veil: 0.22,
    poses: ['pockets', 'behind', 'mug', 'crossed', 'wave', 'dog', 'book'],
  },
  far: {
    scale: 0.86,
    top: 268,
    place: 1,
    veil: 0.1,
    poses: ['pockets', 'pockets', 'mug', 'wave', 'crossed', 'dog', 'book', 'table'],
  },
} as const;

/** An illustration that says so: flat, in two tones, of nobody who exists. */
function svgOf(sitter: Sitter, take: number): string {
  const looks = looksOf(sitter);
  const dice = new Dice(`scene ${sitter.seed} ${take}`);
  const crop =
    CROPS[take === 0 ? dice.of(['near', 'near', 'half'] as const) : dice.of(['half', 'half', 'far', 'near'] as const)];
  const scene = SCENES[placeOf(sitter, take)](dice);
  const pose = dice.of<Pose>(crop.poses);
  const garment = garmentOf(looks, dice);
  const [cloth, inner] = [dice.of(CLOTHES), dice.of(CLOTHES)];
  const mood = dice.of(['smile', 'open', 'smile', 'open', take === 0 ? 'open' : 'laugh', 'calm'] as const);
  const turn = dice.between(-1, 1);
  const tilt = dice.between(-5, 5);
  const aside = crop.scale < 1 ? dice.between(-60, 60) : dice.between(-14, 14);
  const tinted = looks.style.scarf
    ? { H: cloth.light, D: cloth.dark, L: cloth.base }
    : { H: looks.hair.base, D: looks.hair.dark, L: looks.greying ? '#aaa3a1' : looks.hair.light };
  const hair = (drawn = '') =>
    `<g transform="scale(0.965 1)">${drawn.replaceAll(/"([HDL])"/g, (_, tone: 'H' | 'D' | 'L') => `"${tinted[tone]}"`)}</g>`;
  const head = (drawn: string) =>
    `<g transform="rotate(${tilt} 0 90) scale(${0.95 * looks.wide} ${0.95 * looks.high})">${drawn}</g>`;

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" preserveAspectRatio="none" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(300 400) scale(${crop.place}) translate(-300 -400)">${scene.drawn}</g><rect width="600" height="800" fill="${scene.air}" opacity="${crop.veil}"/>
<g transform="translate(${300 + aside} ${crop.top}) scale(${crop.scale})">${head(hair(looks.style.back))}${figureOf(looks, pose, garment, cloth, inner, dice)}${head(faceOf(looks, { turn, mood }) + hair(looks.style.front))}</g>
<rect width="600" height="800" fill="${scene.air}" opacity="0.07"/></svg>`;
}

/** What they like is shown first in the further pictures, no place twice; the main one may be anywhere. */
function placeOf({ seed, interests = [] }: Sitter, take: number): Place {
  const dice = new Dice(`places ${seed}`);
  const places = (Object.keys(SCENES) as Place[])
    .map((place) => ({
      place,
      lot: dice.next(),
      liked: interests.some((interest) => REGULARS[place]?.includes(interest)),
    }))
    .sort((one, other) => Number(other.liked) - Number(one.liked) || one.lot - other.lot)
    .map(({ place }) => place);
  const main = dice.happens(0.15) ? 'studio' : dice.of(places);
  if (take === 0) return main;
  const others = places.filter((place) => place !== main);
  return others[(take - 1) % others.length]!;
}

function garmentOf({ woman, style }: Looks, dice: Dice): Garment {
  return dice.of(
    GARMENTS.filter(
      (garment) => (woman || garment !== 'scoop') && (!style.scarf || garment === 'jacket' || garment === 'turtle'),
    ),
  );
}
