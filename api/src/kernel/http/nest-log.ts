import type { LoggerService } from '@nestjs/common';
import type { Log } from '../log.js';

/**
 * What Nest itself has to tell, such as an answer that broke off while it was sent. It would print errors as they are, and
 * their messages quote what they stumbled on (PRV-02): here they lose their words like all others.
 */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  error(message: unknown, ...rest: unknown[]): void {
    this.to.error('the framework failed', { context: contextOf(rest) }, message instanceof Error ? message : {});
  }

  /** Of routes and settings, in Nest's own words. */
  warn(message: unknown, ...rest: unknown[]): void {
    this.to.warn('the framework warns', { context: contextOf(rest), words: String(message) });
  }

  /** How it starts is of no use to anybody. */
  log(): void {}
}

/** Nest hands over who speaks as the last of its arguments. */
const contextOf = (rest: unknown[]): string | undefined => {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
};
