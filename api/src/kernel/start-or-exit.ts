import type { Kernel } from './kernel.js';
import { WrongMasterKey } from './master-key.js';
import { StillHeld } from './migrate.js';

/**
 * Starts the kernel in a stand-alone program; an error the operator can fix is printed as one sentence before it exits.
 */
export async function startOrExit(kernel: Kernel): Promise<void> {
  await kernel.start().catch((error: unknown) => {
    if (!(error instanceof WrongMasterKey || error instanceof StillHeld)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
