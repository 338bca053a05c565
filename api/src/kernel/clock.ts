/** The only source of time. Deciders receive the current time as an argument; tests can move the clock. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
