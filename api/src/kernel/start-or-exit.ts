import type { Kernel } from './kernel.js';
import { WrongMasterKey } from './master-key.js';
import { StillHeld } from './migrate.js';

/** Starts for a program of its own; what its operator has to set right is told in a sentence, and the program ends. */
export async function startOrExit(kernel: Kernel): Promise<void> {
  await kernel.start().catch((error: unknown) => {
    if (!(error instanceof WrongMasterKey || error instanceof StillHeld)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
