import type { Kernel } from './kernel.js';
import { WrongMasterKey } from './master-key.js';
import { Pooled, StillHeld } from './migrate.js';

const TOLD = [WrongMasterKey, StillHeld, Pooled];

/**
 * Starts the kernel in a stand-alone program; an error the operator can fix is printed as one sentence before it exits.
 */
export async function startOrExit(kernel: Kernel): Promise<void> {
  await kernel.start().catch((error: unknown) => {
    if (!TOLD.some((kind) => error instanceof kind)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  });
}
