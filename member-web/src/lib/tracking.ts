const NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb'] as const;
type Told = Partial<Record<(typeof NAMES)[number], string>>;
export interface Tracking extends Told {
  /** The page that the visit began at, with its slug if it has one (ADM-10). */
  lander?: string;
}

const KEY = 'tracking';
/** A source that sent a visitor longer ago has no part in the sign-up of today. */
const KEPT = 30 * 86_400_000;
const LONGEST = 1000;

/** Where a visitor came from, as an address tells it (ACC-11, CLI-10). */
export function trackingIn(query: URLSearchParams): Told {
  const told = NAMES.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(told) as Told;
}

/** Around one member's card: whose it is says nothing about who sent the visitor. */
const SIGNUP = /^\/members\/[^/]+\/signup\/?$/;

/**
 * The name of the page where a visit began, among those of this site that advertisements lead to; pages that the server
 * writes say theirs themselves.
 */
export function landerAt(path: string): string | undefined {
  if (path === '/') return 'landing';
  return SIGNUP.test(path) ? 'signup' : undefined;
}

const namesSource = ({ network, ref }: Tracking) => Boolean(network || ref);
const tells = ({ lander: _, ...told }: Tracking) => Object.keys(told).length > 0;

/**
 * The first visit that tells something counts, with the page that it began at; later ones change it only where none
 * before named a source: who may sign up can rest on it (ACC-01).
 */
export function keepTracking(query: URLSearchParams, lander?: string) {
  const told: Tracking = { ...trackingIn(query), ...(lander !== undefined && { lander }) };
  const kept = keptTracking();
  const first = Object.keys(kept).length === 0 || (!tells(kept) && tells(told));
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
