import type { GalleryPhoto, OwnPhoto, OwnPhotoList } from '../features/photos/api';
import type { Answer, Card, User } from '../lib/api-client/types';
import type { Conversation } from '../features/conversations/api';
import type { Purpose } from '../lib/detail-texts';
import { cast, demoChats, demoTransactions, gifts, me, settings, type Scenario } from './cast';

type Member = Card & { blocked_by_me: boolean; blocks_me?: boolean };
type Chat = Omit<Conversation, 'has_more'>;
type Message = Chat['messages'][number];
type ChatPhoto = NonNullable<Message['photo']>;
type Payment = Answer<'/api/payments/{id}', 'get'>;
type Transaction = Answer<'/api/transactions', 'get'>['transactions'][number];
type Refund = Answer<'/api/refunds/{id}', 'get'>;
type Purchase = Answer<'/api/refunds/offer', 'get'>['lots'][number];

/** A small server in memory for development and component tests; every rule of the contract that a screen shows. */
export class World {
  settings = settings();
  gifts = gifts();
  /** The operator's own, by language. */
  icebreakers: Record<string, string[]> = {};
  user: User | null;
  password = 'correct-horse';
  /** Where the member is logged in. */
  /** Paths that end in an error of the server's. */
  readonly broken = new Set<string>();
  /** Another address that was asked for and waits for its link. */
  unsentMessage: Answer<'/api/signup-message', 'get'>['unsent'] = null;
  emailChange: { email: string; expires_at: string } | null = null;
  sessions = [
    { id: 'session-2', device: 'Safari, iPhone', opened_at: '2026-03-02T19:15:00.000Z', current: false },
    { id: 'session-1', device: 'Firefox, Linux', opened_at: '2026-03-01T08:30:00.000Z', current: true },
    { id: 'session-0', device: null, opened_at: '2026-02-20T21:05:00.000Z', current: false },
  ].map((session) => ({ ...session, expires_at: '2026-04-01T19:15:00.000Z' }));
  members: Member[];
  photos: OwnPhoto[] = [];
  /** Gifts that show on a profile, by its id. */
  readonly shownGifts = new Map<string, Answer<'/api/members/{id}', 'get'>['gifts']>();
  readonly galleries = new Map<string, GalleryPhoto[]>();
  chats: Chat[];
  /** Chats whose warning about a fictional profile was acknowledged. */
  warned = new Set<string>();
  /** The fictional profile that likes the member by itself when it is asked for; null: none. */
  autoLike: string | null = null;
  savedSearches: Answer<'/api/saved-searches', 'get'>['searches'] = [];
  /** Whom the member likes, and who likes the member: id → when. */
  likesGiven = new Map<string, string>();
  likesReceived = new Map<string, { at: string; isNew: boolean }>();
  /** Swiped since the deck began, and the swipe that can be undone. */
  swiped = new Set<string>();
  lastSwipe: { id: string; liked: boolean } | null = null;
  swipeLikes = 4;
  /** The welcome discount that is running; null: none. */
  bonus: { percentage: number; secondsLeft: number } | null = null;
  /** What every package costs more than it did, in cents. */
  dearer = 0;
  /** Percents for who thinks of leaving. */
  deleteDiscount = 0;
  /** Whose site it is; the operator has filled in no more than the name. */
  company: Omit<Answer<'/api/companyinfo', 'get'>, 'delete_discount'> = {
    name: 'Avondlicht',
    address: '',
    kvk: '',
    city: '',
    country: 'NL',
    tradenames: [],
    vat_numbers: [],
    support_phone: '',
    added: '2023-12-01T12:00:00.000Z',
  };
  /** Codes that can be typed in: what they take off, or why they are refused. */
  codes = new Map<string, { percentage: number; minimum?: number; methods?: string[] } | { refusal: string }>();
  /** Removed chats, with the unread count they had. */
  removed = new Map<string, number>();
  /** Conversations the member began. */
  started = 0;
  ownReports: Answer<'/api/reports', 'get'>['reports'] = [];
  decisions: Answer<'/api/decisions', 'get'>['decisions'] = [];
  /** Decisions by the token of the mailed link, and what was said to them. */
  mailedDecisions = new Map<string, Answer<'/api/decisions', 'get'>['decisions'][number]>();
  objections: string[] = [];
  reports: { member_id?: string }[] = [];
  complaints: object[] = [];
  payments = new Map<string, Payment>();
  /** What was ordered, as it was asked for. */
  orders: object[] = [];
  transactions: Transaction[];
  /** Credits owed after a charge-back. */
  debt = 0;
  receipts: Answer<'/api/receipts', 'get'>['receipts'] = [];
  refunds: Refund[] = [];
  answers = new Map<string, { body: string; answer: unknown }>();
  /** What the member wants to be told (NTF-01). */
  chatSigns = { typing: true, read: true };
  preferences = {
    new_conversations: true,
    new_messages: true,
    like: true,
    unread_message_reminders: true,
    promotions: false,
    weekly_updates: false,
    news: false,
    reminders: true,
  };
  /** Of this browser; null: it is not told by push. */
  pushSubscription: unknown = null;
  /** Photos in chats that nobody has looked at may come. */
  uninspectedPhotos = true;
  /** Gifts on profiles, and how far the member wants those they were given on theirs. */
  profileGifts: Answer<'/api/profile/gifts', 'get'> = { shown: 'hidden', received: [], given: [] };
  /** How often the page said that it went out of sight. */
  timesHidden = 0;
  /** How often the member asked for all of their data. */
  dataExports = 0;
  /** Purchases whose credits can still be asked back. */
  refundable: Purchase[] = [];
  creditsKept = 0;
  /** What was said on leaving. */
  deletion: unknown;
  /** Calls as they came in, for tests that count them. */
  calls: { method: string; path: string; query: string; key: string | null; marker: string | null }[] = [];
  private chatPhotos = 0;
  /** How often the wallet has changed. */
  walletVersion = 5;
  private listeners = new Set<(event: string, data: unknown) => void>();
  private heard = () => {};
  /** Resolves when a page listens; what is told before is lost, as on the site itself. */
  readonly listening = new Promise<void>((resolve) => (this.heard = resolve));
  /** The stream opens once this is resolved. */
  opening: Promise<void> = Promise.resolve();

  constructor(scenario: Scenario = 'paid') {
    this.user = me(scenario);
    this.members = scenario === 'empty' ? [] : cast().map((card) => ({ ...card, blocked_by_me: false }));
    this.chats = scenario === 'empty' || scenario === 'visitor' ? [] : demoChats(this.members, scenario);
    this.transactions = scenario === 'paid' ? demoTransactions() : [];
    this.countUnread();
  }

  listen(listener: (event: string, data: unknown) => void) {
    this.listeners.add(listener);
    this.heard();
    return () => this.listeners.delete(listener);
  }

  emit(event: string, data: unknown) {
    for (const listener of this.listeners) listener(event, data);
  }

  album = (): OwnPhotoList => ({ photos: this.photos, free_limit: 3, premium_limit: 25 });

  /** Another address that its link, mailed now, makes the member's. */
  waitFor(email: string) {
    this.emailChange = { email, expires_at: new Date(Date.now() + 86_400_000).toISOString() };
  }

  addPhoto(change: Partial<OwnPhoto> = {}) {
    const id = `photo-${this.photos.length + 1}`;
    const about = { placeholder: null, width: 900, height: 1200, added_at: new Date().toISOString() };
    const picture = { url: `/${id}.webp`, thumb_url: `/${id}.webp` };
    const stands = { main: false, status: 'under_inspection', reason: null } as const;
    this.photos = [...this.photos, { id, ...picture, ...about, ...stands, ...change }];
  }

  member(id: string) {
    return this.members.find((member) => member.id === id);
  }

  chat(id: string) {
    return this.chats.find((chat) => chat.id === id);
  }

  chatWith(profileId: string): Chat {
    const known = this.chats.find((chat) => chat.profile.id === profileId);
    if (known) return known;
    const { blocked_by_me, blocks_me: _, ...profile } = this.member(profileId)!;
    const chat: Chat = {
      id: `chat-${profileId}`,
      profile,
      num_unread_messages: 0,
      blocked: blocked_by_me,
      messages: [],
    };
    this.chats = [chat, ...this.chats];
    return chat;
  }

  append(chat: Chat, message: Omit<Message, 'version'>): Message {
    const stored = { ...message, version: (chat.messages.at(-1)?.version ?? 0) + 1 };
    chat.messages = [...chat.messages, stored];
    this.removed.delete(chat.id);
    if (!stored.from_me) chat.num_unread_messages++;
    this.chats = [chat, ...this.chats.filter((other) => other !== chat)];
    this.countUnread();
    return stored;
  }

  remove(chatId: string) {
    const chat = this.chat(chatId)!;
    this.removed.set(chatId, chat.num_unread_messages);
    chat.num_unread_messages = 0;
    this.countUnread();
  }

  restore(chatId: string): Chat {
    const chat = this.chat(chatId)!;
    chat.num_unread_messages += this.removed.get(chatId) ?? 0;
    this.removed.delete(chatId);
    this.countUnread();
    return chat;
  }

  /** The other one writes, and every open tab hears of it. */
  receive(chatId: string, body: string) {
    const chat = this.chat(chatId)!;
    const id = `received-${chat.messages.length + 1}`;
    const message = this.append(chat, { id, from_me: false, body, sent_at: new Date().toISOString() });
    this.emit('message', { conversation_id: chatId, message });
  }

  chatPhoto = (change: Partial<ChatPhoto> = {}): ChatPhoto => ({
    id: `chat-photo-${++this.chatPhotos}`,
    status: 'shown',
    reason: null,
    url: '/large.webp',
    card_url: '/card.webp',
    placeholder: null,
    blurred: false,
    width: 900,
    height: 1200,
    ...change,
  });

  /** Sent by the member: at once, or only once it has been looked at. */
  sendPhoto(chat: Chat, id: string) {
    const sent_at = new Date().toISOString();
    const delivered = this.settings.photo_inspection === 'after';
    if (delivered) this.append(chat, { id, from_me: true, body: '', photo: this.chatPhoto(), sent_at });
    else
      chat.waiting_photos = [
        ...(chat.waiting_photos ?? []),
        { id, sent_at, photo: this.chatPhoto({ status: 'inspecting' }) },
      ];
    return { delivered, sent_at };
  }

  /** What was looked at becomes a message, or comes down with its credits back. */
  decidePhoto(chatId: string, id: string, reason: ChatPhoto['reason']) {
    const chat = this.chat(chatId)!;
    const credits_returned = this.settings.photo_credits;
    const down = { status: 'rejected', reason, url: null, card_url: null } as const;
    const waiting = chat.waiting_photos?.find((one) => one.id === id);
    if (waiting && reason === null) {
      chat.waiting_photos = chat.waiting_photos!.filter((one) => one !== waiting);
      const photo = { ...waiting.photo, status: 'shown' as const };
      const message = this.append(chat, { id, from_me: true, body: '', photo, sent_at: new Date().toISOString() });
      const { photo: _, ...told } = message;
      this.emit('message', { conversation_id: chatId, message: told, photo: true });
      return;
    }
    const turnDown = <T extends { id: string; photo?: ChatPhoto; credits_returned?: number }>(one: T): T =>
      one.id === id ? { ...one, photo: { ...one.photo!, ...down }, credits_returned } : one;
    chat.waiting_photos = (chat.waiting_photos ?? []).map(turnDown);
    chat.messages = chat.messages.map(turnDown);
    this.user = { ...this.user!, credits: this.user!.credits + credits_returned };
    this.emit('credits', { credits: this.user.credits, paid_user: true, version: ++this.walletVersion });
    this.emit('chats', { conversation_id: chatId });
  }

  /** The other one sends a photo, which is blurred until the member asks for it. */
  receivePhoto(chatId: string): Message {
    const chat = this.chat(chatId)!;
    const id = `received-${chat.messages.length + 1}`;
    const photo = this.chatPhoto({ blurred: !chat.photos_allowed });
    const message = this.append(chat, { id, from_me: false, body: '', photo, sent_at: new Date().toISOString() });
    const { photo: _, ...told } = message;
    this.emit('message', { conversation_id: chatId, message: told, photo: true });
    return message;
  }

  /** One of the other's comes down, as for everybody. */
  takePhotoDown(chatId: string, id: string) {
    const chat = this.chat(chatId)!;
    const down = { status: 'rejected', url: null, card_url: null } as const;
    chat.messages = chat.messages.map((one) =>
      one.id === id ? { ...one, body: null, photo: { ...one.photo!, ...down } } : one,
    );
    this.emit('chats', { conversation_id: chatId });
  }

  isMatch = (id: string) => this.likesGiven.has(id) && this.likesReceived.has(id);

  /** The other one likes the member, or likes back, and every open tab hears of it. */
  receiveLike(id: string) {
    this.likesReceived.set(id, { at: new Date().toISOString(), isNew: true });
    this.countUnread();
    this.emit(this.isMatch(id) ? 'match' : 'like', { member_id: id });
  }

  get profile() {
    return this.user!.profile;
  }

  changeProfile(changes: Partial<User['profile']>) {
    this.user = { ...this.user!, profile: { ...this.profile, ...changes } };
    return this.profile;
  }

  decideConsent(purpose: Purpose, given: boolean) {
    const consents = { ...this.profile.consents, [purpose]: given };
    return this.changeProfile({ consents, ...(purpose === 'interests' && !given && { interests: [] }) });
  }

  countUnread() {
    if (!this.user) return;
    const num_unread_messages = this.chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
    const num_new_likes = [...this.likesReceived.values()].filter(({ isNew }) => isNew).length;
    this.user = { ...this.user, num_unread_messages, num_new_likes };
  }

  askRefunds(asked: Pick<Purchase, 'payment_id' | 'credits' | 'amount'>[]) {
    const ids = asked.map(({ payment_id }) => payment_id);
    const refunds = asked.map((one, i): Refund => ({
      ...one,
      refund_id: `refund-${this.refunds.length + i + 1}`,
      status: 'requested',
      reason: null,
      requested_at: new Date().toISOString(),
      decided_at: null,
      paid_out_at: null,
      cause: null,
    }));
    const credits = this.user!.credits - asked.reduce((sum, { credits }) => sum + credits, 0);
    this.user = { ...this.user!, credits };
    this.walletVersion += 1;
    this.refunds = [...refunds, ...this.refunds];
    this.refundable = this.refundable.filter(({ payment_id }) => !ids.includes(payment_id));
    return { refunds, credits, wallet_version: this.walletVersion };
  }

  settle(paymentId: string, status: Payment['status']) {
    const payment = this.payments.get(paymentId);
    if (!payment || !this.user) return;
    this.payments.set(paymentId, { ...payment, status });
    if (status === 'completed') {
      const credits = this.user.credits + payment.credits;
      this.user = { ...this.user, credits, paid_user: true };
      const row = {
        id: String(this.transactions.length + 1),
        at: new Date().toISOString(),
        kind: 'purchase' as const,
        credits: payment.credits,
        opening: this.user.credits - payment.credits,
        money: payment.price,
        debt: null,
        payment_method: null,
        payable_until: null,
      };
      this.transactions = [{ ...row, balance: credits, reference: paymentId }, ...this.transactions];
      this.emit('credits', { credits, paid_user: true, version: ++this.walletVersion });
    }
    this.emit('payment', { payment_id: paymentId, status });
  }
}
