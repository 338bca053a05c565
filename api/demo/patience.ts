import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandBus } from '@nestjs/cqrs';
import { busy, DomainError } from '../src/kernel/index.js';

/** Milliseconds before a call is tried again. */
export const WAIT = 200;
export const MAX_TRIES = 600;

/**
 * Asks again while the site is busy, as its pages do: all of the demo's world come at once, and a start on a machine
 * with other work must not fail. Only for what has a key or is harmless twice.
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === busy.code;
      if (!isBusy || tries === MAX_TRIES) throw error;
      await sleep(WAIT);
    }
  }
}

export type Commands = Pick<CommandBus, 'execute'>;

export const patient = (bus: CommandBus): Commands => ({
  execute: (command: Parameters<CommandBus['execute']>[0]) => patiently(() => bus.execute(command)),
});
