/** Far more than any file of a lander has, and within what PostgreSQL counts bytes with. */
const LARGEST = 2 ** 30;

/**
 * Which bytes a `Range` header asks for. Several parts, the last bytes of a file and what nobody can read are ignored, as
 * a server may: the whole file is sent.
 */
export function rangeOf(header: string | undefined): { from: number; length: number | undefined } | undefined {
  const [, first, last] = /^bytes=(\d{1,10})-(\d{0,10})$/u.exec(header ?? '') ?? [];
  if (first === undefined) return undefined;
  const from = Math.min(Number(first), LARGEST);
  if (!last) return { from, length: undefined };
  const until = Math.min(Number(last), LARGEST);
  return until < from ? undefined : { from, length: until - from + 1 };
}
