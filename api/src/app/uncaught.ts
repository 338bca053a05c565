import type { Log } from '../kernel/index.js';

/** Ends the process on an uncaught error. Node would also print the message, which may quote personal data (PRV-02). */
export function endOnUncaught(log: Pick<Log, 'error'>, end: (code: number) => void = process.exit): void {
  process.on('uncaughtException', (error) => {
    log.error('uncaught error', {}, error);
    end(1);
  });
}
