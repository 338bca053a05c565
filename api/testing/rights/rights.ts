import { randomUUID } from 'node:crypto';
import { form } from '../debits.js';
import { newIban } from '../ibans.js';
import { confirmed, everyone, members, only, staff, type Answers } from './roles.js';
import { STAFF_PASSWORD, type Person, type World } from './world.js';

export interface Call {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

export interface Right {
  /** The expected answer per role for the caller's own resource, or for one without an owner. */
  own: Answers;
  /** The expected answer per role for another member's resource; absent if the route's resource has no owner. */
  other?: Answers;
  /** Use a new caller for each call, because the call affects later answers. */
  fresh?: true;
  /** The response never ends: read only its beginning. */
  endless?: true;
  /** How to request the resource of `owner`, which is the caller or the other member. */
  call?: (world: World, who: { caller: Person; owner: Person }) => Call | Promise<Call>;
}

const PASSWORD = 'correct horse';
const P100 = { price: 999, discount: 0, total: 999, currency: 'EUR' };
const ofMember: Right['call'] = (_world, { owner }) => ({ params: { id: owner.id } });
const toColleague: Right['call'] = (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Has left' } });
const ofPhoto: Right['call'] = async (world, { owner }) => ({
  params: { id: await world.photoOf(owner), rendition: 'original' },
});
const ofOwnPicture: Right['call'] = () => ({ params: { picture: `own-${'0'.repeat(32)}` } });
const ofLanderFile: Right['call'] = () => ({ params: { file: `own-${'0'.repeat(32)}-1200x800` } });
const ofPhotos =
  (body: object = {}): Right['call'] =>
  async (world, { owner }) => ({ body: { ids: [await world.photoOf(owner)], ...body } });
const ofChatPhoto: Right['call'] = async (world, { owner }) => ({
  params: { id: await world.chatPhotoOf(owner), rendition: 'original' },
});
const ofNewChatPhotos =
  (body: object = {}): Right['call'] =>
  async (world, { owner }) => ({ body: { ids: [await world.newChatPhotoOf(owner)], ...body } });
const ofDiscount = async (world: World): Promise<Call> => ({ params: { code: await world.discount() } });
const ofRefund: Right['call'] = async (world, { owner }) => ({ params: { id: await world.refundOf(owner) } });
const sessionOf = async ({ site, id }: Person): Promise<string> => {
  const { body } = await site.get('/user/sessions');
  return (body as { sessions?: { id: string }[] }).sessions?.[0]?.id ?? id;
};
const ofDebit =
  (body?: object): Right['call'] =>
  async (world, { owner }) => ({ params: { id: await world.debitOf(owner) }, ...(body && { body }) });
const ofNothing =
  (body?: object): Right['call'] =>
  () => ({ params: { id: randomUUID() }, ...(body && { body }) });
const campaign = {
  name: 'Summer',
  kind: 'promotions',
  brand: null,
  country: null,
  gender: null,
  premium: null,
  path: '/credits',
  discount_code: null,
  texts: { nl: { subject: 'Korting', heading: 'Hoi', body: 'Nu.', button: 'Kopen' } },
};
const signed = { otp: '000000', authorised: true, mandate_version: '2026-12' };
const toDecide = async (world: World): Promise<Call> => ({ params: { id: await world.refundOf(world.other) } });
const toReview = async (world: World): Promise<Call> => ({ params: { id: await world.paymentOf(world.other) } });
const ofConversation: NonNullable<Right['call']> = async (world, { owner }) => ({
  params: { id: await world.conversationOf(owner) },
});

/**
 * Every route and who may use it: `ok` or the error code for each role. A route missing from this list fails the test.
 */
export const rights: Record<string, Right> = {
  // Accounts
  'POST /signup': {
    own: everyone('ok'),
    fresh: true,
    call: () => ({
      body: {
        email: `${randomUUID()}@example.org`,
        name: 'Someone new',
        password: PASSWORD,
        date_of_birth: '1990-05-17',
        gender: 'female',
        country: 'NL',
        terms: true,
      },
    }),
  },
  // Wrong passwords from one address would lock it for the other callers.
  'POST /user': { own: everyone('invalid_input'), call: () => ({ body: {} }) },
  'GET /user': { own: members('ok') },
  'PUT /user': { own: members('ok'), call: () => ({ body: { language: 'de' } }) },
  'GET /logout': { own: everyone('ok'), fresh: true },
  'POST /user/deletion': {
    own: members('ok'),
    fresh: true,
    call: () => ({ body: { reason: 'break', password: 'correct horse' } }),
  },
  'POST /user/data-export': { own: confirmed('ok'), fresh: true },
  'POST /user/data-export/download': {
    own: confirmed('data_export_expired'),
    call: () => ({ body: { token: 'x'.repeat(43) } }),
  },
  'POST /data-export/download': {
    own: everyone('data_export_expired'),
    call: () => ({ body: { token: 'x'.repeat(43) } }),
  },
  'POST /reactivation': { own: everyone('reactivation_failed'), call: () => ({ body: { token: 'x'.repeat(43) } }) },
  'GET /user/sessions': { own: members('ok') },
  'DELETE /user/sessions/{id}': {
    own: members('ok'),
    other: members('session_not_found'),
    fresh: true,
    call: async (_world, { owner }) => ({ params: { id: await sessionOf(owner) } }),
  },
  'POST /user/sessions/end-others': { own: members('ok') },
  'PUT /user/password': {
    own: members('ok'),
    fresh: true,
    call: () => ({ body: { old_password: PASSWORD, new_password: 'a longer horse' } }),
  },
  'POST /user/email': {
    own: confirmed('ok'),
    call: () => ({ body: { email: `${randomUUID()}@example.org`, password: PASSWORD } }),
  },
  'GET /user/email-change': { own: confirmed('ok') },
  'POST /user/email-change/resend': { own: confirmed('email_change_not_pending'), fresh: true },
  'DELETE /user/email-change': { own: confirmed('email_change_not_pending'), fresh: true },
  'POST /mail-change': { own: everyone('link_expired'), call: () => ({ body: { token: 'x'.repeat(43) } }) },
  'POST /password-reset': { own: everyone('invalid_input'), call: () => ({ body: {} }) },
  'POST /password-reset/do': {
    own: everyone('link_expired'),
    call: () => ({ body: { token: 'x'.repeat(43), password: 'a longer horse' } }),
  },
  'GET /notifications': { own: members('ok') },
  'PUT /notifications': { own: members('ok'), call: () => ({ body: { like: false } }) },
  'POST /notifications/mail': { own: members('ok') },
  'POST /push/subscription': {
    own: members('ok'),
    call: () => ({
      body: { endpoint: `https://push.example/${randomUUID()}`, keys: { p256dh: 'BPublic', auth: 'secret' } },
    }),
  },
  'DELETE /push/subscription': { own: members('ok') },
  'POST /page-hidden': { own: members('ok'), call: () => ({ body: {} }) },
  'GET /pages/{page}': { own: everyone('ok'), call: () => ({ params: { page: 'terms' } }) },
  'GET /unsubscribe/{token}': { own: everyone('not_found'), call: () => ({ params: { token: 'x' } }) },
  'POST /unsubscribe/{token}': { own: everyone('not_found'), call: () => ({ params: { token: 'x' } }) },
  'POST /activation/email': {
    own: members('already_confirmed', { unconfirmed: 'ok' }),
    call: () => ({ body: { email: `${randomUUID()}@example.org` } }),
  },
  'POST /objection/open': { own: everyone('objection_link_expired'), call: () => ({ body: { token: 'x' } }) },
  'POST /objection': { own: everyone('objection_link_expired'), call: () => ({ body: { token: 'x' } }) },
  'POST /activation': { own: everyone('activation_failed'), call: () => ({ body: { token: 'x'.repeat(43) } }) },
  'POST /activation/resend': { own: members('ok') },
  'GET /settings': { own: everyone('ok') },
  'GET /companyinfo': { own: everyone('ok') },
  'GET /gifts': { own: everyone('ok') },
  'GET /icebreakers': { own: members('ok'), call: () => ({ query: '?language=nl' }) },
  'GET /lander-files/{file}': { own: everyone('not_found'), call: ofLanderFile },
  'GET /gift-pictures/{picture}': { own: everyone('not_found'), call: ofOwnPicture },

  'GET /app.webmanifest': { own: everyone('ok') },
  'GET /regions': { own: everyone('ok') },
  'GET /geocode': { own: everyone('ok'), call: () => ({ query: '?lat=52.09&lon=5.12' }) },
  'GET /places': { own: everyone('ok'), call: () => ({ query: '?country=NL&q=ut' }) },

  // Members and their relations
  'GET /members': { own: members('ok') },
  'GET /members/{id}': {
    own: members('ok'),
    other: members('ok', { blocked: 'profile_not_available' }),
    call: ofMember,
  },
  // Open to nobody unless the settings, and the member, say so.
  'POST /visits': { own: everyone('ok'), call: () => ({ body: { id: randomUUID() } }) },
  'GET /visitor-cards': { own: everyone('authentication_required') },
  'GET /visitor-cards/{id}': { own: everyone('member_not_found'), call: ofMember },
  'PUT /profile': { own: members('ok'), call: () => ({ body: { relationship_status: 'single' } }) },
  'PUT /profile/consents': { own: members('ok'), call: () => ({ body: { purpose: 'interests', given: true } }) },
  'GET /profile/consents': { own: members('ok') },
  'PUT /profile/visitors': { own: members('ok'), call: () => ({ body: { open: false } }) },
  'PUT /profile/invisible': { own: members('ok'), fresh: true, call: () => ({ body: { invisible: true } }) },
  'GET /profile/chat-photos': { own: members('ok') },
  'PUT /profile/chat-photos': { own: members('ok'), call: () => ({ body: { uninspected: true } }) },
  'GET /profile/gifts': { own: members('ok') },
  'PUT /profile/gifts': { own: members('ok'), call: () => ({ body: { shown: 'hidden' } }) },
  // What stands on no profile needs nothing done: `gifts-on-profiles.http.spec.ts` has whose gifts they may take off.
  'DELETE /profile/gifts/{id}/{version}': {
    own: members('ok'),
    call: () => ({ params: { id: randomUUID(), version: '2' } }),
  },
  'GET /interests': { own: everyone('ok') },
  'PUT /members/{id}/like': {
    own: confirmed('not_yourself'),
    other: confirmed('ok', { blocked: 'profile_not_available' }),
    call: ofMember,
  },
  'DELETE /members/{id}/like': { own: confirmed('ok'), other: confirmed('ok'), call: ofMember },
  'GET /likes': { own: members('ok') },
  // Whose like was never given is answered as nobody (PRO-08); `likes.http.spec.ts` sees one that was.
  'POST /likes/{id}/seen': { own: members('member_not_found'), other: members('member_not_found'), call: ofMember },
  'GET /swipe-game': { own: members('ok') },
  'PUT /swipe-game/swipes/{id}': {
    own: confirmed('not_yourself'),
    other: confirmed('ok', { blocked: 'profile_not_available' }),
    call: async (world, caller) => ({ ...(await ofMember(world, caller)), body: { like: true } }),
  },
  'DELETE /swipe-game/swipes/{id}': {
    own: confirmed('nothing_to_undo'),
    other: confirmed('nothing_to_undo'),
    fresh: true,
    call: ofMember,
  },
  'GET /auto-like': { own: confirmed('ok') },
  'GET /saved-searches': { own: members('ok') },
  'POST /saved-searches': {
    own: members('ok'),
    fresh: true,
    call: () => ({ body: { name: 'All', query: '', weekly_mail: false } }),
  },
  // Each has searches of their own alone: `saved-searches.http.spec.ts` has that another's id opens nothing.
  'PUT /saved-searches/{id}': {
    own: members('saved_search_not_found'),
    call: () => ({ params: { id: randomUUID() }, body: { name: 'All' } }),
  },
  'DELETE /saved-searches/{id}': { own: members('ok'), call: () => ({ params: { id: randomUUID() } }) },
  'POST /swipe-game/anew': { own: confirmed('ok') },
  'POST /members/{id}/block': {
    own: confirmed('not_yourself'),
    other: confirmed('ok'),
    fresh: true,
    call: ofMember,
  },
  'DELETE /members/{id}/block': { own: confirmed('ok'), other: confirmed('ok'), call: ofMember },
  'GET /blocks': { own: members('ok') },

  'GET /decisions': { own: members('ok') },
  'POST /decisions/{id}/objection': {
    own: members('decision_not_found'),
    call: () => ({ params: { id: randomUUID() }, body: { text: 'It was not me' } }),
  },
  'GET /reports': { own: members('ok') },
  'POST /reports': {
    own: members('not_yourself'),
    other: members('ok'),
    fresh: true,
    call: (_world, { owner }) => ({ body: { member_id: owner.id, reason: 'spam' } }),
  },

  // Photos
  'GET /photos': { own: members('ok') },
  'POST /photos': { own: confirmed('ok'), fresh: true, call: async (world) => ({ body: await world.picture() }) },
  'PUT /photos/order': {
    own: members('ok', { unconfirmed: 'photo_not_found' }),
    other: members('photo_not_found'),
    call: ofPhotos(),
  },
  'PUT /photos/{id}/main': {
    own: confirmed('photo_not_active'),
    other: confirmed('photo_not_found'),
    call: ofPhoto,
  },
  'DELETE /photos/{id}': {
    own: members('ok', { unconfirmed: 'photo_not_found' }),
    other: members('photo_not_found'),
    fresh: true,
    call: ofPhoto,
  },
  // Nobody gets a picture without a signature; callers without the right are told that first.
  'GET /photos/{id}/{rendition}': {
    own: everyone('photo_not_found', {
      free: 'photo_address_expired',
      premium: 'photo_address_expired',
      blocked: 'photo_address_expired',
      invisible: 'photo_address_expired',
    }),
    // Who is not logged in as a member sees nobody who has not opened their profile to visitors (ACC-16).
    other: everyone('photo_not_found', {
      unconfirmed: 'premium_required',
      free: 'premium_required',
      invisible: 'premium_required',
      premium: 'photo_address_expired',
    }),
    call: ofPhoto,
  },

  // Conversations
  'GET /chats': { own: members('ok') },
  'POST /chats': {
    own: confirmed('not_yourself'),
    other: confirmed('ok', { blocked: 'profile_not_available' }),
    call: (_world, { owner }) => ({ body: { profile_id: owner.id } }),
  },
  'GET /chats/{id}': { own: members('ok'), other: members('conversation_not_found'), call: ofConversation },
  'POST /chats/{id}/messages': {
    own: confirmed('ok'),
    other: confirmed('conversation_not_found'),
    call: async (world, { owner }) => ({
      params: { id: await world.conversationOf(owner) },
      body: { body: 'Hi', price: 10 },
    }),
  },
  'POST /chats/{id}/photos': {
    own: confirmed('ok'),
    other: confirmed('conversation_not_found'),
    call: async (world, { owner }) => ({
      params: { id: await world.conversationOf(owner) },
      query: '?price=20',
      body: await world.picture(),
    }),
  },
  'POST /chats/{id}/show-photos': {
    own: confirmed('ok'),
    other: confirmed('conversation_not_found'),
    call: ofConversation,
  },
  // As of the photos of an album, but for the two alone, whoever of them pays.
  'GET /chat-photos/{id}/{rendition}': {
    own: confirmed('photo_address_expired'),
    other: confirmed('photo_not_found'),
    call: ofChatPhoto,
  },
  'POST /chats/{id}/read': { own: confirmed('ok'), other: confirmed('conversation_not_found'), call: ofConversation },
  'POST /chats/{id}/typing': { own: confirmed('ok'), other: confirmed('conversation_not_found'), call: ofConversation },
  'GET /signup-message': { own: members('ok') },
  'DELETE /signup-message': { own: members('ok') },
  'GET /chat-signs': { own: members('ok') },
  'PUT /chat-signs': { own: members('ok'), call: () => ({ body: { typing: false } }) },
  'POST /chats/{id}/fictional-warning': {
    own: confirmed('ok'),
    other: confirmed('conversation_not_found'),
    call: ofConversation,
  },
  'DELETE /chat': {
    own: members('ok'),
    other: members('conversation_not_found'),
    fresh: true,
    call: async (world, { owner }) => ({ query: `?id=${await world.conversationOf(owner)}` }),
  },
  'POST /chats/{id}/restore': { own: members('ok'), other: members('conversation_not_found'), call: ofConversation },
  'GET /stream': { own: members('ok'), endless: true },

  // Credits and payments
  'GET /transactions': { own: members('ok') },
  'GET /transactions.csv': { own: members('ok') },
  'GET /transactions/{id}': { own: members('ok'), call: () => ({ params: { id: '1' } }) },
  'GET /receipts': { own: members('ok') },
  'GET /receipts/{number}': { own: members('receipt_not_found'), call: () => ({ params: { number: '2020-000001' } }) },
  'GET /discountcode': { own: members('discount_not_found'), call: () => ({ query: '?code=NOSUCHCODE' }) },
  'POST /discountcode/stay': { own: members('discount_not_found') },
  'GET /packages': { own: everyone('ok') },
  'GET /pricing': { own: everyone('ok') },
  'GET /payment-methods': { own: members('ok') },
  'POST /orders': {
    own: confirmed('ok'),
    call: () => ({ body: { package: 'p100', payment_method: 'visa', seen: P100, immediate_performance: true } }),
  },
  'GET /orders/last': { own: members('premium_required', { premium: 'ok' }) },
  'GET /payments/{id}': {
    own: members('ok', { unconfirmed: 'payment_not_found' }),
    other: members('payment_not_found'),
    call: async (world, { owner }) => ({ params: { id: await world.paymentOf(owner) } }),
  },
  'GET /refunds/offer': { own: members('ok') },
  'GET /refunds': { own: members('ok') },
  'GET /refunds/{id}': {
    own: members('ok', { unconfirmed: 'refund_not_found' }),
    other: members('refund_not_found'),
    call: ofRefund,
  },
  'GET /direct-debits/{id}': { own: confirmed('ok'), other: confirmed('debit_not_found'), call: ofDebit() },
  'POST /direct-debits/{id}/code': {
    own: confirmed('ok'),
    other: confirmed('debit_not_found'),
    call: (world, who) => ofDebit(form())!(world, who),
  },
  'POST /direct-debits/{id}': {
    own: confirmed('code_expired'),
    other: confirmed('debit_not_found'),
    call: (world, who) => ofDebit({ ...form(), ...signed })!(world, who),
  },
  'POST /refunds': {
    own: confirmed('ok'),
    other: confirmed('nothing_to_refund'),
    call: async (world, { owner }) => ({ body: { refunds: [await world.purchaseOf(owner)] } }),
  },
  'POST /webhooks/{provider}': {
    own: everyone('invalid_signature'),
    call: () => ({ params: { provider: 'sandbox' }, body: {} }),
  },

  // Console
  'POST /admin/login': { own: everyone('invalid_input'), call: () => ({ body: {} }) },
  'POST /admin/login/code': {
    own: everyone('login_expired'),
    call: () => ({ body: { token: 'x'.repeat(43), code: '000000' } }),
  },
  'POST /admin/login/enrolment': {
    own: everyone('login_expired'),
    call: () => ({ body: { token: 'x'.repeat(43), code: '000000' } }),
  },
  'GET /admin/session': { own: staff('ok') },
  'POST /admin/password': {
    own: everyone('staff_link_expired'),
    call: () => ({ body: { token: 'x'.repeat(43), password: 'the console is quiet' } }),
  },
  'POST /admin/password/forgotten': {
    own: everyone('ok'),
    call: () => ({ body: { email: 'nobody@example.com', language: 'nl' } }),
  },
  'GET /admin/account': { own: staff('ok') },
  'PUT /admin/account/name': { own: staff('ok'), call: () => ({ body: { name: 'Mira' } }) },
  'PUT /admin/account/password': {
    own: staff('ok'),
    fresh: true,
    call: () => ({ body: { old_password: STAFF_PASSWORD, new_password: 'the console is quiet' } }),
  },
  'DELETE /admin/account/sessions/{id}': { own: staff('session_not_found'), call: ofMember },
  'POST /admin/account/sessions/end-others': { own: staff('ok') },
  'POST /admin/account/authenticator': { own: staff('ok'), call: () => ({ body: { password: STAFF_PASSWORD } }) },
  'POST /admin/account/authenticator/confirm': {
    own: staff('login_expired'),
    call: () => ({ body: { token: 'x'.repeat(43), code: '000000' } }),
  },
  'POST /admin/account/authenticator/remove': {
    own: staff('no_second_factor'),
    call: () => ({ body: { password: STAFF_PASSWORD } }),
  },
  'POST /admin/account/recovery-codes': {
    own: staff('no_second_factor'),
    call: () => ({ body: { password: STAFF_PASSWORD } }),
  },
  'GET /admin/staff': { own: only('admin', 'ok') },
  'GET /admin/staff/{id}': { own: only('admin', 'staff_not_found'), call: ofMember },
  'POST /admin/staff': {
    own: only('admin', 'ok'),
    call: () => ({
      body: { email: `${randomUUID()}@example.org`, name: 'Someone new', role: 'moderator', language: 'nl' },
    }),
  },
  'POST /admin/staff/{id}/link': {
    own: only('admin', 'staff_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { language: 'nl', reason: 'Lost it' } }),
  },
  'POST /admin/staff/{id}/role': {
    own: only('admin', 'staff_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { role: 'finance', reason: 'Moves over' } }),
  },
  'POST /admin/staff/{id}/disable': { own: only('admin', 'staff_not_found'), call: toColleague },
  'POST /admin/staff/{id}/enable': { own: only('admin', 'staff_not_found'), call: toColleague },
  'POST /admin/staff/{id}/reset-second-factor': { own: only('admin', 'staff_not_found'), call: toColleague },
  'GET /admin/agreements': { own: only('admin', 'ok') },
  'POST /admin/agreements/{id}/agree': {
    own: only('admin', 'proposal_not_found'),
    call: ofNothing({ reason: 'Agreed' }),
  },
  'POST /admin/agreements/{id}/refuse': {
    own: only('admin', 'proposal_not_found'),
    call: ofNothing({ reason: 'Not agreed' }),
  },
  'POST /admin/logout': { own: everyone('ok'), fresh: true },
  'GET /admin/members': { own: staff('ok') },
  'GET /admin/members/{id}': { own: staff('member_not_found'), other: staff('ok'), call: ofMember },
  'GET /admin/members/{id}/as-of': {
    own: staff('member_not_found'),
    other: staff('ok'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, query: '?at=2026-01-01T00:00:00Z' }),
  },
  'GET /admin/find': { own: staff('ok'), call: (_world, { owner }) => ({ query: `?q=${owner.id}` }) },
  'GET /admin/reason-templates': { own: staff('ok') },
  'POST /admin/members/disable': {
    own: only('moderator', 'ok'),
    call: () => ({ body: { ids: [randomUUID()], reason: 'Asked for money' } }),
  },
  'POST /admin/members/enable': {
    own: only('moderator', 'ok'),
    call: () => ({ body: { ids: [randomUUID()], reason: 'A mistake' } }),
  },
  'POST /admin/members/{id}/notes': {
    own: staff('member_not_found'),
    other: staff('ok'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { text: 'Asks for money' } }),
  },
  'DELETE /admin/members/{id}/notes/{note}': {
    own: staff('note_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id, note: randomUUID() } }),
  },
  'POST /admin/members/{id}/hide-profile': {
    own: only('moderator', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { ground: 'spam', reason: 'Adverts' } }),
  },
  'POST /admin/members/{id}/show-profile': {
    own: only('moderator', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'A mistake' } }),
  },
  'POST /admin/members/{id}/clear-text': {
    own: only('moderator', 'member_not_found'),
    call: (_world, { owner }) => ({
      params: { id: owner.id },
      body: { field: 'city', text: 'Call me', ground: 'spam', reason: 'Adverts' },
    }),
  },
  'POST /admin/members/{id}/put-text-back': {
    own: only('moderator', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { field: 'city', reason: 'A mistake' } }),
  },
  'POST /admin/members/{id}/mark-fictional': {
    own: only('admin', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Written by staff' } }),
  },
  'POST /admin/members/{id}/unmark-fictional': {
    own: only('admin', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'A mistake' } }),
  },
  'POST /admin/members/{id}/delete-on-request': {
    own: only('admin', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Wrote to us' } }),
  },
  'POST /admin/members/{id}/send-own-data': {
    own: only('admin', 'member_not_found'),
    other: only('admin', 'member_not_disabled'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Wrote to us' } }),
  },
  'POST /admin/members/{id}/resend-activation': {
    own: only('moderator', 'member_not_found'),
    other: only('moderator', 'address_confirmed'),
    call: ofMember,
  },
  'POST /admin/members/{id}/send-reset-link': {
    own: only('moderator', 'member_not_found'),
    other: only('moderator', 'ok'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Asked by telephone' } }),
  },
  // Not of another: they go on being asked for what they may.
  'POST /admin/members/{id}/log-out-everywhere': {
    own: only('moderator', 'member_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { reason: 'Somebody else logged in' } }),
  },
  'GET /admin/members/{id}/mails': {
    own: only('moderator', 'member_not_found'),
    other: only('moderator', 'ok'),
    call: ofMember,
  },
  'POST /admin/members/{id}/mails': {
    own: only('moderator', 'member_not_found'),
    other: only('moderator', 'ok'),
    call: (_world, { owner }) => ({
      params: { id: owner.id },
      body: { language: 'nl', subject: 'Your question', text: 'It is answered' },
    }),
  },
  'GET /admin/cases': { own: only('moderator', 'ok') },
  'GET /admin/cases/{id}': { own: only('moderator', 'case_not_found'), call: ofMember },
  'GET /admin/cases/{id}/messages': { own: only('moderator', 'message_not_found'), call: ofMember },
  'GET /admin/cases/{id}/photos/{photo}': {
    own: only('moderator', 'photo_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id, photo: owner.id } }),
  },
  'POST /admin/cases/{id}/decide': {
    own: only('moderator', 'case_not_found'),
    call: (_world, { owner }) => ({
      params: { id: owner.id },
      body: { decision: 'dismissed', statement_of_reasons: 'Nothing wrong here' },
    }),
  },
  'POST /admin/cases/{id}/objection': {
    own: only('moderator', 'decision_not_found'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { text: 'It was not me' } }),
  },
  'GET /admin/objections': { own: only('moderator', 'ok') },
  'GET /admin/objections/{id}': { own: only('moderator', 'case_not_found'), call: ofMember },
  'POST /admin/cases/{id}/claim': {
    own: only('moderator', 'ok'),
    call: () => ({ params: { id: randomUUID() }, body: { over: false } }),
  },
  'POST /admin/cases/{id}/release': {
    own: only('moderator', 'ok'),
    call: () => ({ params: { id: randomUUID() } }),
  },
  'POST /admin/objections/{id}/claim': {
    own: only('moderator', 'case_not_found'),
    call: ofNothing({ over: false }),
  },
  'POST /admin/objections/{id}/release': { own: only('moderator', 'case_not_found'), call: ofNothing() },
  'POST /complaints': {
    own: everyone('ok'),
    fresh: true,
    call: () => ({
      body: { kind: 'other', text: 'Too slow', language: 'en', email: `${randomUUID()}@example.org` },
    }),
  },
  'POST /complaints/files': {
    own: everyone('ok'),
    call: () => {
      const body = new FormData();
      body.set('file', new Blob(['What happened']), 'notes.txt');
      return { body };
    },
  },
  'POST /mail-replies': {
    own: everyone('not_found'),
    call: () => ({ body: { MessageID: 'one', From: 'anna@example.org', TextBody: 'Thanks' } }),
  },
  'GET /admin/complaints': { own: staff('ok') },
  'GET /admin/complaints.csv': { own: staff('ok') },
  'GET /admin/complaints/{id}': { own: staff('complaint_not_found'), call: ofNothing() },
  'GET /admin/complaints/{id}/file': { own: staff('complaint_not_found'), call: ofNothing() },
  'GET /admin/complaints/{id}/files/{file}': {
    own: staff('complaint_not_found'),
    call: () => ({ params: { id: randomUUID(), file: randomUUID() } }),
  },
  'POST /admin/complaints/{id}/claim': {
    own: staff('complaint_not_found'),
    call: ofNothing({ over: false }),
  },
  'POST /admin/complaints/{id}/release': { own: staff('complaint_not_found'), call: ofNothing() },
  'POST /admin/complaints/{id}/hand-over': {
    own: staff('complaint_not_found'),
    call: ofNothing({ reason: 'It is about a payment' }),
  },
  'POST /admin/complaints/{id}/answer': {
    own: staff('complaint_not_found'),
    call: ofNothing({ text: 'Thank you', closes: true }),
  },
  'POST /admin/complaints/{id}/note': {
    own: staff('complaint_not_found'),
    call: ofNothing({ text: 'Called before' }),
  },
  'POST /admin/complaints/{id}/close': { own: staff('complaint_not_found'), call: ofNothing() },
  'POST /admin/complaints/{id}/case': {
    own: only('moderator', 'content_not_found'),
    call: ofNothing({ address: '/nowhere' }),
  },
  'GET /admin/inbox': { own: only('moderator', 'ok') },
  'GET /admin/inbox/{id}': { own: only('moderator', 'conversation_not_found'), call: ofConversation },
  'POST /admin/inbox/{id}/claim': { own: only('moderator', 'conversation_not_found'), call: ofConversation },
  'POST /admin/inbox/{id}/release': { own: only('moderator', 'ok'), call: ofConversation },
  'POST /admin/inbox/{id}/messages': {
    own: only('moderator', 'conversation_not_found'),
    call: async (world, who) => ({ ...(await ofConversation(world, who)), body: { body: 'Hello', seen: 1 } }),
  },
  'GET /admin/photos': { own: only('moderator', 'ok') },
  'GET /admin/photos/{id}/{rendition}': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: ofPhoto,
  },
  'GET /admin/chat-photos': { own: only('moderator', 'ok') },
  'GET /admin/chat-photos.csv': { own: only('moderator', 'ok') },
  'POST /admin/chat-photos/claim': { own: only('moderator', 'ok') },
  'POST /admin/chat-photos/release': { own: only('moderator', 'ok') },
  'POST /admin/chat-photos/approve': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: ofNewChatPhotos(),
  },
  'POST /admin/chat-photos/reject': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: ofNewChatPhotos({ reason: 'other' }),
  },
  'POST /admin/chat-photos/undo': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: ofNewChatPhotos(),
  },
  'GET /admin/chat-photos/{id}/{rendition}': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: ofChatPhoto,
  },
  'POST /admin/photos/claim': { own: only('moderator', 'ok') },
  'POST /admin/photos/release': { own: only('moderator', 'ok') },
  'POST /admin/photos/approve': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'photo_already_decided'),
    call: ofPhotos(),
  },
  'POST /admin/photos/reject': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'photo_already_decided'),
    call: ofPhotos({ reason: 'other' }),
  },
  'POST /admin/photos/{id}/revoke': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'ok'),
    call: async (world, { owner }) => ({ params: { id: await world.newPhotoOf(owner) }, body: { reason: 'other' } }),
  },
  'POST /admin/photos/undo': {
    own: only('moderator', 'photo_not_found'),
    other: only('moderator', 'photo_already_decided'),
    call: ofPhotos(),
  },
  'GET /admin/settings': { own: only('admin', 'ok') },
  'PUT /admin/settings': {
    own: only('admin', 'ok'),
    call: async (world) => ({
      body: { version: await world.settingsVersion(), reason: 'Nothing changes', changes: { message_credits: 10 } },
    }),
  },
  'POST /admin/settings/check': {
    own: only('admin', 'ok'),
    call: () => ({ body: { changes: { message_credits: 10 } } }),
  },
  'GET /admin/settings/history': { own: only('admin', 'ok') },
  'GET /admin/settings/history/{version}': { own: only('admin', 'ok'), call: () => ({ params: { version: '0' } }) },
  'GET /admin/mail-texts/{language}': { own: only('admin', 'ok'), call: () => ({ params: { language: 'nl' } }) },
  'POST /admin/mail-texts/preview': {
    own: only('admin', 'ok'),
    call: () => ({ body: { id: 'push.like', language: 'nl', subject: '', heading: '', text: 'Likes you' } }),
  },
  'GET /admin/page-texts/{locale}': { own: only('admin', 'ok'), call: () => ({ params: { locale: 'nl' } }) },
  'GET /admin/regions': { own: staff('ok') },
  'GET /admin/brands': { own: staff('ok') },
  'GET /admin/choices': { own: staff('ok') },
  'GET /admin/gifts': { own: staff('ok') },
  'GET /admin/interests': { own: staff('ok') },
  'GET /admin/lander-files/{file}': { own: staff('not_found'), call: ofLanderFile },
  'GET /admin/lander-origin': { own: only('admin', 'ok') },
  'POST /admin/lander-previews': {
    own: only('admin', 'ok'),
    call: () => ({
      body: {
        page: { id: 'gallery', language: 'nl', words: {}, picture: null, video: null, gender: null, country: null },
        language: 'nl',
      },
    }),
  },
  'POST /admin/lander-pictures': { own: only('admin', 'ok'), call: async (world) => ({ body: await world.picture() }) },
  'POST /admin/lander-videos': {
    own: only('admin', 'video_not_readable'),
    call: async (world) => ({ body: await world.picture() }),
  },
  'GET /admin/gift-pictures/{picture}': { own: staff('not_found'), call: ofOwnPicture },
  'POST /admin/gift-pictures': { own: only('admin', 'ok'), call: async (world) => ({ body: await world.picture() }) },
  'GET /admin/audit': { own: only('admin', 'ok') },
  'GET /admin/audit/choices': { own: only('admin', 'ok') },
  'GET /admin/projections': { own: only('admin', 'ok') },
  'POST /admin/projections/{name}/rebuild': {
    own: only('admin', 'read_model_not_found'),
    call: () => ({ params: { name: 'nothing' }, body: { reason: 'A row is missing' } }),
  },
  'GET /admin/streams/{stream}/events': {
    own: staff('stream_not_found'),
    other: staff('ok'),
    call: (_world, { owner }) => ({ params: { stream: `member-${owner.id}` } }),
  },
  'GET /admin/audit.csv': { own: only('admin', 'ok') },
  'GET /admin/staff.csv': { own: only('admin', 'ok') },
  'GET /admin/members.csv': { own: staff('ok') },
  'GET /admin/cases.csv': { own: only('moderator', 'ok') },
  'GET /admin/photos.csv': { own: only('moderator', 'ok') },
  'GET /admin/discounts.csv': { own: only('finance', 'ok') },
  'GET /admin/payments.csv': { own: only('finance', 'ok') },
  'GET /admin/refunds.csv': { own: only('finance', 'ok') },
  'GET /admin/payment-methods': { own: only('finance', 'ok') },
  'GET /admin/reconciliations': { own: only('finance', 'ok') },
  'GET /admin/reconciliations.csv': { own: only('finance', 'ok') },
  'GET /admin/reconciliations/{id}': {
    own: only('finance', 'reconciliation_not_found'),
    call: () => ({ params: { id: 'sandbox.2020-01-01' } }),
  },
  'POST /admin/reconciliations': {
    own: only('finance', 'ok'),
    call: () => ({ body: { provider: 'sandbox', day: '2020-01-02' } }),
  },
  'GET /admin/payments': { own: only('finance', 'ok') },
  'GET /admin/payments/{id}': { own: only('finance', 'ok'), call: toReview },
  'POST /admin/payments/{id}/review': {
    own: only('finance', 'nothing_to_review'),
    call: async (world) => ({ ...(await toReview(world)), body: { outcome: 'seen', reason: 'Looked at it' } }),
  },
  'GET /admin/receipts/{number}': {
    own: only('finance', 'receipt_not_found'),
    call: () => ({ params: { number: '2020-000001' } }),
  },
  'GET /admin/receipts': { own: only('finance', 'ok') },
  'GET /admin/receipts.csv': { own: only('finance', 'ok') },
  'GET /admin/receipt-totals': { own: only('finance', 'ok') },
  'GET /admin/payment-counts': { own: only('finance', 'ok'), call: () => ({ query: '?each=[{}]' }) },
  'GET /admin/payment-totals': { own: only('finance', 'ok') },
  'GET /admin/refund-totals': { own: only('finance', 'ok') },
  'GET /admin/ledger': { own: only('finance', 'ok') },
  'GET /admin/ledger.csv': { own: only('finance', 'ok') },
  'GET /admin/months': { own: only('finance', 'ok') },
  'POST /admin/months': {
    own: only('finance', 'books_deleted'),
    call: () => ({ body: { month: '2001-01', language: 'nl' } }),
  },
  'GET /admin/months/{month}/file': {
    own: only('finance', 'month_not_closed'),
    call: () => ({ params: { month: '2001-01' } }),
  },
  'GET /admin/vat': { own: only('finance', 'ok') },
  'GET /admin/vat.csv': { own: only('finance', 'ok') },
  'GET /admin/queues': { own: staff('ok') },
  'GET /admin/installation': { own: only('admin', 'ok') },
  'GET /admin/figures': { own: only('finance', 'ok') },
  'GET /admin/figures.csv': { own: only('finance', 'ok') },
  'GET /admin/failed-jobs': { own: only('admin', 'ok') },
  'GET /admin/attribution': { own: only('finance', 'ok') },
  'GET /admin/attribution.csv': { own: only('finance', 'ok') },
  'GET /admin/books': { own: only('finance', 'ok') },
  'GET /admin/wallets/{id}': { own: only('finance', 'ok'), call: ofMember },
  'POST /admin/wallets/{id}/write-off': {
    own: only('finance', 'debt_changed'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { credits: 1, reason: 'Gone' } }),
  },
  'GET /admin/wallets/{id}/offer': { own: only('finance', 'ok'), call: ofMember },
  'POST /admin/wallets/{id}/refund': {
    own: only('finance', 'ok'),
    call: async (world, { owner }) => ({
      params: { id: owner.id },
      body: { ...(await world.purchaseOf(owner)), reason: 'Never worked' },
    }),
  },
  'POST /admin/wallets/{id}/goodwill': {
    own: only('finance', 'member_gone'),
    call: (_world, { owner }) => ({ params: { id: owner.id }, body: { credits: 5, reason: 'Was down' } }),
  },
  'GET /admin/proposals': { own: only('finance', 'ok') },
  'GET /admin/proposals.csv': { own: only('finance', 'ok') },
  'GET /admin/proposals/{id}': { own: only('finance', 'proposal_not_found'), call: ofNothing() },
  'POST /admin/proposals/{id}/claim': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() }, body: { over: false } }),
  },
  'POST /admin/proposals/{id}/release': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() } }),
  },
  'POST /admin/proposals/{id}/approve': {
    own: only('finance', 'proposal_not_found'),
    call: ofNothing({ reason: 'Agreed' }),
  },
  'POST /admin/proposals/{id}/drop': {
    own: only('finance', 'proposal_not_found'),
    call: ofNothing({ reason: 'Not agreed' }),
  },
  'GET /admin/chargebacks': { own: only('finance', 'ok') },
  'GET /admin/chargebacks.csv': { own: only('finance', 'ok') },
  'GET /admin/chargeback-totals': { own: only('finance', 'ok') },
  'GET /admin/chargebacks/{id}': { own: only('finance', 'chargeback_not_found'), call: ofNothing() },
  'GET /admin/chargebacks/{id}/evidence': { own: only('finance', 'chargeback_not_found'), call: ofNothing() },
  'POST /admin/chargebacks/{id}/claim': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() }, body: { over: false } }),
  },
  'POST /admin/chargebacks/{id}/release': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() } }),
  },
  'POST /admin/chargebacks/{id}/decision': {
    own: only('finance', 'chargeback_not_found'),
    call: ofNothing({ decision: 'accept', reason: 'Right so' }),
  },
  'POST /admin/chargebacks/{id}/deadline': {
    own: only('finance', 'chargeback_not_found'),
    call: ofNothing({ respond_by: '2026-03-09', reason: 'The company says so' }),
  },
  'POST /admin/chargebacks/{id}/statement': {
    own: only('finance', 'chargeback_not_found'),
    call: ofNothing({ statement: 'It was delivered' }),
  },
  'GET /admin/refunds': { own: only('finance', 'ok') },
  'GET /admin/refunds/{id}': { own: only('finance', 'ok'), call: toDecide },
  'POST /admin/refunds/{id}/claim': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() }, body: { over: false } }),
  },
  'POST /admin/refunds/{id}/release': {
    own: only('finance', 'ok'),
    call: () => ({ params: { id: randomUUID() } }),
  },
  'POST /admin/refunds/{id}/approve': {
    own: only('finance', 'ok'),
    call: async (world) => ({ ...(await toDecide(world)), body: { reason: 'Unspent' } }),
  },
  'POST /admin/refunds/{id}/confirm': {
    own: only('finance', 'refund_decided'),
    call: async (world) => ({ ...(await toDecide(world)), body: { reason: 'Unspent' } }),
  },
  'POST /admin/refunds/{id}/withdraw': {
    own: only('finance', 'refund_decided'),
    call: async (world) => ({ ...(await toDecide(world)), body: { reason: 'Too early' } }),
  },
  'POST /admin/refunds/{id}/refuse': {
    own: only('finance', 'ok'),
    call: async (world) => ({ ...(await toDecide(world)), body: { reason: 'It was spent' } }),
  },
  'POST /admin/refunds/{id}/repeat': {
    own: only('finance', 'refund_decided'),
    call: async (world) => ({ ...(await toDecide(world)), body: { reason: 'Account mended' } }),
  },
  'GET /admin/direct-debits': { own: only('finance', 'ok') },
  'GET /admin/direct-debits.csv': { own: only('finance', 'ok') },
  'GET /admin/direct-debits/{id}': { own: only('finance', 'debit_not_found'), call: ofNothing() },
  'POST /admin/direct-debits/{id}/return': {
    own: only('finance', 'debit_not_found'),
    call: ofNothing({ reason: 'AM04' }),
  },
  'POST /admin/direct-debits/returns': {
    own: only('finance', 'ok'),
    call: () => ({ body: { returns: [{ reference: '0'.repeat(32), reason: 'AM04' }] } }),
  },
  'POST /admin/direct-debits/{id}/transfer': {
    own: only('finance', 'debit_decided'),
    call: ofNothing({ refund_id: 'none' }),
  },
  'GET /admin/debit-files': { own: only('finance', 'ok') },
  'GET /admin/debit-files-due': { own: only('finance', 'ok') },
  'POST /admin/debit-files': { own: only('finance', 'no_debits_due') },
  'GET /admin/debit-files/{id}/pain.008.xml': { own: only('finance', 'debit_file_not_found'), call: ofNothing() },
  'POST /admin/debit-files/{id}/sent': {
    own: only('finance', 'debit_file_not_found'),
    call: ofNothing({ reason: 'Handed in' }),
  },
  'POST /admin/debit-files/{id}/apart': {
    own: only('finance', 'debit_file_not_found'),
    call: ofNothing({ reason: 'Refused by the bank' }),
  },
  'POST /admin/debit-files/{id}/collected': {
    own: only('finance', 'debit_file_not_found'),
    call: ofNothing({ reason: 'Credited' }),
  },
  'GET /admin/blocklist': { own: only('finance', 'ok') },
  'POST /admin/blocklist': {
    own: only('finance', 'ok'),
    fresh: true,
    call: () => ({ body: { kind: 'iban', value: newIban(), reason: 'Stolen' } }),
  },
  'POST /admin/blocklist/{id}/unblock': {
    own: only('finance', 'not_blocked'),
    call: () => ({ params: { id: `iban:${'x'.repeat(43)}` }, body: { reason: 'A mistake' } }),
  },
  // No mail provider token is configured.
  'POST /mail-feedback': {
    own: everyone('not_found'),
    call: () => ({ body: { reports: [{ email: 'anna@example.org', reason: 'bounce' }] } }),
  },
  'GET /admin/campaigns': { own: only('finance', 'ok') },
  'GET /admin/campaign-choices': { own: only('finance', 'ok') },
  'GET /admin/campaigns/{id}': { own: only('finance', 'campaign_not_found'), call: ofNothing() },
  'GET /admin/campaigns/{id}/preview/{language}': {
    own: only('finance', 'campaign_not_found'),
    call: () => ({ params: { id: randomUUID(), language: 'nl' } }),
  },
  'POST /admin/campaigns': { own: only('finance', 'ok'), call: () => ({ body: campaign }) },
  'PUT /admin/campaigns/{id}': {
    own: only('finance', 'campaign_not_found'),
    call: ofNothing({ ...campaign, version: 1 }),
  },
  'POST /admin/campaigns/{id}/test': {
    own: only('finance', 'campaign_not_found'),
    call: ofNothing({ language: 'nl' }),
  },
  'POST /admin/campaigns/{id}/send': {
    own: only('finance', 'campaign_not_found'),
    call: ofNothing({ version: 1, reason: 'Summer' }),
  },
  'POST /admin/campaigns/{id}/stop': {
    own: only('finance', 'campaign_not_found'),
    call: ofNothing({ reason: 'Wrong price' }),
  },
  'GET /admin/discounts': { own: only('finance', 'ok') },
  'GET /admin/discounts/{code}': { own: only('finance', 'ok'), call: ofDiscount },
  'POST /admin/discounts': {
    own: only('finance', 'ok'),
    call: () => ({ body: { code: `R${randomUUID().slice(0, 8)}`, value_percentage: 10, reason: 'Spring sale' } }),
  },
  'PUT /admin/discounts/{code}': {
    own: only('finance', 'ok'),
    call: async (world) => ({
      ...(await ofDiscount(world)),
      body: { value_percentage: 20, version: 1, reason: 'Longer' },
    }),
  },
  'POST /admin/discounts/{code}/stop': {
    own: only('finance', 'ok'),
    call: async (world) => ({ ...(await ofDiscount(world)), body: { reason: 'Over' } }),
  },
};
