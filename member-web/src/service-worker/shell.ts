/** What the build tells of itself (member-web/vite.config.ts); in development nothing is kept. */
export interface Built {
  /** What every screen begins with. */
  first: string[];
  /** All other files of this release, whose names change with what is in them. */
  later: string[];
}

/** Pages that the server writes, and its answers: never the site's own page in their place. */
const OF_SERVER = /^\/(api\/|robots\.txt|sitemap\.xml|landers\/|members\/[^/]+\/landing)/;
const PAGE = '/index.html';
const SITE = 'site';
const PHOTOS = /^kept:.*:photos$/;
const MOST_PHOTOS = 150;
const DAYS = 14;
/** In milliseconds; a connection that is gone without a word would be waited for without an end. */
const PATIENCE = 8_000;

/** Assets are the same whatever a browser says it takes. */
const ANY = { ignoreVary: true };

const stemOf = (path: string) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/**
 * What every screen begins with, and of the rest only what was there of the last release: on a metered phone nobody pays
 * for screens that they never open.
 */
export async function takeRelease({ first, later }: Built): Promise<void> {
  const cache = await caches.open(SITE);
  const before = new Set((await cache.keys()).map(({ url }) => stemOf(new URL(url).pathname)));
  await keepFiles([...first, ...later.filter((path) => before.has(stemOf(path)))]);
  if (first.length > 0) await cache.add(new Request(PAGE, { cache: 'no-cache' }));
}

export async function keepFiles(paths: string[]): Promise<void> {
  const cache = await caches.open(SITE);
  const missing = paths.map(async (path) => !(await cache.match(path, ANY)) && cache.add(path));
  await Promise.all(missing);
}

/** The files of releases before this one. */
export async function dropOlder({ first, later }: Built): Promise<void> {
  const wanted = new Set([...first, ...later, PAGE]);
  const cache = await caches.open(SITE);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** What answers a request of a page; undefined: the browser itself. Of the API's answers photos alone. */
export function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return OF_SERVER.test(pathname) ? undefined : page(request);
  if (pathname.startsWith('/assets/')) return asset(request);
  if (pathname.startsWith('/api/')) return request.destination === 'image' ? photo(request) : undefined;
  return fetch(request).catch(() => kept(request));
}

/** From the network, so that nobody is shown an old release; without one what is here. */
async function page(request: Request): Promise<Response> {
  const lost = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([fetch(request), lost]);
  } catch {
    return (await caches.match(PAGE, { cacheName: SITE, ...ANY })) ?? fetch(request);
  }
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request, { cacheName: SITE, ...ANY });
  if (known) return known;
  const answer = await fetch(request);
  // A device with no room for it shows it all the same.
  if (answer.ok) await keepAsset(request, answer.clone()).catch(() => undefined);
  return answer;
}

const keepAsset = async (request: Request, answer: Response) => (await caches.open(SITE)).put(request, answer);

const kept = async (request: Request, cacheName = SITE) =>
  (await caches.match(request, { cacheName, ignoreSearch: true, ...ANY })) ?? Response.error();

const photoCache = async () => (await caches.keys()).find((name) => PHOTOS.test(name));

/**
 * Whether somebody may still see it the server decides each time; only without a network it is what was last seen. Whose
 * it is was settled when it was asked for: the answer may come after they have left.
 */
async function photo(request: Request): Promise<Response> {
  const owner = await photoCache();
  try {
    const answer = await fetch(request);
    // The picture does not wait for it.
    if (owner && answer.ok) void keepPhoto(owner, request, answer.clone()).catch(() => undefined);
    return answer;
  } catch {
    return owner ? kept(request, owner) : Response.error();
  }
}

async function keepPhoto(owner: string, { url }: Request, answer: Response): Promise<void> {
  const bytes = await answer.blob();
  // Its address is signed anew each time; it is the same photo.
  const { pathname } = new URL(url);
  if (!(await caches.has(owner))) return;
  const cache = await caches.open(owner);
  const headers = { 'content-type': bytes.type, date: new Date().toUTCString() };
  await cache.put(pathname, new Response(bytes, { headers }));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_PHOTOS))) await cache.delete(old);
  const [oldest] = all;
  const at = oldest && (await cache.match(oldest))?.headers.get('date');
  if (at && Date.now() - Date.parse(at) > DAYS * 86_400_000) await cache.delete(oldest);
}
