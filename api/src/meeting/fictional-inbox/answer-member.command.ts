import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { WorkClaims } from '../../ground/claims/index.js';
import { Clock, IsId, IsUndefinable, staffActor, Store, Vault } from '../../kernel/index.js';
import { profileOf } from '../../members/profiles/index.js';
import { Settings } from '../../ground/settings/index.js';
import { mayMessage } from '../../ground/visibility/index.js';
import {
  answer,
  checkMessageText,
  conversationNotFound,
  conversationOf,
  fictionalSide,
  reachOf,
  readMessages,
  requireOwnId,
  requireReach,
} from '../conversations/index.js';
import { AlbumPhotos } from './album-photos.js';
import { chatPhotoOf, sendChatPhoto } from '../chat-photos/index.js';
import { GiveBack } from './give-back.js';
import { conversationClaimed } from './inbox.errors.js';

export interface Answered {
  version: number;
  sentAt: string;
}

export class AnswerMemberDto {
  @MaxLength(64_000)
  body!: string;

  @IsUndefinable()
  @IsId()
  @JSONSchema({ description: "A photo of the profile's album, which others see; it goes without words" })
  photo_id?: string;

  @IsInt()
  @Min(1)
  @JSONSchema({ description: 'Version of the newest message on the screen' })
  seen!: number;
}

/** A staff member writes by hand in the name of a fictional profile (PRO-04). It costs nothing. */
export class AnswerMember extends Command<Answered> {
  constructor(
    readonly input: {
      staffId: string;
      conversationId: string;
      body: AnswerMemberDto;
      /** The idempotency key, which becomes the message's id. */
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(AnswerMember)
export class AnswerMemberHandler implements ICommandHandler<AnswerMember> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly claims: WorkClaims,
    private readonly giveBack: GiveBack,
    private readonly albumPhotos: AlbumPhotos,
  ) {}

  async execute(command: AnswerMember): Promise<Answered> {
    const { staffId, conversationId } = command.input;
    await this.claims.hold('conversations', conversationId, staffId, conversationClaimed);
    for (;;) {
      // What is overdue is given back first, so that an answer that comes too late takes nothing away.
      const nextDue = await this.giveBack.settle(conversationId);
      try {
        return await this.write(command, nextDue);
      } catch (error) {
        if (!(error instanceof CameDue)) throw error;
      }
    }
  }

  private async write(
    { input: { staffId, conversationId, body, key: id } }: AnswerMember,
    nextDue: string | undefined,
  ): Promise<Answered> {
    const conversation = conversationOf(conversationId);
    const known = await this.store.readFresh(conversation);
    if (known.lastMessage === 0) throw conversationNotFound({});
    const profiles = [profileOf(known.a.id), profileOf(known.b.id)];
    const [a, b] = await Promise.all(profiles.map((ref) => this.store.readFresh(ref)));
    const { profile, member } = fictionalSide(known, { a: a!.fictional, b: b!.fictional });
    const photo = body.photo_id === undefined ? undefined : await this.albumPhotos.take(profile, body.photo_id, id);
    const sealed = await this.vault.seal(profile, photo ? '' : body.body, { month: this.clock.now() });
    const reach = reachOf(profile, member);
    const reads = [...reach.streams, profileOf(profile)];
    const actor = staffActor(staffId);
    const request = { conversationId, ...body };
    const writes = [conversation, ...(photo ? [chatPhotoOf(photo.id)] : [])];
    const answered = await this.store.transact({ actor, key: id, request, reads, writes }, (tx) => {
      const { at } = tx;
      if (nextDue !== undefined && nextDue <= at) throw new CameDue();
      if (!tx.state(profileOf(profile)).fictional) throw conversationNotFound({});
      if (!photo) checkMessageText(body.body, this.settings.current().messageLength);
      requireReach(reach.facts(tx), mayMessage);
      tx.decide(conversation, (state) => readMessages(state, profile));
      const told = { id, from: profile, price: 0, sentAt: at, writtenBy: staffId };
      requireOwnId(tx.state(conversation), told);
      const about = photo && { photo: { id: photo.id, width: photo.sealed.width, height: photo.sealed.height } };
      tx.decide(conversation, (state) => answer(state, { ...told, body: sealed, ...about, seen: body.seen }));
      const { version } = tx.state(conversation);
      if (photo) {
        const between = { conversation: conversationId, to: member, message: version };
        const sent = { ...told, ...between, ...photo.sealed, paidFrom: [], answerBy: null };
        tx.decide(chatPhotoOf(photo.id), (state) => sendChatPhoto(state, sent));
      }
      return { version, sentAt: at };
    });
    return answered;
  }
}

/** A message came due between the look and the answer. */
class CameDue extends Error {
  override name = 'CameDue';
}
