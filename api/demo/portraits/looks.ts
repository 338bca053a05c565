import { Dice } from './dice.js';
import { MEN, WOMEN } from './hair.js';
import { GREY, hairFor, IRISES, SKINS } from './palette.js';

export interface Sitter {
  /** The same seed gives the same person. */
  seed: string;
  gender: 'male' | 'female';
  age: number;
}

/** What stays the same in all portraits of someone; `dice` go on where this ends. */
export function looksOf({ seed, gender, age }: Sitter) {
  const dice = new Dice(`person ${seed}`);
  const tone = Math.floor(dice.next() ** 1.25 * SKINS.length);
  const skin = SKINS[tone]!;
  const woman = gender === 'female';
  const grey = dice.happens((age - 42) / 26);
  const hair = grey ? dice.of(GREY) : dice.of(hairFor(tone));
  const styles = woman ? WOMEN : age > 38 ? MEN : MEN.filter((_, i) => i !== 4);
  const style = dice.of(styles);
  const iris = tone >= 4 ? dice.of(IRISES.slice(0, 2)) : dice.of(IRISES);
  return {
    dice,
    skin,
    hair,
    style,
    iris: iris.colour,
    brow: grey ? GREY[0]!.dark : hair.dark,
    beard: !woman && dice.happens(0.42),
    glasses: dice.happens(age > 45 ? 0.42 : 0.24),
    earrings: woman && dice.happens(0.5),
    freckles: tone < 2 && dice.happens(0.35),
    grin: dice.happens(0.55),
    /** What the profile says of them. */
    told: { hair_color: hair.name, eye_color: iris.name },
  };
}
