import type { Log } from '../kernel/index.js';

/** An error that nobody caught ends the process. Node would print its message too, which can quote a value (PRV-02). */
export function endOnUncaught(log: Pick<Log, 'error'>, end: (code: number) => void = process.exit): void {
  process.on('uncaughtException', (error) => {
    log.error('nobody caught an error', {}, error);
    end(1);
  });
}
