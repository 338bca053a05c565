/** Chances that fall the same way for the same seed in every run. */
export class Dice {
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (const char of seed) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
    this.state = hash >>> 0;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)]!;
  }

  /** Which of them, each as likely as its share. */
  share(shares: readonly number[]): number {
    let lot = this.next() * shares.reduce((sum, share) => sum + share, 0);
    return shares.findIndex((share) => (lot -= share) < 0);
  }

  happens(chance: number): boolean {
    return this.next() < chance;
  }
}
