/** Where a country comes from: what the buyer says, the network they come by, the bank or card that paid. */
export type EvidenceKind = 'profile' | 'network' | 'payment';

/** Kind and country alone: neither the address nor the number it was read from is kept. */
export interface Evidence {
  kind: EvidenceKind;
  country: string;
}

export interface Location {
  country: string;
  /** Two that agree; where no two do, all that is known. */
  evidence: Evidence[];
  basis: 'agreed' | 'single' | 'contradicting';
}

/** The harder to invent, the earlier. */
const BY_WEIGHT: readonly EvidenceKind[] = ['payment', 'profile', 'network'];

/**
 * Whose VAT it is: the country two pieces of evidence agree on. Where they contradict each other, the payer's bank is
 * believed before the buyer's profile and that before the network; finance sees which sales those are (decision 0025).
 * `home`: the seller's country, where nothing at all is known.
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
