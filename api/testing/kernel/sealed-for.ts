import type { Kernel } from '../../src/kernel/kernel.js';
import type { Sealed } from '../../src/kernel/vault.js';

/** Text of somebody who begins with it: their key is made, unless they have one. */
export async function sealedFor({ vault }: Kernel, owner: string, text: string, month?: Date): Promise<Sealed> {
  await vault.createKey(owner);
  return vault.seal(owner, text, month && { month });
}
