/** Source of a country: the buyer's own statement, the network they connect from, the paying bank or card. */
export type EvidenceKind = 'profile' | 'network' | 'payment';

/** Only kind and country: the IP address or account number behind it is not kept. */
export interface Evidence {
  kind: EvidenceKind;
  country: string;
}

export interface Location {
  country: string;
  /** The two pieces that agree; if no two do, all that is known. */
  evidence: Evidence[];
  basis: 'agreed' | 'single' | 'contradicting';
}

/** In order of weight: what is hardest to fake comes first. */
const BY_WEIGHT: readonly EvidenceKind[] = ['payment', 'profile', 'network'];

/**
 * The country whose VAT applies: the one that two pieces of evidence agree on. If they contradict each other, the
 * payer's bank outweighs the profile and the profile outweighs the network; finance sees these sales (decision 25).
 * `home`: the seller's country, used if there is no evidence at all.
 */
export function locate(known: Partial<Record<EvidenceKind, string | null>>, home: string): Location {
  const evidence = BY_WEIGHT.flatMap((kind) => {
    const country = known[kind];
    return country ? [{ kind, country }] : [];
  });
  for (const { country } of evidence) {
    const agreeing = evidence.filter((one) => one.country === country).slice(0, 2);
    if (agreeing.length === 2) return { country, evidence: agreeing, basis: 'agreed' };
  }
  const country = evidence[0]?.country ?? home;
  return { country, evidence, basis: evidence.length > 1 ? 'contradicting' : 'single' };
}
