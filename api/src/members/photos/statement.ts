import type { Sealed, Vault } from '../../kernel/index.js';
import { photoNotFound } from './photos.errors.js';

/**
 * What a moderator wrote about a photo, sealed for whoever reads it; nothing where the rule's own words are sent (PRV-03).
 *
 * @throws photo_not_found where that member is being forgotten
 */
export async function sealStatement(
  vault: Vault,
  memberId: string,
  written: string | undefined,
): Promise<{ statement?: Sealed }> {
  const text = written?.trim();
  return text ? { statement: await vault.seal(memberId, text, { missing: photoNotFound }) } : {};
}
