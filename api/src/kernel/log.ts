import { pino } from 'pino';
import { requestIds } from './job-at-work.js';

/**
 * Operational log: ids and codes only. Names and anything members wrote must not be logged (PRV-02). A line of a request,
 * or of a job that came of one, says which: `requestId`, several separated by spaces.
 */
export class Log {
  private readonly pino;

  /** @param destination where lines are written; standard output by default */
  constructor(level: string, destination?: { write(line: string): void }) {
    // At once: whoever exits after a line would wait for ever for a reader that is gone.
    this.pino = pino({ level, base: null, mixin }, destination ?? pino.destination({ sync: true }));
  }

  info(message: string, facts: Record<string, unknown> = {}): void {
    this.pino.info(facts, message);
  }

  warn(message: string, facts: Record<string, unknown> = {}): void {
    this.pino.warn(facts, message);
  }

  /** Logs an error's kind, code and stack frames, but not its message, which could quote a value (PostgreSQL's do). */
  error(message: string, facts: Record<string, unknown>, error: unknown): void {
    const { name, code, stack, table, constraint, cause } = error as Record<string, unknown>;
    const reason = (cause as Record<string, unknown> | undefined)?.['code'];
    const frames =
      typeof stack === 'string'
        ? stack
            .split('\n')
            .filter((line) => line.startsWith('    at '))
            .slice(0, 12)
        : [];
    this.pino.error({ ...facts, error: { name, code, table, constraint, reason, frames } }, message);
  }
}

function mixin(): object {
  const ids = requestIds();
  return ids.length > 0 ? { requestId: ids.join(' ') } : {};
}
