import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { ChatPhotos } from '../../meeting/chat-photos/index.js';
import { Conversations } from '../../meeting/conversations/index.js';
import { Nullable } from '../../kernel/index.js';
import { photoNotFound, PhotoCopy, Photos } from '../../members/photos/index.js';
import { Card, DetailsSchema, memberNotFound, Profiles, SPECIAL_FIELDS } from '../../members/profiles/index.js';
import type { ReportedSubject } from './case.events.js';
import { messageNotFound } from './cases.errors.js';
import type { ReportReason } from './report.values.js';

const Told = Type.Omit(DetailsSchema, SPECIAL_FIELDS);

/**
 * The reported item as it was at the time of the report. Special categories of data are left out: they must go when
 * their consent is withdrawn, and a case is kept longer (PRV-02).
 */
export const Evidence = Type.Object({
  profile: Type.Object({ ...Type.Omit(Card, ['online', 'main_image']).properties, ...Told.properties }),
  message: Nullable(
    Type.Object({
      body: Nullable(Type.String()),
      gift: Type.Optional(Type.String({ description: 'The gift of the catalogue that it carries' })),
      sent_at: Type.String(),
    }),
  ),
  /** A data URL. */
  photo: Nullable(Type.String()),
});
export type Evidence = Static<typeof Evidence>;

/** The stored form. `photos`: those visible to others at that time; missing in older cases and for some reasons. */
export const KeptEvidence = Type.Object({ ...Evidence.properties, photos: Type.Optional(Type.Array(PhotoCopy)) });
export type KeptEvidence = Static<typeof KeptEvidence>;

/** Reasons about a person's identity or looks concern the photos too, even if a message is reported. */
const ABOUT_PHOTOS: readonly ReportReason[] = ['fake_profile', 'underage', 'sexual_content', 'illegal'];
const keepsPhotos = ({ kind }: ReportedSubject, reason: ReportReason) =>
  kind !== 'message' || ABOUT_PHOTOS.includes(reason);

/** What a member may report: an item of somebody else that they could see. */
export type Reported =
  { member_id: string } | { photo_id: string } | { message: { conversation_id: string; version: number } };

@Injectable()
export class EvidenceCollector {
  constructor(
    private readonly profiles: Profiles,
    private readonly conversations: Conversations,
    private readonly photos: Photos,
    private readonly chatPhotos: ChatPhotos,
  ) {}

  async collect(
    reporterId: string,
    reported: Reported,
    reason: ReportReason,
  ): Promise<{ subject: ReportedSubject; evidence: KeptEvidence }> {
    const { subject, ...found } = await this.find(reporterId, reported);
    const [cards, details, photos] = await Promise.all([
      this.profiles.cards([subject.member], reporterId),
      this.profiles.details(subject.member),
      keepsPhotos(subject, reason) ? this.photos.copiesOf(subject.member) : null,
    ]);
    const card = cards.get(subject.member);
    if (!card || !details) throw memberNotFound({});
    const { online: _, main_image: __, ...profile } = card;
    const { sought_gender, city, description, relationship_status, reason_for_signup } = details;
    const told: Static<typeof Told> = { sought_gender, city, description, relationship_status, reason_for_signup };
    const kept = { ...found, profile: { ...profile, ...told }, ...(photos && { photos }) };
    return { subject, evidence: { message: null, photo: null, ...kept } };
  }

  private async find(
    reporterId: string,
    reported: Reported,
  ): Promise<{ subject: ReportedSubject } & Partial<Evidence>> {
    if ('message' in reported) {
      const { conversation_id: conversation, version } = reported.message;
      const message = await this.conversations.received(reporterId, conversation, version);
      if (!message) throw messageNotFound({});
      const { from: member, body, gift, photo, sentAt } = message;
      const kept = { body, ...(gift !== null && { gift }), sent_at: sentAt };
      const subject: ReportedSubject = { kind: 'message', member, conversation, version };
      if (photo === null) return { subject, message: kept };
      const copy = await this.chatPhotos.copyOf(photo);
      if (copy === undefined) throw photoNotFound({});
      return { subject: { ...subject, photo }, message: kept, photo: copy };
    }
    if ('photo_id' in reported) {
      const copy = await this.photos.copyOf(reported.photo_id);
      if (!copy) throw photoNotFound({});
      return { subject: { kind: 'photo', member: copy.memberId, photo: reported.photo_id }, photo: copy.image };
    }
    return { subject: { kind: 'member', member: reported.member_id } };
  }
}
