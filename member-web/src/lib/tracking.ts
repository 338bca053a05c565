const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb'] as const;
type Tracking = Partial<Record<(typeof NAMES)[number], string>>;

const KEY = 'tracking';
/** A source that sent a visitor longer ago has no part in the sign-up of today. */
const KEPT = 30 * 86_400_000;
const LONGEST = 1000;

/** Where a visitor came from, as an address tells it (ACC-11, CLI-10). */
export function trackingIn(query: URLSearchParams): Tracking {
  const told = NAMES.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(told) as Tracking;
}

const namesSource = ({ network, ref }: Tracking) => Boolean(network || ref);

/**
 * The first visit that tells something counts; later ones change it only where none before named a source: who may
 * sign up can rest on it (ACC-01).
 */
export function keepTracking(query: URLSearchParams) {
  const told = trackingIn(query);
  const kept = keptTracking();
  const first = Object.keys(kept).length === 0;
  if (Object.keys(told).length === 0 || !(first || (namesSource(told) && !namesSource(kept)))) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), told: { ...kept, ...told } }));
  } catch {
    // A browser that keeps nothing: the address alone tells.
  }
}

export function keptTracking(): Tracking {
  try {
    const { at, told } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { at?: number; told?: Tracking };
    return at !== undefined && Date.now() < at + KEPT ? (told ?? {}) : {};
  } catch {
    return {};
  }
}

/** It is kept with the account now. */
export function forgetTracking() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
