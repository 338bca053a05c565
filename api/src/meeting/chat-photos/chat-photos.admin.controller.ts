import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Instant, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import {
  photoAlreadyDecided,
  photoClaimed,
  photoNotFound,
  PhotosDto,
  PICTURE,
  RejectPhotosDto,
  renditionParams,
  sendPicture,
} from '../../members/photos/index.js';
import { ChatPhotoClaims } from './chat-photo-claims.js';
import { ClaimChatPhotos, ClaimedChatPhotos } from './claim-chat-photos.command.js';
import { DecideChatPhotos } from './decide-chat-photos.command.js';
import { StaffSight } from './staff-sight.js';
import { WithdrawChatDecisions } from './withdraw-chat-decisions.command.js';

const Decided = Type.Object({
  /** Until this time the decision can be withdrawn. */
  effective_at: Instant,
});
const decision = { access: 'staff:moderator', key: 'required', reply: { 200: Decided } } as const;
const errors = [photoNotFound, photoAlreadyDecided];

const claimRoute = defineContract({
  summary: 'Hands out the oldest chat photos under inspection, each to one moderator; asked again, it keeps them',
  access: 'staff:moderator',
  reply: { 200: ClaimedChatPhotos },
});
const releaseRoute = defineContract({
  summary: 'Gives back what was handed out',
  access: 'staff:moderator',
  reply: { 204: Type.Null() },
});
const approveRoute = defineContract({
  ...decision,
  summary: 'Approve chat photos, after the seconds in which it can be taken back',
  body: PhotosDto,
  errors: [...errors, photoClaimed],
});
const rejectRoute = defineContract({
  ...decision,
  summary: 'Reject chat photos: they are removed from the conversation, and their credits returned',
  body: RejectPhotosDto,
  errors: [...errors, photoClaimed],
});
const undoRoute = defineContract({
  ...decision,
  summary: 'Take back own decisions before anybody is told',
  body: PhotosDto,
  reply: { 204: Type.Null() },
  errors,
});
const showRoute = defineContract({
  summary: 'A chat photo, for the queue and the inbox of fictional profiles',
  access: 'staff:moderator',
  limit: 'pictures',
  params: renditionParams,
  reply: { 200: PICTURE, 304: Type.Null() },
  errors: [photoNotFound],
});

/** Moderators inspect chat photos (CHT-11), like photos of albums, in a queue of their own. */
@Controller('admin/chat-photos')
export class ChatPhotosAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly claims: ChatPhotoClaims,
    private readonly sight: StaffSight,
  ) {}

  @Post('claim', claimRoute)
  claim(@Req() { caller }: RequestOf<typeof claimRoute>): Promise<ClaimedChatPhotos> {
    return this.commands.execute(new ClaimChatPhotos({ staffId: caller.id }));
  }

  @Post('release', releaseRoute)
  release(@Req() { caller }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.claims.release(caller.id);
  }

  @Post('approve', approveRoute)
  async approve(@Req() { caller, key, body }: RequestOf<typeof approveRoute>) {
    const decide = new DecideChatPhotos({ staffId: caller.id, key, photoIds: body.ids, reason: null });
    return { effective_at: (await this.commands.execute(decide)).effectiveAt };
  }

  @Post('reject', rejectRoute)
  async reject(@Req() { caller, key, body }: RequestOf<typeof rejectRoute>) {
    const { ids, reason, statement_of_reasons: statement } = body;
    const decide = new DecideChatPhotos({ staffId: caller.id, key, photoIds: ids, reason, statement });
    return { effective_at: (await this.commands.execute(decide)).effectiveAt };
  }

  @Post('undo', undoRoute)
  undo(@Req() { caller, key, body }: RequestOf<typeof undoRoute>): Promise<void> {
    return this.commands.execute(new WithdrawChatDecisions({ staffId: caller.id, key, photoIds: body.ids }));
  }

  @Get(':id/:rendition', showRoute)
  async show(@Req() request: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { id, rendition } = request.params;
    return sendPicture(request, reply, await this.sight.picture(id, rendition));
  }
}
