interface ClaimPolicy {
  /** After which a record is free again when whoever had it before them is heard of no more. */
  seconds: number;
  /** Of a queue that hands records out: how many at once. Withdrawn decisions may bring it above. */
  atOnce?: number;
  /** Whoever decides about one keeps the rest of theirs. */
  decisionsRenew?: true;
}

const RECORD = { seconds: 180 };
const PHOTO = { seconds: 60, atOnce: 6, decisionsRenew: true } as const;

/** Queues whose records are claimed by whoever has one before them. */
export const CLAIM_POLICIES = {
  cases: RECORD,
  refunds: RECORD,
  proposals: RECORD,
  chargebacks: RECORD,
  /** Those of fictional profiles, for who answers in one. */
  conversations: RECORD,
  photos: PHOTO,
  chat_photos: PHOTO,
} satisfies Record<string, ClaimPolicy>;
export type ClaimedResource = keyof typeof CLAIM_POLICIES;

export const policyOf = (resource: ClaimedResource): ClaimPolicy => CLAIM_POLICIES[resource];
