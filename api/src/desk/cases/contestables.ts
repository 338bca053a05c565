import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import { ChatPhotos } from '../../meeting/chat-photos/index.js';
import { profileOf, type ClearableField, type Ground, type ProfileEvent } from '../../members/profiles/index.js';
import { Clock, staffIdOf, Store, type RecordedEvent, type Sealed } from '../../kernel/index.js';
import { memberOf, type MemberEvent } from '../../members/accounts/index.js';
import { Photos, type RejectionReason } from '../../members/photos/index.js';
import type { ContestedSubject } from './case.events.js';
import { keptUntil } from './case.js';

/** Why nobody can object to a decision: its time is over, its photo is gone, or it does not hold any more. */
export type Closed = 'too_late' | 'gone' | 'lifted';

/** A decision about a member that no report led to. */
export interface Contestable {
  /** Of the case that an objection to it opens. */
  id: string;
  subject: ContestedSubject;
  rejection: RejectionReason | null;
  /** The rule that a profile or a text of it broke; null of others. */
  ground: Ground | null;
  /** A text that was cleared, sealed for the member. */
  cleared: { field: ClearableField; words: Sealed } | null;
  decidedBy: string | null;
  decidedAt: string;
  /** In a moderator's words; null of a photo whose reason says it. */
  statement: Sealed | null;
  closed: Closed | null;
}

type Restricted = Extract<ProfileEvent, { type: 'ProfileHidden' | 'ProfileTextCleared' }>;
type Disabled = Extract<MemberEvent, { type: 'MemberDisabled' }>;

/** How many of each kind are known. */
const MAX = 50;
const NOTHING = { rejection: null, ground: null, cleared: null };

/**
 * Decisions about a member that can be objected to without a report: rejected photos, a hidden profile, cleared texts,
 * and a disabled account (PRV-03).
 */
@Injectable()
export class Contestables {
  constructor(
    private readonly store: Store,
    private readonly photos: Photos,
    private readonly chatPhotos: ChatPhotos,
    private readonly clock: Clock,
  ) {}

  async of(memberId: string): Promise<Contestable[]> {
    const all = await Promise.all([
      this.ofPhotos(memberId),
      this.ofChatPhotos(memberId),
      this.ofProfile(memberId),
      this.ofAccount(memberId),
    ]);
    return all.flat();
  }

  private async ofPhotos(memberId: string): Promise<Contestable[]> {
    const [rejected, album] = await Promise.all([
      this.photos.rejections(memberId, MAX),
      this.photos.forStaff(memberId),
    ]);
    const seen = new Set<string>();
    return rejected.map(({ photoId: photo, reason, statement = null, rejectedAt, version, decidedBy }) => {
      const status = album.find(({ id }) => id === photo)?.status;
      // The same photo can be approved and rejected again: the newest comes first.
      const holds = status === 'rejected' && !seen.has(photo);
      seen.add(photo);
      return {
        id: idOf(memberId, `photo ${photo} ${version}`),
        subject: { kind: 'rejected_photo', member: memberId, photo },
        ...NOTHING,
        rejection: reason,
        decidedBy,
        decidedAt: rejectedAt,
        statement,
        closed: this.closed(rejectedAt, status === undefined ? 'gone' : holds ? null : 'lifted'),
      };
    });
  }

  private async ofChatPhotos(memberId: string): Promise<Contestable[]> {
    const refused = await this.chatPhotos.refusalsOf(memberId, MAX);
    return refused.map(({ photoId: photo, conversation, statement = null, refusedAt, version, ...one }) => ({
      id: idOf(memberId, `chat photo ${photo} ${version}`),
      subject: { kind: 'rejected_chat_photo', member: memberId, photo, conversation },
      ...NOTHING,
      rejection: one.reason,
      decidedBy: one.decidedBy,
      decidedAt: refusedAt,
      statement,
      closed: this.closed(refusedAt, one.readable ? null : 'gone'),
    }));
  }

  /** Hidden or cleared after a report: that decision has a case. */
  private async ofProfile(memberId: string): Promise<Contestable[]> {
    const profile = profileOf(memberId);
    const [{ hiddenBy, cleared }, all] = await Promise.all([
      this.store.readFresh(profile),
      this.store.history(profile, { limit: MAX, types: ['ProfileHidden', 'ProfileTextCleared'] }),
    ]);
    return (all as RecordedEvent<Restricted>[]).flatMap(({ actor, ...event }) => {
      const { id, ground, reason, caseId } = event.data;
      if (caseId !== undefined) return [];
      const text = event.type === 'ProfileTextCleared' ? event.data : null;
      const decidedAt = event.type === 'ProfileHidden' ? event.data.hiddenAt : event.data.clearedAt;
      const holds = text ? cleared[text.field] === id : hiddenBy === id;
      return {
        id,
        subject: text
          ? { kind: 'cleared_text' as const, member: memberId, field: text.field }
          : { kind: 'hidden_profile' as const, member: memberId },
        rejection: null,
        ground,
        cleared: text && { field: text.field, words: text.words },
        decidedBy: staffIdOf(actor) ?? null,
        decidedAt,
        statement: reason,
        closed: this.closed(decidedAt, holds ? null : 'lifted'),
      };
    });
  }

  /** Disabled after a report: that decision has a case. */
  private async ofAccount(memberId: string): Promise<Contestable[]> {
    const member = memberOf(memberId);
    const [{ disabled }, all] = await Promise.all([
      this.store.readFresh(member),
      this.store.history(member, { limit: MAX, types: ['MemberDisabled'] }),
    ]);
    return (all as RecordedEvent<Disabled>[]).flatMap(({ version, actor, data }, i) => {
      if (data.caseId !== undefined) return [];
      const holds = disabled && i === 0;
      return {
        id: accountDecision(memberId, version),
        subject: { kind: 'account', member: memberId, version },
        ...NOTHING,
        decidedBy: staffIdOf(actor) ?? null,
        decidedAt: data.disabledAt,
        statement: data.reason,
        closed: this.closed(data.disabledAt, holds ? null : 'lifted'),
      };
    });
  }

  private closed(decidedAt: string, why: Closed | null): Closed | null {
    return why ?? (this.clock.now() < keptUntil(decidedAt) ? null : 'too_late');
  }
}

/** The same decision has the same case: it is objected to once. */
const idOf = (memberId: string, what: string): string => uuidOf(`objection ${what}`, memberId);

/** Of the case that an objection to disabling an account opens; `version`: of its event. */
export const accountDecision = (memberId: string, version: number): string => idOf(memberId, `account ${version}`);
