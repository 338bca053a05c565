import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database, Store, Vault } from '../../kernel/index.js';
import { NO_DETAILS, Profiles } from '../../members/profiles/index.js';
import { Photos } from '../../members/photos/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import {
  type MessageSent,
  conversationNotFound,
  conversationOf,
  returnedAmong,
  takenDownAmong,
} from '../conversations/index.js';
import { Inbox } from './inbox.js';
import { InboxViewing } from './inbox-viewing.js';
import { chatPhotoForStaff } from '../chat-photos/index.js';
import type { InboxConversation, InboxItem, InboxMessage, InboxPerson } from './inbox.schema.js';

const PAGE = 50;

export class GetInboxConversation extends Query<InboxConversation> {
  constructor(readonly input: { staffId: string; conversationId: string; before: number | undefined }) {
    super();
  }
}

/** All that was written between a fictional profile and a member, and what both tell of themselves. */
@QueryHandler(GetInboxConversation)
export class GetInboxConversationHandler implements IQueryHandler<GetInboxConversation> {
  constructor(
    private readonly inbox: Inbox,
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly profiles: Profiles,
    private readonly database: Database,
    private readonly viewing: InboxViewing,
    private readonly staff: StaffMembers,
    private readonly photos: Photos,
  ) {}

  async execute({ input: { staffId, conversationId, before } }: GetInboxConversation): Promise<InboxConversation> {
    const item = await this.inbox.find(staffId, conversationId);
    if (!item) throw conversationNotFound({});
    await this.viewing.log(staffId, conversationId);
    const page = { limit: PAGE + 1, types: ['MessageSent' as const], ...(before !== undefined && { before }) };
    const events = await this.store.history(conversationOf(conversationId), page);
    const shown = events.slice(0, PAGE).reverse() as { version: number; data: MessageSent['data'] }[];
    const [takenDown, returned] = await Promise.all([
      takenDownAmong(this.database, conversationId),
      returnedAmong(this.database, conversationId),
    ]);
    const [profile, member, bodies, writers] = await Promise.all([
      this.withDetails(item.profile),
      this.withDetails(item.member),
      this.vault.openAll(shown.map(({ version, data }) => (takenDown.has(version) ? null : data.body))),
      this.staff.namesOf(shown.map(({ data }) => data.writtenBy ?? null)),
    ]);
    const messages = shown.map(({ version, data }, i) => ({
      id: data.id,
      version,
      by_member: data.from === item.member.id,
      body: bodies[i]!,
      sent_at: data.sentAt,
      gift: (!takenDown.has(version) && data.gift) || null,
      ...photoOf(takenDown.has(version) ? undefined : data.photo),
      price: data.price,
      answer_by: data.toFictional?.answerBy ?? null,
      taken_down: takenDown.has(version),
      returned: returned.has(version),
      written_by: writers.get(data.writtenBy ?? '') ?? null,
    }));
    return { ...item, profile, member, messages, has_more: events.length > PAGE };
  }

  private async withDetails(person: InboxItem['profile']): Promise<InboxPerson> {
    const [details, images] = await Promise.all([
      this.profiles.details(person.id),
      this.photos.mainImages([person.id], null),
    ]);
    const { city, description, interests, relationship_status, reason_for_signup } = details ?? NO_DETAILS;
    const main = images.get(person.id);
    const photo_url = main ? `/api/admin/photos/${main.photo_id}/card` : null;
    return { ...person, photo_url, city, description, interests, relationship_status, reason_for_signup };
  }
}

function photoOf(photo: MessageSent['data']['photo']): Pick<InboxMessage, 'photo'> {
  if (!photo) return {};
  const { id: _, ...shown } = chatPhotoForStaff(photo);
  return { photo: shown };
}
