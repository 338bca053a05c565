import type { LoggerService } from '@nestjs/common';
import type { Log } from '../log.js';

/**
 * Logs Nest's own errors, such as a response that broke off while being sent. Nest's logger would print error messages,
 * which may quote personal data (PRV-02); our log leaves messages out.
 */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  error(message: unknown, ...rest: unknown[]): void {
    this.to.error('the framework failed', { context: contextOf(rest) }, message instanceof Error ? message : {});
  }

  /** Warnings about routes and settings, in Nest's own words. */
  warn(message: unknown, ...rest: unknown[]): void {
    this.to.warn('the framework warns', { context: contextOf(rest), words: String(message) });
  }

  /** Nest's startup messages are dropped. */
  log(): void {}
}

/** Nest passes the name of the logging class as its last argument. */
const contextOf = (rest: unknown[]): string | undefined => {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
};
