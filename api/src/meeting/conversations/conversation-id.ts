import { createHash } from 'node:crypto';

/** One id per pair, whichever of the two begins: a UUID (version 8) of the sorted pair's SHA-256. */
export function conversationIdOf(one: string, other: string): string {
  const pair = one < other ? `${one}:${other}` : `${other}:${one}`;
  const bytes = createHash('sha256').update('conversation:').update(pair).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
