import { Dice } from './dice.js';
import { MEN, WOMEN, type HairStyle } from './hair.js';
import { GREY, hairFor, IRISES, SKINS, SKIN_SHARES } from './palette.js';

export interface Sitter {
  /** The same seed gives the same person. */
  seed: string;
  gender: 'male' | 'female';
  age: number;
  /** What the profile says already; the picture agrees with it. */
  answers?: Readonly<Record<string, string>>;
  interests?: readonly string[];
}

export type Looks = ReturnType<typeof looksOf>;

/** What stays the same in all portraits of someone. */
export function looksOf({ seed, gender, age, answers = {} }: Sitter) {
  const dice = new Dice(`person ${seed}`);
  const woman = gender === 'female';
  const says = <T extends { name: string }>(field: string, choices: readonly T[]): readonly T[] => {
    const same = choices.filter(({ name }) => name === answers[field]);
    return same.length > 0 ? same : choices;
  };
  const said = answers['hair_color'] ?? '';
  const tone = ['blond', 'red'].includes(said) ? Math.floor(dice.next() * 2) : dice.share(SKIN_SHARES);
  const grey = dice.happens((age - 40) / 24);
  const hair = dice.of(
    said && said !== 'bald' ? says('hair_color', [...hairFor(tone, age, false), ...GREY]) : hairFor(tone, age, grey),
  );
  const iris = dice.of(answers['eye_color'] ? says('eye_color', IRISES) : tone >= 3 ? IRISES.slice(0, 3) : IRISES);
  const suits = ({ from = 0, to = 99, skins: [fairest, darkest] = [0, 9], bald = false }: HairStyle) =>
    age >= from && age <= to && tone >= fairest && tone <= darkest && (!said || bald === (said === 'bald'));
  const style = dice.of((woman ? WOMEN : MEN).filter(suits));
  const figure = dice.of(['slim', 'athletic', 'average', 'average', woman ? 'curvy' : 'sturdy'] as const);
  const body = answers['body_type'] ?? figure;
  return {
    woman,
    age,
    skin: SKINS[tone]!,
    tone,
    hair,
    style,
    /** Only strand by strand as yet. */
    greying: age > 43 && !['blond', 'grey', 'white'].includes(hair.name),
    iris: iris.colour,
    body,
    /** Head and face, each about its middle. */
    wide: dice.between(0.94, 1.05) * (BUILDS[body] ?? 1) ** 0.4,
    high: dice.between(0.96, 1.04),
    jaw: (woman ? dice.between(49, 58) : dice.between(55, 65)) + Math.max(0, age - 50) / 5,
    chin: woman ? dice.between(18, 30) : dice.between(22, 38),
    eyesApart: dice.between(31, 35),
    eyeSize: dice.between(0.92, 1.08) * (woman ? 1.06 : 0.96),
    slant: dice.between(-2, 2.5),
    browHigh: dice.between(-3, 3),
    browThick: woman ? dice.between(4, 6) : dice.between(5.5, 8.5),
    nose: Math.floor(dice.next() * NOSES),
    noseLong: dice.between(-2, 4) + (woman ? -1 : 3),
    lips: woman ? dice.between(0.8, 1.2) : dice.between(0.6, 0.85),
    mouthWide: dice.between(0.9, 1.12),
    beard: woman
      ? 'none'
      : dice.of(['none', 'moustache', 'none', 'stubble', 'none', 'stubble', 'full', 'short'] as const),
    glasses: dice.happens(age > 45 ? 0.45 : 0.22) ? dice.of(['round', 'square', 'thin'] as const) : 'none',
    frame: dice.of(['#3a2b2f', '#7a4a33', '#34405e', '#8d3d52']),
    earrings: woman && dice.happens(0.5) ? dice.of(['#e9c46a', '#f4f0ea', '#c8466b']) : undefined,
    freckles: tone < 3 && dice.happens(hair.name === 'red' ? 0.8 : 0.15),
    mole: dice.happens(0.12),
    build: BUILDS[body] ?? 1,
    /** What the profile says of them. */
    told: { hair_color: style.bald ? 'bald' : hair.name, eye_color: iris.name, body_type: body },
  };
}

const NOSES = 5;
const BUILDS: Readonly<Record<string, number>> = {
  slim: 0.9,
  athletic: 0.98,
  average: 1,
  curvy: 1.12,
  sturdy: 1.16,
  full: 1.22,
};
