import type { Inhabitant } from './inhabitants.js';
import { LIKES, TALKS, type Beside } from './people.js';
import { Dice } from './portraits/dice.js';
import { DIALOGUES, FROM_FICTIONAL, TO_FICTIONAL } from './words/dialogues.js';

export interface Line extends Beside {
  by: Inhabitant;
  text: string;
  /** Hours before the present. */
  at: number;
}

export interface Encounter {
  name: string;
  between: readonly [Inhabitant, Inhabitant];
  lines: readonly Line[];
  /** The last line has been opened. */
  read: boolean;
}

export interface Liking {
  by: Inhabitant;
  liked: Inhabitant;
  at: number;
}

/** What a new member's credits pay for, and how many conversations one who has not paid may begin. */
const LINES = 3;
const STARTS = 2;

/** Who writes to whom, and who likes whom: the cast as it is written down, the others by lot. */
export class Encounters {
  readonly talks: Encounter[] = [];
  readonly likes: Liking[] = [];
  private readonly dice = new Dice('encounters');
  private readonly spent = new Map<Inhabitant, { lines: number; starts: number }>();
  private readonly crowd: readonly Inhabitant[];

  /** `people` begin with `cast` who are written by hand. */
  constructor(
    private readonly people: readonly Inhabitant[],
    cast: number,
  ) {
    this.crowd = people.slice(cast).filter(({ silent, tale }) => !silent && tale);
    this.playCast(people.slice(0, cast));
    for (const [language, dialogues] of Object.entries(DIALOGUES)) {
      // Two rounds where most people live.
      for (const lines of language === 'nl' ? [...dialogues, ...dialogues] : dialogues) this.meet(language, lines);
    }
    for (const [language, openings] of Object.entries(TO_FICTIONAL)) {
      for (const [index, opening] of openings.entries()) this.writeToFictional(language, opening, index);
    }
    for (const person of this.real()) this.fancy(person);
  }

  private playCast(cast: readonly Inhabitant[]): void {
    const called = (name: string) => cast.find((person) => person.name === name);
    for (const { between, lines, read, ended } of TALKS) {
      const [from, to] = between.map(called);
      if (!from || !to) continue;
      const texts = lines.map(([name, text, beside]) => ({ by: called(name)!, text, ...beside }));
      this.talks.push({ name: between.join(' '), between: [from, to], lines: this.timed(texts, ended), read });
    }
    for (const [index, names] of LIKES.entries()) {
      const [by, liked] = names.map(called);
      if (by && liked) this.likes.push({ by, liked, at: 200 - index * 24 });
    }
  }

  private real = (): Inhabitant[] => this.crowd.filter(({ fictional }) => !fictional);

  private meet(language: string, texts: readonly string[]): void {
    const speakers = this.real().filter((person) => person.language === language);
    const [begins, answers] = [Math.ceil(texts.length / 2), Math.floor(texts.length / 2)];
    for (let tries = 0; tries < 40 && speakers.length > 1; tries++) {
      const [from, to] = [this.dice.of(speakers), this.dice.of(speakers)];
      if (from === to || !suits(from, to) || this.has(from, to)) continue;
      if (!this.affords(from, begins, 1) || !this.affords(to, answers, 0)) continue;
      const latest = Math.min(from.joined, to.joined) - texts.length - 2;
      if (latest < 1) continue;
      const lines = texts.map((text, turn) => ({ by: turn % 2 === 0 ? from : to, text }));
      this.begin(from, to, this.timed(lines, this.dice.between(0.3, Math.min(latest, 240))), this.dice.happens(0.6));
      return;
    }
  }

  /** Most wait for staff; paid messages wait less than 72 hours. */
  private writeToFictional(language: string, opening: string, index: number): void {
    const figures = this.people.filter((person) => person.fictional);
    const figure = figures.find((person) => person.language === language && !this.talks.some(isWith(person)));
    const to = figure ?? this.dice.of(figures);
    const from = this.real().find(
      (person) => person.language === language && person.joined > 80 && this.affords(person, 1, 1),
    );
    if (!from || !to || this.has(from, to)) return;
    const answer = index < 2 ? FROM_FICTIONAL[language as 'nl']?.[index] : undefined;
    const lines = [{ by: from, text: opening }, ...(answer ? [{ by: to, text: answer }] : [])];
    this.begin(from, to, this.timed(lines, 2 + index * 13), !answer);
  }

  private fancy(by: Inhabitant): void {
    for (let left = Math.floor(this.dice.between(0, 2.6)); left > 0; left--) {
      const liked = this.dice.of(this.crowd);
      if (liked === by || !suits(by, liked) || this.likes.some((one) => one.by === by && one.liked === liked)) continue;
      const latest = Math.max(0.4, Math.min(by.joined, liked.joined) - 3);
      const at = this.dice.between(0.3, latest);
      this.likes.push({ by, liked, at });
      const back = this.likes.some((one) => one.by === liked && one.liked === by);
      if (!back && !liked.fictional && this.dice.happens(0.4)) {
        this.likes.push({ by: liked, liked: by, at: this.dice.between(0.1, at) });
      }
    }
  }

  private begin(from: Inhabitant, to: Inhabitant, lines: readonly Line[], read: boolean): void {
    for (const { by } of lines) this.spendingOf(by).lines++;
    this.spendingOf(from).starts++;
    this.talks.push({ name: `${from.email} ${to.email}`, between: [from, to], lines, read });
  }

  /** Hours apart, the last one at `ended`. */
  private timed(lines: readonly Omit<Line, 'at'>[], ended: number): Line[] {
    let at = ended;
    const backwards = [...lines].reverse().map((line) => {
      const then = at;
      at += this.dice.between(0.05, 0.9);
      return { ...line, at: then };
    });
    return backwards.reverse();
  }

  private has = (one: Inhabitant, other: Inhabitant): boolean =>
    this.talks.some(({ between }) => between.includes(one) && between.includes(other));

  private affords(person: Inhabitant, lines: number, starts: number): boolean {
    const spent = this.spendingOf(person);
    return spent.lines + lines <= LINES && spent.starts + starts <= STARTS;
  }

  private spendingOf(person: Inhabitant): { lines: number; starts: number } {
    const known = this.spent.get(person) ?? { lines: 0, starts: 0 };
    this.spent.set(person, known);
    return known;
  }
}

const isWith =
  (person: Inhabitant) =>
  ({ between }: Encounter): boolean =>
    between.includes(person);

const suits = (one: Inhabitant, other: Inhabitant): boolean => seeks(one, other) && seeks(other, one);
const seeks = ({ tale }: Inhabitant, { gender }: Inhabitant): boolean =>
  tale?.sought_gender === 'both' || tale?.sought_gender === gender;
