import type { Kernel } from '../../src/kernel/kernel.js';
import type { Sealed } from '../../src/kernel/sealed.js';

/** Seals a text for an owner, creating the owner's key if there is none. */
export async function sealedFor({ vault }: Kernel, owner: string, text: string, month?: Date): Promise<Sealed> {
  await vault.createKey(owner);
  return vault.seal(owner, text, month && { month });
}
