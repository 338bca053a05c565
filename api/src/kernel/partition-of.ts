const SEED = 0x9747b28c;
const M = 0x5bd1e995;

/** The partition of a key among so many, as Kafka's own clients choose it: by murmur2 of its bytes. */
export function partitionOf(key: string, partitions: number): number {
  const bytes = Buffer.from(key);
  let hash = SEED ^ bytes.length;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    const word = Math.imul(bytes.readInt32LE(at), M);
    hash = Math.imul(hash, M) ^ Math.imul(word ^ (word >>> 24), M);
  }
  if (at < bytes.length) {
    for (let n = bytes.length - 1; n >= at; n--) hash ^= bytes[n]! << (8 * (n - at));
    hash = Math.imul(hash, M);
  }
  hash = Math.imul(hash ^ (hash >>> 13), M);
  return ((hash ^ (hash >>> 15)) & 0x7fffffff) % partitions;
}
