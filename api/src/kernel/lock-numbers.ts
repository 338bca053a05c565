/** First keys of two-key advisory locks; the second key is the hash of a name. */
export const LEADER_LOCKS = 7710;
export const REBUILD_LOCKS = 7711;
export const PREPARING_LOCKS = 7712;
export const SUM_LOCKS = 7713;

export const lockNumber = (name: string): number => {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + char.charCodeAt(0)) | 0;
  return hash;
};
