import { Clock } from '../../src/kernel/clock.js';

/** A clock that stands still until a test moves it. */
export class TestClock extends Clock {
  private instant: Date;

  constructor(start: string | Date = '2026-03-02T12:00:00Z') {
    super();
    this.instant = new Date(start);
  }

  now(): Date {
    return new Date(this.instant);
  }

  set(instant: string | Date): void {
    this.instant = new Date(instant);
  }

  advance(seconds: number): void {
    this.instant = new Date(this.instant.getTime() + seconds * 1000);
  }
}
