import { hash } from 'node:crypto';

/** One id per pair, whichever of the two begins: a UUID (version 8) of the sorted pair's SHA-256. */
export function conversationIdOf(one: string, other: string): string {
  const pair = one < other ? `${one}:${other}` : `${other}:${one}`;
  const hex = hash('sha256', `conversation:${pair}`);
  const variant = ((parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
