import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock, Database, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { mayMessage } from '../../../ground/visibility/index.js';
import type { ChatView } from '../chat.schema.js';
import { canRead, Chats, giftShown, type Viewer } from '../chats.js';
import { allowsPhotos, conversationOf, readUpTo } from '../conversation.js';
import type { MessageSent } from '../conversation.events.js';
import { conversationNotFound } from '../conversations.errors.js';
import { shownSince } from '../history-limit.js';
import { ChatPhotoViews, type ChatPhotoView } from '../chat-photo-views.js';
import { returnedAmong } from '../projections/returned-messages.projection.js';
import { SignsBetween } from '../signs/signs-between.js';
import { takenDownAmong } from '../taking-down.js';

const PAGE = 50;
interface Sent {
  version: number;
  data: MessageSent['data'];
}

export class GetChat extends Query<ChatView> {
  constructor(readonly input: { conversationId: string; viewer: Viewer; before: number | undefined }) {
    super();
  }
}

/** The messages are the conversation's own events: there is no second copy of them. */
@QueryHandler(GetChat)
export class GetChatHandler implements IQueryHandler<GetChat> {
  constructor(
    private readonly chats: Chats,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly photos: ChatPhotoViews,
    private readonly signs: SignsBetween,
  ) {}

  async execute({ input: { conversationId, viewer, before } }: GetChat): Promise<ChatView> {
    const open = await this.chats.open(conversationId, viewer);
    if (!open) throw conversationNotFound({});
    const events = await this.store.history(conversationOf(conversationId), {
      before,
      limit: PAGE + 1,
      types: ['MessageSent'],
    });
    const months = this.settings.current().chatHistoryMonths;
    const since = shownSince(this.clock.now(), months).toISOString();
    const kept = (events as Sent[]).filter(({ version }) => version > open.hiddenUpTo);
    const shown = kept.filter(({ data }) => data.sentAt >= since);
    const page = shown.slice(0, PAGE).reverse();
    const { chat } = open;
    const state = await this.store.readFresh(conversationOf(conversationId));
    const allowed = allowsPhotos(state, viewer.id);
    const photoIds = page.flatMap(({ data }) => (data.photo && canRead(data, viewer) ? [data.photo.id] : []));
    const [returned, takenDown, photos, waiting, { facts, signs, answered }] = await Promise.all([
      returnedAmong(this.database, conversationId),
      takenDownAmong(this.database, conversationId),
      this.photos.viewsOf(photoIds, { viewerId: viewer.id, allowed }),
      before === undefined ? this.photos.waitingOf(viewer.id, conversationId) : [],
      this.signs.between(viewer.id, chat.profile.id),
    ]);
    // Would a message be refused, and its writer not told why: what a conversation shows before anybody has tried.
    const closed = mayMessage(facts) === 'profile_not_available';
    const bodies = await this.vault.openAll(
      page.map(({ version, data }) => (canRead(data, viewer) && !takenDown.has(version) ? data.body : null)),
    );
    const messages = page.map(({ version, data }, i) => ({
      id: data.id,
      from_me: data.from === viewer.id,
      body: bodies[i]!,
      sent_at: data.sentAt,
      version,
      ...giftShown(data, bodies[i]),
      // What became of the other's credits is theirs alone to know.
      ...(data.from === viewer.id && returned.has(version) && { credits_returned: returned.get(version)! }),
      ...photoOf(photos.get(data.photo?.id ?? ''), data.from === viewer.id),
    }));
    const has_more = shown.length > PAGE;
    const limited = shown.length < kept.length && { history_months: months };
    return {
      ...chat,
      messages,
      has_more,
      ...limited,
      ...(waiting.length > 0 && { waiting_photos: waiting }),
      ...(allowed && { photos_allowed: true as const }),
      ...(signs.typing && { typing_shown: true as const }),
      ...(signs.read && { read_up_to: readUpTo(state, chat.profile.id) }),
      ...(state.lastMessage > 0 && viewer.mayRead && !answered && { signs_to_choose: true as const }),
      ...(!viewer.mayRead && { locked: 'confirmation_required' as const }),
      // Nor is told whether the other, invisible since it was opened perhaps, is there just now.
      ...(closed && { closed: true as const, profile: { ...chat.profile, online: false } }),
    };
  }
}

/** What came back for one that was turned down is its sender's alone to know. */
const photoOf = (photo: { view: ChatPhotoView; returned: number } | undefined, own: boolean) =>
  photo && { photo: photo.view, ...(own && photo.returned > 0 && { credits_returned: photo.returned }) };
