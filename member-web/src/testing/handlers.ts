import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Answer, Body, Card } from '../lib/api-client/types';
import { detailsOf } from './details';
import { problem } from './problem';
import { savedSearchHandlers } from './saved-searches';
import { searchMembers } from './search';
import type { Purpose } from '../lib/detail-texts';
import type { World } from './world';

type Package = Answer<'/api/packages', 'get'>['packages'][number];

const toVisitorCard = ({ id, name, age, country, region, fictional, main_image }: Card) => ({
  id,
  name,
  age,
  country,
  region,
  fictional,
  main_image,
});

const swipesLeft = ({ swipeLikes }: World) => ({
  likes_left: swipeLikes,
  next_like_at: swipeLikes > 0 ? null : new Date(Date.now() + 19.5 * 3_600_000).toISOString(),
  wait_hours: swipeLikes > 0 ? 0 : 20,
});

const REGIONS = {
  NL: {
    term: 'province',
    regions: [
      { key: 'NL-GE', name: 'Gelderland' },
      { key: 'NL-NH', name: 'Noord-Holland' },
      { key: 'NL-UT', name: 'Utrecht' },
      { key: 'NL-ZH', name: 'Zuid-Holland' },
    ],
  },
  BE: {
    term: 'province',
    regions: [
      { key: 'BE-VAN', name: 'Antwerpen' },
      { key: 'BE-VOV', name: 'Oost-Vlaanderen' },
    ],
  },
  DE: { term: 'state', regions: [{ key: 'DE-BY', name: 'Bayern' }] },
  PL: { term: 'voivodeship', regions: [{ key: 'PL-MZ', name: 'Mazowieckie' }] },
};

const TOWNS = [
  { country: 'NL', region: 'NL-NH', city: 'Amsterdam', lat: 52.37, lon: 4.9 },
  { country: 'NL', region: 'NL-NH', city: 'Amstelveen', lat: 52.3, lon: 4.86 },
];

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const PACKAGES: Package[] = [
  {
    id: 'p100',
    credits: 100,
    price: euro(999),
    variant: 1,
    popular: false,
    message_price: euro(100),
    discounted: null,
  },
  {
    id: 'p250',
    credits: 250,
    price: euro(2249),
    variant: 2,
    popular: false,
    message_price: euro(90),
    discounted: null,
  },
  { id: 'p600', credits: 600, price: euro(4799), variant: 3, popular: true, message_price: euro(80), discounted: null },
  {
    id: 'p1500',
    credits: 1500,
    price: euro(10499),
    variant: 4,
    popular: false,
    message_price: euro(70),
    discounted: null,
  },
];
const REFUSALS: Record<string, number> = { discount_not_found: 404, discount_expired: 410, discount_already_used: 409 };

/** As the operator sells them now. */
const packagesOf = ({ dearer }: World) => PACKAGES.map((one) => ({ ...one, price: euro(one.price.amount + dearer) }));

/** The packages at the prices of a code, or of the bonus that is running. */
function offerOf(world: World, code?: string) {
  const { message_credits } = world.settings;
  const typed = code ? world.codes.get(code) : undefined;
  const own = typed && !('refusal' in typed) ? typed : undefined;
  const bonus = world.user && !world.user.paid_user ? world.bonus : null;
  const terms: { percentage: number; minimum?: number; methods?: string[] } | null = own ?? bonus;
  const less = ({ amount }: { amount: number }) =>
    euro(amount - Math.floor((2 * amount * terms!.percentage + 100) / 200));
  return {
    packages: packagesOf(world).map((one) => ({
      ...one,
      discounted:
        terms && one.price.amount >= (terms.minimum ?? 0)
          ? {
              off: euro(one.price.amount - less(one.price).amount),
              price: less(one.price),
              message_price: less(one.message_price),
            }
          : null,
    })),
    message_credits,
    discount: terms && {
      code: own ? code! : 'TIMEBONUS25',
      value_percentage: terms.percentage,
      ends_at: own ? null : new Date(Date.now() + bonus!.secondsLeft * 1000).toISOString(),
      seconds_left: own ? null : bonus!.secondsLeft,
      minimum_order: terms.minimum ? euro(terms.minimum) : null,
      payment_methods: terms.methods ?? null,
    },
  };
}

const METHODS = [
  { id: 'ideal', transaction_costs: euro(0), same: [] },
  { id: 'applepay', transaction_costs: euro(0), same: [] },
  { id: 'paypal', transaction_costs: euro(35), same: [] },
  { id: 'creditcard', transaction_costs: euro(0), same: ['visa', 'mastercard'] },
  { id: 'bancontact', transaction_costs: euro(0), same: [] },
  { id: 'sct', transaction_costs: euro(0), same: [] },
];
const PAGE = 50;

export function handlersFor(world: World): HttpHandler[] {
  type Info = Parameters<Parameters<typeof http.all>[1]>[0];

  const counted = ({ request }: Info) => {
    const { pathname, search } = new URL(request.url);
    world.calls.push({
      method: request.method,
      path: pathname,
      query: search,
      key: request.headers.get('Idempotency-Key'),
      marker: request.headers.get('X-Client-Request'),
    });
    if (world.broken.has(pathname)) return new HttpResponse(null, { status: 500 });
    const mutates = request.method !== 'GET' || pathname === '/api/logout';
    if (mutates && !request.headers.has('X-Client-Request')) return problem(403, 'client_request_required');
    return undefined;
  };
  const signedOut = () => (world.user ? undefined : problem(403, 'authentication_required'));
  const unconfirmed = () =>
    signedOut() ?? (world.user!.status === 'active' ? undefined : problem(403, 'confirmation_required'));

  return [
    http.all('*/api/*', counted),
    http.get('*/api/settings', () => HttpResponse.json(world.settings)),
    http.get('*/api/app.webmanifest', () => HttpResponse.json({ name: 'Notities' })),
    http.get('*/api/icebreakers', ({ request }) => {
      const language = new URL(request.url).searchParams.get('language');
      return signedOut() ?? HttpResponse.json({ lines: world.icebreakers[language ?? ''] ?? [] });
    }),
    http.get('*/api/gifts', () => HttpResponse.json({ gifts: world.gifts })),
    http.get('*/api/interests', () => {
      const { interests, own_interests } = world.settings;
      return HttpResponse.json({ interests, own_interests });
    }),
    http.get('*/api/regions', () => HttpResponse.json({ regions: REGIONS })),
    http.get('*/api/places', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const start = asked.get('q')!.toLowerCase();
      const places = TOWNS.filter(
        (town) => town.country === asked.get('country') && town.city.toLowerCase().startsWith(start),
      );
      return HttpResponse.json({ places });
    }),
    http.get('*/api/geocode', ({ request }) =>
      Number(new URL(request.url).searchParams.get('lat')) === 0
        ? problem(404, 'no_place_nearby')
        : HttpResponse.json({ ...TOWNS[0]!, distance_km: 1 }),
    ),
    http.get('*/api/packages', ({ request }) => {
      const code = new URL(request.url).searchParams.get('discount_code')?.toUpperCase();
      const found = code ? world.codes.get(code) : undefined;
      if (code && (!found || 'refusal' in found)) {
        const refusal = found && 'refusal' in found ? found.refusal : 'discount_not_found';
        return problem(REFUSALS[refusal] ?? 409, refusal);
      }
      return HttpResponse.json(offerOf(world, code));
    }),
    http.get('*/api/discountcode', () => {
      const { bonus } = world;
      if (!bonus || world.user?.paid_user) return signedOut() ?? problem(404, 'discount_not_found');
      return HttpResponse.json({
        code: 'TIMEBONUS25',
        country: null,
        user_id: null,
        expires: new Date(Date.now() + bonus.secondsLeft * 1000).toISOString(),
        seconds_left: bonus.secondsLeft,
        value_percentage: bonus.percentage,
        currency: null,
        minimum_order_value: null,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
        paymentmethods: null,
      });
    }),

    http.get('*/api/companyinfo', () => HttpResponse.json({ ...world.company, delete_discount: world.deleteDiscount })),
    http.post('*/api/discountcode/stay', () => {
      const expires = '2026-03-08T10:00:00.000Z';
      return HttpResponse.json({ code: 'STAY-0A1B2C3D4E', value_percentage: world.deleteDiscount, expires });
    }),

    http.get('*/api/user', () => signedOut() ?? HttpResponse.json(world.user)),
    http.put('*/api/user', async ({ request }) => {
      const { language } = (await request.json()) as { language: string };
      world.user = { ...world.user!, language };
      return HttpResponse.json(world.user);
    }),
    http.post('*/api/user', async ({ request }) => {
      const { email, password } = (await request.json()) as { email: string; password: string };
      if (email === 'deleted@example.com')
        return problem(403, 'deleted_account_exists', { params: { erase_at: '2026-03-16T12:00:00.000Z' } });
      if (email === 'disabled@example.com') {
        const params = { disabled_at: '2026-03-02T12:00:00.000Z', reason: 'Je vroeg drie leden om geld.' };
        return problem(403, 'account_disabled', { params });
      }
      if (email === 'locked@example.com') return problem(429, 'account_locked', { params: { minutes: 15 } });
      if (password !== world.password) return problem(401, 'login_failed');
      const { me } = await import('./cast');
      world.user ??= { ...me('paid')!, email };
      world.countUnread();
      return HttpResponse.json(world.user);
    }),
    http.get('*/api/logout', () => {
      world.user = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/signup', async ({ request }) => {
      const input = (await request.json()) as Record<string, string>;
      if (input.email === 'taken@example.com') return problem(409, 'email_taken');
      const { me } = await import('./cast');
      const user = me('unconfirmed')!;
      world.user = { ...user, email: input.email!, profile: { ...user.profile, name: input.name! } };
      return HttpResponse.json(world.user, { status: 201 });
    }),
    http.put('*/api/profile', async ({ request }) => {
      const changes = (await request.json()) as Partial<World['profile']>;
      if (changes.name?.startsWith('@')) {
        return problem(422, 'invalid_input', { fields: [{ field: 'name', code: 'name_starts_with_at' }] });
      }
      return signedOut() ?? HttpResponse.json(world.changeProfile(changes));
    }),
    http.put('*/api/profile/invisible', async ({ request }) => {
      const { invisible } = (await request.json()) as { invisible: boolean };
      return signedOut() ?? HttpResponse.json(world.changeProfile({ invisible }));
    }),
    http.put('*/api/profile/visitors', async ({ request }) => {
      const { open } = (await request.json()) as { open: boolean };
      return signedOut() ?? HttpResponse.json(world.changeProfile({ open_to_visitors: open }));
    }),
    http.get('*/api/visitor-cards', ({ request }) => {
      if (!world.settings.logged_out_search) return problem(403, 'authentication_required');
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? 12);
      return HttpResponse.json({ profiles: world.members.slice(0, limit).map(toVisitorCard) });
    }),
    http.get('*/api/visitor-cards/:id', ({ params }) => {
      const own = world.user?.profile;
      const hidden = own && params.id === own.id && (own.invisible || own.open_to_visitors !== true);
      const member = world.member(String(params.id));
      return member && !hidden ? HttpResponse.json(toVisitorCard(member)) : problem(404, 'member_not_found');
    }),
    http.get('*/api/profile/consents', () => {
      const given_at = '2026-03-02T12:00:00.000Z';
      const consents = Object.entries(world.profile.consents).map(([purpose, given]) => ({
        purpose,
        given_at: given ? given_at : null,
      }));
      return signedOut() ?? HttpResponse.json({ consents });
    }),
    http.put('*/api/profile/consents', async ({ request }) => {
      const { purpose, given } = (await request.json()) as { purpose: Purpose; given: boolean };
      return signedOut() ?? HttpResponse.json(world.decideConsent(purpose, given));
    }),
    http.post('*/api/activation', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      if (token.startsWith('bad')) return problem(422, 'activation_failed');
      if (world.user) world.user = { ...world.user, status: 'active' };
      return HttpResponse.json({ status: 'active' });
    }),
    http.post('*/api/activation/resend', () => signedOut() ?? new HttpResponse(null, { status: 204 })),

    http.get('*/api/user/sessions', () => signedOut() ?? HttpResponse.json({ sessions: world.sessions })),
    http.delete('*/api/user/sessions/:id', ({ params }) => {
      if (!world.sessions.some(({ id }) => id === params.id)) return problem(404, 'session_not_found');
      world.sessions = world.sessions.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/user/sessions/end-others', () => {
      world.sessions = world.sessions.filter(({ current }) => current);
      return new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/user/password', async ({ request }) => {
      const input = (await request.json()) as { old_password: string; new_password: string };
      if (input.old_password !== world.password) {
        return problem(422, 'invalid_input', { fields: [{ field: 'old_password', code: 'wrong_old_password' }] });
      }
      world.password = input.new_password;
      world.emailChange = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/user/data-export', () => {
      if (world.dataExports >= 3) return problem(429, 'too_many_data_exports');
      world.dataExports++;
      return unconfirmed() ?? new HttpResponse(null, { status: 204 });
    }),
    http.post(/\/api\/(user\/)?data-export\/download$/, async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      if (token !== (request.url.includes('/user/') ? 'good' : 'sent')) return problem(422, 'data_export_expired');
      return new HttpResponse('a ZIP', { headers: { 'Content-Type': 'application/zip' } });
    }),
    http.post('*/api/user/email', async ({ request }) => {
      const { email } = (await request.json()) as { email: string };
      if (email === 'taken@example.com') return problem(409, 'email_taken');
      world.waitFor(email);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/user/email-change', () => unconfirmed() ?? HttpResponse.json({ pending: world.emailChange })),
    http.post('*/api/user/email-change/resend', () => {
      if (!world.emailChange) return problem(409, 'email_change_not_pending');
      if (world.emailChange.email === 'often@example.com') return problem(429, 'too_many_mails');
      world.waitFor(world.emailChange.email);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/user/email-change', () => {
      if (!world.emailChange) return problem(409, 'email_change_not_pending');
      world.emailChange = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/mail-change', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      return token === 'good' ? new HttpResponse(null, { status: 204 }) : problem(422, 'link_expired');
    }),
    http.post('*/api/password-reset', async ({ request }) => {
      const { email } = (await request.json()) as { email: string };
      if (email === 'nobody@example.com') return problem(404, 'email_not_found');
      if (email === 'often@example.com') return problem(429, 'too_many_reset_mails');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/password-reset/do', async ({ request }) => {
      const { token, password } = (await request.json()) as { token: string; password: string };
      if (token !== 'good') return problem(422, 'link_expired');
      world.password = password;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/notifications', () => signedOut() ?? HttpResponse.json(world.preferences)),
    http.put('*/api/notifications', async ({ request }) => {
      world.preferences = { ...world.preferences, ...((await request.json()) as object) };
      return HttpResponse.json(world.preferences);
    }),
    http.post('*/api/notifications/mail', () => {
      const kept = world.user!.notifications_disabled.filter((reason) => reason === 'bounce');
      world.user = { ...world.user!, notifications_disabled: kept };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/push/subscription', async ({ request }) => {
      world.pushSubscription = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/push/subscription', () => {
      world.pushSubscription = null;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/visits', () => new HttpResponse(null, { status: 204 })),
    http.post('*/api/page-hidden', () => {
      world.timesHidden++;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/pages/:page', ({ params, request }) => {
      const locale = new URL(request.url).searchParams.get('locale') ?? 'nl';
      const text =
        '## Kop\nEerste zin met [een link](/pages/faq) en [een val](javascript:alert(1)).\n\n- **vet**\n- <b>plat</b>';
      const questions =
        '# Geld\n\n## Wat kost het? {#cost}\nEen paar credits; zie [wie je ziet](/pages/faq#see).\n\n## Wie ziet mij? {#see}\nLeden.';
      const nl = params.page === 'faq' ? questions : text;
      return HttpResponse.json({ page: params.page, locale, text: locale === 'nl' ? nl : `## ${locale}` });
    }),
    http.post('*/api/unsubscribe/:token', ({ params }) => {
      const [kind, proof] = String(params.token).split('.');
      if (proof !== 'good') return problem(404, 'not_found');
      world.preferences = { ...world.preferences, [kind!]: false };
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(
      '*/api/refunds/offer',
      () =>
        signedOut() ?? HttpResponse.json({ lots: world.refundable, refund_days: 14, credits_kept: world.creditsKept }),
    ),
    http.post('*/api/user/deletion', async ({ request }) => {
      const { password, ...deletion } = (await request.json()) as { password: string };
      if (password !== world.password)
        return problem(422, 'invalid_input', { fields: [{ field: 'password', code: 'wrong_password' }] });
      world.deletion = deletion;
      world.user = null;
      return HttpResponse.json({ erase_at: new Date(Date.now() + 14 * 86_400_000).toISOString() });
    }),
    http.post('*/api/reactivation', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      if (token === 'bad') return problem(422, 'reactivation_failed');
      return HttpResponse.json({ status: 'active', disabled: token === 'shut-out' });
    }),
    http.post('*/api/activation/email', async ({ request }) => {
      const { email } = (await request.json()) as { email: string };
      if (email === 'taken@example.com') return problem(409, 'email_taken');
      world.user = { ...world.user!, email, notifications_disabled: [] };
      return new HttpResponse(null, { status: 204 });
    }),

    http.get('*/api/members', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const open = world.user ?? (world.settings.logged_out_search && !query.has('cursor') && !query.has('online'));
      return open ? HttpResponse.json(searchMembers(world, query)) : problem(403, 'authentication_required');
    }),
    http.get('*/api/photos', () => signedOut() ?? HttpResponse.json(world.album())),
    http.post('*/api/photos', async ({ request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      if (!world.user!.paid_user && world.photos.length >= 3)
        return problem(403, 'premium_required', { params: { feature: 'photos' } });
      await request.arrayBuffer();
      world.addPhoto();
      return HttpResponse.json(world.album(), { status: 201 });
    }),
    http.delete('*/api/photos/:id', ({ params }) => {
      world.photos = world.photos.filter(({ id }) => id !== params.id);
      return HttpResponse.json(world.album());
    }),
    http.put('*/api/photos/order', async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      world.photos = ids.map((id) => world.photos.find((photo) => photo.id === id)!);
      return HttpResponse.json(world.album());
    }),
    http.put('*/api/photos/:id/main', ({ params }) => {
      world.photos = world.photos.map((photo) => ({ ...photo, main: photo.id === params.id }));
      return HttpResponse.json(world.album());
    }),

    http.get('*/api/members/:id', ({ params }) => {
      const refused = signedOut();
      if (refused) return refused;
      const member = world.member(String(params.id));
      if (!member) return problem(404, 'member_not_found');
      if (member.blocks_me) return problem(403, 'profile_not_available');
      const open = !member.blocked_by_me && world.user!.status === 'active';
      return HttpResponse.json({
        ...member,
        ...detailsOf(member.id),
        photos: world.galleries.get(member.id) ?? [],
        gifts: world.shownGifts.get(member.id) ?? [],
        can_message: open,
        can_like: open,
        liked_by_me: world.likesGiven.has(member.id),
        match: world.isMatch(member.id),
      });
    }),
    http.post('*/api/members/:id/block', ({ params }) => unconfirmed() ?? setBlocked(world, String(params.id), true)),
    http.delete(
      '*/api/members/:id/block',
      ({ params }) => unconfirmed() ?? setBlocked(world, String(params.id), false),
    ),
    http.get(
      '*/api/blocks',
      () => signedOut() ?? HttpResponse.json({ profiles: world.members.filter((member) => member.blocked_by_me) }),
    ),

    http.put('*/api/members/:id/like', ({ params }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const member = world.member(String(params.id));
      if (!member) return problem(404, 'member_not_found');
      if (member.blocks_me) return problem(403, 'profile_not_available');
      world.likesGiven.set(member.id, new Date().toISOString());
      const received = world.likesReceived.get(member.id);
      if (received) received.isNew = false;
      world.countUnread();
      return HttpResponse.json({ match: world.isMatch(member.id) });
    }),
    http.delete('*/api/members/:id/like', ({ params }) => {
      world.likesGiven.delete(String(params.id));
      return unconfirmed() ?? new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/likes/:id/seen', ({ params }) => {
      const received = world.likesReceived.get(String(params.id));
      if (received) received.isNew = false;
      world.countUnread();
      return signedOut() ?? new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/auto-like', ({ request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      if (!request.headers.has('X-Client-Request')) return problem(403, 'client_request_required');
      const id = world.autoLike;
      world.autoLike = null;
      if (id) world.likesReceived.set(id, { at: new Date().toISOString(), isNew: true });
      const { name = null, main_image = null } = (id && world.member(id)) || {};
      return HttpResponse.json({ id, name, fictional: true, main_image });
    }),
    ...savedSearchHandlers(world),
    http.get('*/api/swipe-game', () => {
      const refused = signedOut();
      if (refused) return refused;
      const open = world.members.filter((one) => !one.blocked_by_me && !one.blocks_me && !world.likesGiven.has(one.id));
      const profiles = open.filter(({ id }) => !world.swiped.has(id));
      const { lastSwipe } = world;
      return HttpResponse.json({
        profiles,
        like_limit: 4,
        ...swipesLeft(world),
        last_swipe: lastSwipe && { ...lastSwipe, profile: world.member(lastSwipe.id) ?? null },
        can_start_anew: profiles.length === 0 && open.length > 0,
      });
    }),
    http.put('*/api/swipe-game/swipes/:id', async ({ params, request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const { like } = (await request.json()) as Body<'/api/swipe-game/swipes/{id}', 'put'>;
      const member = world.member(String(params.id))!;
      if (like && member.blocks_me) return problem(403, 'profile_not_available');
      if (like && world.swipeLikes === 0) return problem(403, 'swipe_limit_reached', { params: { hours: 20 } });
      world.swiped.add(member.id);
      world.lastSwipe = { id: member.id, liked: like };
      if (like) {
        world.swipeLikes--;
        world.likesGiven.set(member.id, new Date().toISOString());
      }
      return HttpResponse.json({ match: like && world.isMatch(member.id), ...swipesLeft(world) });
    }),
    http.delete('*/api/swipe-game/swipes/:id', ({ params }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const { lastSwipe: last } = world;
      if (!last || last.id !== params.id) return problem(409, 'nothing_to_undo');
      world.lastSwipe = null;
      world.swiped.delete(last.id);
      if (last.liked) {
        world.swipeLikes++;
        world.likesGiven.delete(last.id);
      }
      return HttpResponse.json(swipesLeft(world));
    }),
    http.post('*/api/swipe-game/anew', () => {
      world.swiped.clear();
      return unconfirmed() ?? new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/reports', () => signedOut() ?? HttpResponse.json({ reports: world.ownReports })),
    http.get('*/api/decisions', () => signedOut() ?? HttpResponse.json({ decisions: world.decisions })),
    http.post('*/api/decisions/:id/objection', ({ params }) => {
      const report = world.ownReports.find(({ id }) => id === params.id);
      if (report) {
        world.ownReports = world.ownReports.map((one) => (one === report ? { ...one, objection: 'pending' } : one));
        return new HttpResponse(null, { status: 204 });
      }
      const decision = world.decisions.find(({ id }) => id === params.id);
      if (!decision) return problem(404, 'decision_not_found');
      if (decision.objection !== 'possible') return problem(409, 'already_objected');
      world.decisions = world.decisions.map((one) => (one === decision ? { ...one, objection: 'pending' } : one));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/objection/open', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      const decision = world.mailedDecisions.get(token);
      return decision ? HttpResponse.json({ decision }) : problem(422, 'objection_link_expired');
    }),
    http.post('*/api/objection', async ({ request }) => {
      const { token, text } = (await request.json()) as { token: string; text?: string };
      const decision = world.mailedDecisions.get(token);
      if (decision?.objection !== 'possible') return problem(409, 'already_objected');
      world.mailedDecisions.set(token, { ...decision, objection: 'pending' });
      world.objections.push(text ?? '');
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/reports', async ({ request }) => {
      const report = (await request.json()) as { member_id?: string };
      const refused = signedOut();
      if (refused) return refused;
      if (report.member_id && !world.member(report.member_id)) return problem(404, 'member_not_found');
      if (world.reports.some((one) => one.member_id === report.member_id)) return problem(409, 'already_reported');
      world.reports.push(report);
      return HttpResponse.json({ case_id: `case-${world.reports.length}` }, { status: 201 });
    }),
    http.post('*/api/complaints', async ({ request }) => {
      world.complaints.push((await request.json()) as object);
      return HttpResponse.json({ number: 'VK7F-3QXM', answer_by: '2026-05-27T09:00:00.000Z' }, { status: 201 });
    }),
    http.post('*/api/complaints/files', async ({ request }) => {
      return (await request.text()).includes('.exe"')
        ? problem(422, 'complaint_file_not_accepted')
        : HttpResponse.json({ file: 'the-file' }, { status: 201 });
    }),
    http.get('*/api/likes', () => {
      const refused = signedOut();
      if (refused) return refused;
      const item = (id: string, liked_at: string, like_new: boolean) => {
        const member = world.member(id);
        if (!member || member.blocked_by_me || member.blocks_me) return [];
        const { blocked_by_me: _, blocks_me: __, ...card } = member;
        return [{ ...card, liked_by_me: world.likesGiven.has(id), liked_at, like_new, match: world.isMatch(id) }];
      };
      const newest = (one: { liked_at: string }, other: { liked_at: string }) =>
        other.liked_at.localeCompare(one.liked_at);
      return HttpResponse.json({
        profiles: [...world.likesGiven].flatMap(([id, at]) => item(id, at, false)).sort(newest),
        liked_by: [...world.likesReceived].flatMap(([id, { at, isNew }]) => item(id, at, isNew)).sort(newest),
      });
    }),

    http.get('*/api/chats', () => {
      const refused = signedOut();
      if (refused) return refused;
      const chats = world.chats
        .filter(({ id }) => !world.removed.has(id))
        .map(({ id, profile, num_unread_messages, messages, blocked }) => ({
          id,
          profile,
          num_unread_messages,
          messages: messages.slice(-1),
          blocked,
        }));
      return HttpResponse.json({ chats, num_unread_messages: world.user!.num_unread_messages });
    }),
    http.post('*/api/chats', async ({ request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const { profile_id } = (await request.json()) as { profile_id: string };
      if (!world.member(profile_id)) return problem(404, 'member_not_found');
      const chat = world.chatWith(profile_id);
      return HttpResponse.json({ ...chat, messages: chat.messages.slice(-1) });
    }),
    http.get('*/api/chats/:id', ({ params, request }) => {
      const refused = signedOut();
      if (refused) return refused;
      const chat = world.chat(String(params.id));
      if (!chat) return problem(404, 'conversation_not_found');
      const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity);
      const earlier = chat.messages.filter(({ version }) => version < before);
      return HttpResponse.json({ ...chat, messages: earlier.slice(-PAGE), has_more: earlier.length > PAGE });
    }),
    http.delete('*/api/chat', async ({ request }) => {
      world.remove(((await request.json()) as { id: string }).id);
      return signedOut() ?? new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/chats/:id/restore', ({ params }) => {
      const refused = signedOut();
      if (refused) return refused;
      const chat = world.restore(String(params.id));
      return HttpResponse.json({ ...chat, messages: chat.messages.slice(-1) });
    }),
    http.post('*/api/chats/:id/read', ({ params }) => {
      const chat = world.chat(String(params.id));
      if (chat) chat.num_unread_messages = 0;
      world.countUnread();
      return unconfirmed() ?? new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/chats/:id/typing', () => unconfirmed() ?? new HttpResponse(null, { status: 204 })),
    http.get('*/api/signup-message', () => signedOut() ?? HttpResponse.json({ unsent: world.unsentMessage })),
    http.delete('*/api/signup-message', () => {
      world.unsentMessage = null;
      return signedOut() ?? new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/chat-signs', () => signedOut() ?? HttpResponse.json(world.chatSigns)),
    http.put('*/api/chat-signs', async ({ request }) => {
      Object.assign(world.chatSigns, await request.json());
      for (const chat of world.chats) delete chat.signs_to_choose;
      return signedOut() ?? HttpResponse.json(world.chatSigns);
    }),
    http.post('*/api/chats/:id/fictional-warning', ({ params }) => {
      world.warned.add(String(params.id));
      return unconfirmed() ?? new HttpResponse(null, { status: 204 });
    }),
    http.post('*/api/chats/:id/messages', async ({ params, request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const key = request.headers.get('Idempotency-Key');
      if (!key) return problem(422, 'idempotency_key_required');
      const asked = (await request.json()) as { body: string; price?: number; gift?: string; gift_shown?: 'named' };
      const { body, price: seen, gift, gift_shown: shown } = asked;
      const earlier = world.answers.get(key);
      if (earlier) {
        return earlier.body === body
          ? HttpResponse.json(earlier.answer as object, { status: 201 })
          : problem(409, 'key_conflict');
      }
      const chat = world.chat(String(params.id));
      if (!chat) return problem(404, 'conversation_not_found');
      const starts = chat.messages.length === 0;
      if (starts && !world.user!.paid_user && world.started >= world.settings.free_conversations) {
        return problem(403, 'premium_required', { params: { feature: 'conversations' } });
      }
      if (chat.profile.fictional && !world.warned.has(chat.id)) return problem(403, 'fictional_warning_required');
      const chosen = world.gifts.find(({ id, on_sale }) => id === gift && on_sale);
      if (gift && !chosen) return problem(409, 'gift_not_on_sale', { params: { gift } });
      const price = chosen?.price ?? world.settings.message_credits;
      if (seen === undefined) return problem(422, 'invalid_input', { fields: [{ field: 'price', code: 'required' }] });
      if (seen !== price) return problem(409, 'price_changed', { params: { price } });
      const balance = world.user!.credits;
      if (balance < price) {
        return problem(402, 'insufficient_credits', { params: { price, balance, name: chat.profile.name } });
      }
      world.user = { ...world.user!, credits: balance - price };
      world.walletVersion += 1;
      if (starts) world.started++;
      const message = world.append(chat, {
        id: key,
        from_me: true,
        body,
        sent_at: new Date().toISOString(),
        ...(gift && { gift }),
      });
      if (gift && shown) {
        const given = { conversation_id: chat.id, version: message.version, gift, shown, given_at: message.sent_at };
        const { id, name, fictional } = chat.profile;
        world.profileGifts.given.unshift({ ...given, other: { id, name, fictional } });
      }
      const answer = { message, credits: world.user.credits, wallet_version: world.walletVersion };
      world.answers.set(key, { body, answer });
      return HttpResponse.json(answer, { status: 201 });
    }),

    http.post('*/api/chats/:id/photos', async ({ params, request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const key = request.headers.get('Idempotency-Key')!;
      const seen = Number(new URL(request.url).searchParams.get('price'));
      await request.arrayBuffer();
      const earlier = world.answers.get(key);
      if (earlier) return HttpResponse.json(earlier.answer as object, { status: 201 });
      const chat = world.chat(String(params.id));
      if (!chat) return problem(404, 'conversation_not_found');
      if (chat.profile.fictional && !world.warned.has(chat.id)) return problem(403, 'fictional_warning_required');
      const price = world.settings.photo_credits;
      if (seen !== price) return problem(409, 'price_changed', { params: { price } });
      const balance = world.user!.credits;
      if (balance < price) {
        return problem(402, 'insufficient_credits', { params: { price, balance, name: chat.profile.name } });
      }
      const credits = balance - price;
      world.user = { ...world.user!, credits };
      world.walletVersion += 1;
      const answer = { ...world.sendPhoto(chat, key), credits, wallet_version: world.walletVersion };
      world.answers.set(key, { body: '', answer });
      return HttpResponse.json(answer, { status: 201 });
    }),
    http.post('*/api/chats/:id/show-photos', ({ params }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const chat = world.chat(String(params.id));
      if (!chat) return problem(404, 'conversation_not_found');
      chat.photos_allowed = true;
      chat.messages = chat.messages.map((message) =>
        message.photo ? { ...message, photo: { ...message.photo, blurred: false } } : message,
      );
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(
      '*/api/profile/chat-photos',
      () => signedOut() ?? HttpResponse.json({ uninspected: world.uninspectedPhotos }),
    ),
    http.get('*/api/profile/gifts', () => signedOut() ?? HttpResponse.json(world.profileGifts)),
    http.put('*/api/profile/gifts', async ({ request }) => {
      const { shown } = (await request.json()) as Pick<typeof world.profileGifts, 'shown'>;
      world.profileGifts = { ...world.profileGifts, shown };
      return signedOut() ?? HttpResponse.json({ shown });
    }),
    http.delete('*/api/profile/gifts/:id/:version', ({ params }) => {
      const others = ({ conversation_id, version }: { conversation_id: string; version: number }) =>
        conversation_id !== params.id || version !== Number(params.version);
      const { shown, received, given } = world.profileGifts;
      world.profileGifts = { shown, received: received.filter(others), given: given.filter(others) };
      return signedOut() ?? new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/profile/chat-photos', async ({ request }) => {
      const { uninspected } = (await request.json()) as { uninspected: boolean };
      world.uninspectedPhotos = uninspected;
      return signedOut() ?? HttpResponse.json({ uninspected });
    }),

    http.get('*/api/pricing', ({ request }) => {
      const country = new URL(request.url).searchParams.get('country') ?? 'NL';
      const packages = PACKAGES.map(({ id, credits, price, message_price }) => {
        const dearer = country === 'CH' ? { amount: price.amount + 100, currency: 'CHF' } : price;
        return { id, credits, price: dearer, message_price };
      });
      return HttpResponse.json({
        country,
        packages,
        message_credits: world.settings.message_credits,
        methods: METHODS,
      });
    }),
    http.get('*/api/payment-methods', ({ request }) => {
      const onDevice = new URL(request.url).searchParams.get('apple_pay') === 'true';
      const methods = METHODS.filter(({ id }) => id !== 'applepay' || onDevice);
      return signedOut() ?? HttpResponse.json({ methods });
    }),
    http.post('*/api/orders', async ({ request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const order = (await request.json()) as Body<'/api/orders', 'post'>;
      if (!order.immediate_performance) return problem(422, 'invalid_input');
      const offer = packagesOf(world).find(({ id }) => id === order.package);
      const method = METHODS.find(({ id, same }) => [id, ...same].includes(order.payment_method));
      if (!offer || !method) return problem(422, 'invalid_input');
      const known = !order.discount_code || order.discount_code === offerOf(world, order.discount_code).discount?.code;
      if (!known) return problem(410, 'discount_expired');
      const quoted = order.discount_code ? offerOf(world, order.discount_code) : null;
      const price = quoted?.packages.find(({ id }) => id === offer.id)?.discounted?.price ?? offer.price;
      const off = offer.price.amount - price.amount;
      const { amount: added } = method.transaction_costs;
      const now = { price: offer.price.amount, discount: off, total: price.amount + added, currency: price.currency };
      if (JSON.stringify(order.seen) !== JSON.stringify(now)) return problem(409, 'price_changed', { params: now });
      world.orders.push(order);
      const payment_id = `payment-${world.payments.size + 1}`;
      world.payments.set(payment_id, {
        payment_id,
        status: 'pending',
        credits: offer.credits,
        package: offer.id,
        price,
        discount: quoted?.discount
          ? {
              code: quoted.discount.code,
              value_percentage: quoted.discount.value_percentage,
              off: euro(offer.price.amount - price.amount),
            }
          : null,
        payment_method: method.id,
        transaction_costs: method.transaction_costs,
        other_provider: false,
        money_back: null,
        created_at: new Date().toISOString(),
        payable_until: null,
      });
      return HttpResponse.json({ payment_id, pay_url: `/credits/result/${payment_id}` }, { status: 201 });
    }),
    http.get('*/api/orders/last', () => {
      if (!world.user?.paid_user) return signedOut() ?? problem(403, 'premium_required');
      const order = [...world.payments.values()].findLast(({ status }) => status === 'completed') ?? null;
      return HttpResponse.json({ order });
    }),
    http.get('*/api/payments/:id', ({ params }) => {
      const payment = world.payments.get(String(params.id));
      return signedOut() ?? (payment ? HttpResponse.json(payment) : problem(404, 'payment_not_found'));
    }),
    http.get('*/api/receipts', ({ request }) => {
      const payment = new URL(request.url).searchParams.get('payment_id');
      const receipts = world.receipts.filter(({ payment_id }) => !payment || payment_id === payment);
      return signedOut() ?? HttpResponse.json({ receipts });
    }),
    http.get('*/api/transactions', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [wanted, month] = [asked.get('kind'), asked.get('month')];
      const transactions = world.transactions.filter(
        ({ kind, at }) => (!wanted || kind.startsWith(wanted)) && (!month || at.startsWith(month)),
      );
      const since = world.transactions.at(-1)?.at ?? null;
      return signedOut() ?? HttpResponse.json({ transactions, debt: world.debt, since, next: null });
    }),
    http.get('*/api/transactions/:id', ({ params }) => {
      const found = world.transactions.find(({ id }) => id === params.id);
      return signedOut() ?? (found ? HttpResponse.json(found) : problem(404, 'transaction_not_found'));
    }),

    http.get('*/api/refunds', () => signedOut() ?? HttpResponse.json({ refunds: world.refunds })),
    http.get('*/api/refunds/:id', ({ params }) => {
      const found = world.refunds.find(({ refund_id }) => refund_id === params.id);
      return signedOut() ?? (found ? HttpResponse.json(found) : problem(404, 'refund_not_found'));
    }),
    http.post('*/api/refunds', async ({ request }) => {
      const refused = unconfirmed();
      if (refused) return refused;
      const { refunds } = (await request.json()) as Body<'/api/refunds', 'post'>;
      const now = new Map(world.refundable.map((lot) => [lot.payment_id, lot]));
      for (const { payment_id, credits } of refunds) {
        const lot = now.get(payment_id);
        if (!lot) return problem(409, 'nothing_to_refund');
        if (lot.credits !== credits) return problem(409, 'refund_changed', { params: { credits, ...lot.amount } });
      }
      return HttpResponse.json(world.askRefunds(refunds), { status: 201 });
    }),
  ];
}

function setBlocked(world: World, id: string, blocked: boolean) {
  const member = world.member(id);
  if (!member) return problem(404, 'member_not_found');
  member.blocked_by_me = blocked;
  for (const chat of world.chats) if (chat.profile.id === id) chat.blocked = blocked;
  return new HttpResponse(null, { status: 204 });
}
