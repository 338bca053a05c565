import { expect, type Page } from '@playwright/test';
import { routerPaths, tooNarrow } from './narrow.js';
import { test, type Person } from './people.js';
import { complaintsOf, inspect } from './support.js';
import { prefer } from './walks.js';

type Role = 'visitor' | 'free' | 'premium';
/** `screen`, `missing` (the page that says so), or the path that it leads to. */
type Outcome = 'screen' | 'missing' | (string & {});

interface Route {
  path: string;
  visitor: Outcome;
  free: Outcome;
  premium?: Outcome;
}

const LOGIN = '/login';
const HOME = '/members';

const everyone = (...paths: string[]): Route[] => paths.map((path) => ({ path, visitor: 'screen', free: 'screen' }));
const members = (...paths: string[]): Route[] => paths.map((path) => ({ path, visitor: LOGIN, free: 'screen' }));
const visitors = (...paths: string[]): Route[] => paths.map((path) => ({ path, visitor: 'screen', free: HOME }));

/** Members meet whom it is about on the profile. */
const landings = (...paths: string[]): Route[] =>
  paths.map((path) => ({ path, visitor: 'screen', free: '/members/{other}' }));

const SLUGGED = [
  ...['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork'],
  ...['transitionsvideolanding', 'video'],
];

/**
 * The routes of the specification's section 2, in its order: what each shows to whom. `{other}` is a member whom both
 * members match, `{chat}` their conversation with that one; what premium members see is what free ones do, unless said.
 */
const ROUTES: Route[] = [
  ...visitors('/'),
  ...members('/likes', '/likes/received', '/likes/given', '/likes/matches', '/likes/m/{other}'),
  { path: '/likes/nonsense', visitor: 'missing', free: 'missing' },
  ...everyone('/members'),
  // Whoever is open to visitors is shown beside the sign-up.
  { path: '/members/{other}', visitor: '/members/{other}/signup', free: 'screen' },
  { path: '/members/{other}/chat', visitor: LOGIN, free: '/chats/{chat}' },
  ...landings('/members/{other}/landing'),
  { path: '/members/{other}/signup', visitor: 'screen', free: '/members/{other}' },
  ...landings('/members/{other}/landing2', '/members/{other}/landing2/spring'),
  ...landings('/members/{other}/landing3', '/members/{other}/landing3/spring'),
  ...members('/chats', '/chats/{chat}'),
  // Of whoever is logged in it was not deleted.
  ...visitors('/account-deleted'),
  ...everyone('/complaints'),
  // Both members have confirmed their address.
  { path: '/complete-signup', visitor: LOGIN, free: '/activate/done' },
  ...members('/credits', '/credits/p100', '/credits/p100/visa'),
  { path: '/credits/repeat-order', visitor: LOGIN, free: '/premium', premium: 'screen' },
  { path: '/directdebit', visitor: LOGIN, free: '/credits' },
  ...everyone('/lang-config'),
  ...visitors('/login', '/match-finder'),
  ...members('/notifications'),
  { path: '/premium', visitor: LOGIN, free: 'screen', premium: '/credits' },
  ...everyone('/pricing'),
  ...members('/profile'),
  ...everyone('/reset-password', '/reset-password/do'),
  ...visitors('/signup', '/signup-matches'),
  ...members('/swipe-game'),
  { path: '/activate/done', visitor: LOGIN, free: 'screen' },
  ...everyone('/activate/error', '/mail-change/do'),
  ...members('/transactions', '/transactions/{purchase}'),
  ...visitors('/landers/tinderswipe', ...SLUGGED.flatMap((name) => [`/landers/${name}`, `/landers/${name}/spring`])),
  { path: '/not-a-page', visitor: 'missing', free: 'missing' },
  // What it is worth is said once it is pressed.
  ...everyone('/a-mailed-link-that-was-used-before'),
  ...everyone(
    ...['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'].map(
      (page) => `/pages/${page}`,
    ),
  ),
];

const NOT_FOUND = 'Deze pagina bestaat niet';
const ROLES: Role[] = ['visitor', 'free', 'premium'];

/** Whoever looks, somebody they match, and what stands between the two. */
interface Cast {
  person: Person;
  fill(path: string): string;
}

async function castFor(role: Role, join: (name: string) => Promise<Person>): Promise<Cast> {
  const [person, other] = await Promise.all([join('Kijker'), join('Ander')]);
  await other.put('/profile/visitors', { open: true });
  await person.put(`/members/${other.id}/like`, {});
  await other.put(`/members/${person.id}/like`, {});
  if (role === 'premium') await person.buy('p100');
  const chat = await person.conversationWith(other);
  const { transactions } = await person.get<{ transactions: { id: string }[] }>('/transactions');
  const known: Record<string, string> = { other: other.id, chat, purchase: transactions[0]!.id };
  return { person, fill: (path) => path.replace(/\{(\w+)\}/g, (_, name: string) => known[name]!) };
}

/** Screens that another role has alike are looked at as that one's, and a page under a slug as the one without. */
function isOwn({ path, visitor, premium }: Route, role: Role): boolean {
  if (path.endsWith('/spring')) return false;
  if (role === 'visitor') return true;
  return role === 'free' ? visitor !== 'screen' : premium !== undefined || PREMIUM_DIFFERS.has(path);
}
const VISITORS_DIFFER = new Set(['/members', '/complaints', '/pricing']);
const PREMIUM_DIFFERS = new Set(['/members', '/members/{other}', '/chats/{chat}', '/profile', '/credits']);

/** Opens the address and waits for what it is to show, if the specification says it. */
async function visit(page: Page, path: string, outcome?: Outcome): Promise<void> {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 }).first();
  if (outcome) {
    const led = outcome !== 'screen' && outcome !== 'missing';
    await expect(page, `${path} as ${outcome}`).toHaveURL(({ pathname }) => pathname === (led ? outcome : path));
    if (outcome === 'missing') await expect(title).toHaveText(NOT_FOUND);
    else await expect(title).not.toHaveText(NOT_FOUND);
  }
  await expect(title, path).toBeAttached();
  // What is still on its way has not been looked at.
  await expect(page.getByRole('status', { name: 'Laden' })).toHaveCount(0);
}

const outcomeFor = (route: Route, role: Role) =>
  (role === 'premium' && route.premium) || route[role === 'visitor' ? role : 'free'];
const nameOf = ({ path }: Route, role: Role) => `route-${role}-${path.replace(/\W+/g, '-')}`;

/** What takes the place of a segment of the router's paths, by what stands before it. */
const SEGMENTS: Record<string, string[]> = {
  'members/:id': ['{other}'],
  'm/:id': ['{other}'],
  'likes/:type': ['received', 'given', 'matches'],
  'credits/:id': ['p100'],
  'p100/:paymentmethod': ['visa'],
  'result/:paymentId': ['{purchase}'],
  'transactions/:id': ['{purchase}'],
  'chats/:id': ['{chat}'],
  'pages/:page': ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'safety', 'service', 'terms'],
  '/:token': ['a-mailed-link-that-was-used-before'],
  '/*': ['not-a-page'],
};

/** A route with segments that are not among them has to say what takes their place. */
function addressesOf(path: string): string[] {
  const segment = /\w*\/(:\w+|\*)/.exec(path)?.[0];
  if (!segment) return [path];
  const values = SEGMENTS[segment];
  if (!values) throw new Error(`SEGMENTS says nothing about ${segment} of ${path}`);
  const before = segment.slice(0, segment.indexOf('/') + 1);
  return values.flatMap((value) => addressesOf(path.replace(segment, `${before}${value}`)));
}

/**
 * The router's and the specification's, without those that members are led home from, for whoever has paid: they are as
 * much a member as others. `fits`: unless it leads elsewhere, or visitors have seen it alike.
 */
function screensOf(role: Role): { path: string; route?: Route; fits: boolean }[] {
  const routes = ROUTES.filter(({ free }) => role !== 'premium' || free !== HOME);
  const known = new Map(routes.map((route) => [route.path, route]));
  const ofRouter = routerPaths().flatMap(addressesOf);
  const others = ofRouter.filter((path) => !ROUTES.some((route) => route.path === path));
  return [...known.keys(), ...new Set(others)].map((path) => {
    const route = known.get(path);
    const fits =
      !route ||
      (/^(screen|missing)$/.test(outcomeFor(route, role)) && (route.visitor !== 'screen' || isOwn(route, role)));
    return { path, route, fits };
  });
}

/** Fingers for a mouse, and the width of a phone; undone by what it gives. */
async function inHand(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const wide = page.viewportSize()!;
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return async () => {
    await page.setViewportSize(wide);
    await devtools.detach();
  };
}

// One that no standard knows, and none at all: `Intl` takes neither. One that it takes and the site lacks is no other case
// than none; the start page and the console are opened in it elsewhere.
const [ODD, NONE] = ['en-US@posix', ''];
/** Whoever is logged in has chosen theirs, whatever the browser says of its own: what they see is the same. */
const BROWSERS: Record<Role, string | undefined> = { visitor: undefined, free: NONE, premium: ODD };

for (const role of ROLES) {
  const language = BROWSERS[role];
  const says = language === undefined ? '' : `, whose browser calls its language "${language}"`;
  test(`CLI-01 CLI-04 ACC-10 ACC-16 MNY-11 every route shows what it should to a ${role}${says}, and fits a window of 320 and 390 px`, async ({
    join,
    page: visitor,
  }) => {
    // Some sixty screens, each looked at whole and at three widths.
    test.slow();
    const { person, fill } = await castFor(role, join);
    const speaks = (page: Page) => prefer(page, [language!]);
    const page = role === 'visitor' ? visitor : await person.open('/lang-config', speaks);
    const complaints = complaintsOf(page);
    // All that does not fit is told, not the first alone.
    const soft = expect.configure({ soft: true });
    for (const { path: pattern, route, fits } of screensOf(role)) {
      const path = fill(pattern);
      const outcome = route && outcomeFor(route, role);
      const ask = () => page.request.get(path, { maxRedirects: 0 });
      // From pages of its own the server leads members to screens that are opened here as well.
      const led = role === 'visitor' ? undefined : (await ask()).headers()['location'];
      if (led !== undefined) {
        expect(new URL(led, page.url()).pathname, path).toBe(outcome && fill(outcome));
        continue;
      }
      // What the page under a slug shows is what the one without it does.
      if (role === 'visitor' && path.endsWith('/spring')) {
        expect((await ask()).status(), path).toBe(200);
        continue;
      }
      await visit(page, path, outcome && fill(outcome));
      // Of the router's own paths some are opened with nothing that they could show.
      if (route) expect(complaints, path).toEqual([]);
      const looked = route && outcome === 'screen' && isOwn(route, role);
      if (looked) await inspect(page, nameOf(route, role));
      if (!fits) continue;
      expect((await ask()).status() === 404, path).toBe(outcome === 'missing');
      const putDown = await inHand(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // A page that has just been made narrower is laid out anew first.
        await soft.poll(() => tooNarrow(page), `${path} at ${width}`).toEqual([]);
      }
      if (looked) await inspect(page, `${nameOf(route, role)}-390`);
      await putDown();
    }
  });
}

/** Screens that only visitors meet, or meet otherwise; those of members are opened in these languages above. */
const OF_VISITORS = ROUTES.filter(
  ({ path, visitor, free }) =>
    visitor !== LOGIN && (visitor !== free || VISITORS_DIFFER.has(path)) && !path.endsWith('/spring'),
);

for (const language of [ODD, NONE]) {
  test(`ACC-10 every route of visitors opens in a browser that calls its language "${language}"`, async ({
    join,
    page,
  }) => {
    test.slow();
    await prefer(page, [language]);
    const { fill } = await castFor('visitor', join);
    const complaints = complaintsOf(page);
    for (const { path } of OF_VISITORS) {
      await page.goto(fill(path));
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
      await expect(page.getByText(NOT_FOUND)).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}
