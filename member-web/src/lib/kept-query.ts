/** What an address may ask of the page after login: a like in `t` seconds, a label, the end of a sign-up elsewhere. */
const NAMES = ['t', 'lb', 'api_signup_complete'] as const;
const KEY = 'query';
const LONGEST = 1000;

const pick = (query: URLSearchParams) =>
  NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });

/** CLI-10: on the first page of a visit, before somebody logs in. */
export function keepQuery(query: URLSearchParams) {
  const told = pick(query);
  if (told.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // A browser that keeps nothing: what is in the address still goes along.
  }
}

function takeKept(): [string, string][] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, string][];
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return [];
  }
}

/** The page after login, asked for as the visitor's own address was. What is kept is used once. */
export function withQuery(path: string, query: URLSearchParams): string {
  const target = new URL(path, 'http://site');
  for (const [name, value] of [...pick(query), ...takeKept()]) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target.pathname + target.search + target.hash;
}

/** The way on from sign-up, once the address is confirmed; undefined: to the members, as ever. */
export function wayOn(back: string | undefined, query: URLSearchParams): string | undefined {
  const path = withQuery(back ?? '/members', query);
  return path === '/members' ? undefined : path;
}
