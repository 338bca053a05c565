declare const sealed: unique symbol;
/**
 * Ciphertext that names its key: `~<key id>.1.<nonce, ciphertext and tag in base64url>`; older values lack the `1.`.
 */
export type Sealed = string & { readonly [sealed]: true };

/** In the place of a key's id: no key, the text lies open. */
const OPEN = '~0.1.';
/** A text as short as this is sealed in the fewest bytes that `PATTERN` knows. */
const FEWEST_BYTES = 28;

/**
 * For upcasters: a field that older events tell in plain, in the form of a sealed one, which it is not. It opens
 * whatever keys there are.
 */
export const asSealed = (plain: string): Sealed =>
  `${OPEN}${Buffer.from(plain.padEnd(FEWEST_BYTES, '\0')).toString('base64url')}` as Sealed;
/** The text of `asSealed`; undefined for what is sealed. */
export const unsealedText = (value: string): string | undefined =>
  value.startsWith(OPEN) ? unpadded(Buffer.from(value.slice(OPEN.length), 'base64url')) : undefined;

/**
 * Which of a few choices a sealed text is could be told by its length, even after its key is destroyed: so all shorter
 * texts are as long as this, by NULs, which no text ends with.
 */
const SHORTEST_TEXT = 24;
export const padded = (text: string): string => text.padEnd(SHORTEST_TEXT, '\0');
export function unpadded(plain: Buffer): string {
  let end = plain.length;
  while (end > 0 && plain[end - 1] === 0) end--;
  return plain.toString('utf8', 0, end);
}

const PATTERN = /^~(\d+)\.(?:1\.)?[\w-]{38,}$/;
export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'string' && value.startsWith('~') && PATTERN.test(value);
