import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { WorkClaims } from '../../ground/claims/index.js';
import { defineContract, Get, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import {
  decideContract,
  PhotosDto,
  RejectPhotosDto,
  releaseContract,
  sendPicture,
  showContract,
  undoContract,
} from '../../members/photos/index.js';
import { ClaimChatPhotos, ClaimedChatPhotos } from './claim-chat-photos.command.js';
import { DecideChatPhotos, WithdrawChatDecisions } from './decide-chat-photos.command.js';
import { ChatPhotos } from './chat-photos.js';

const claimRoute = defineContract({
  summary: 'Hands out the oldest chat photos under inspection, each to one moderator; asked again, it keeps them',
  access: 'staff:moderator',
  reply: { 200: ClaimedChatPhotos },
});
const releaseRoute = defineContract(releaseContract);
const approveRoute = defineContract({
  ...decideContract,
  summary: 'Approve chat photos, after the seconds in which it can be taken back',
  body: PhotosDto,
});
const rejectRoute = defineContract({
  ...decideContract,
  summary: 'Reject chat photos: they are removed from the conversation, and their credits returned',
  body: RejectPhotosDto,
});
const undoRoute = defineContract({
  ...undoContract,
  summary: 'Take back own decisions before anybody is told',
  body: PhotosDto,
});
const showRoute = defineContract({
  ...showContract,
  summary: 'A chat photo, for the queue and the inbox of fictional profiles',
});

/** Moderators inspect chat photos (CHT-11), like photos of albums, in a queue of their own. */
@Controller('admin/chat-photos')
export class ChatPhotosAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly claims: WorkClaims,
    private readonly photos: ChatPhotos,
  ) {}

  @Post('claim', claimRoute)
  claim(@Req() { caller }: RequestOf<typeof claimRoute>): Promise<ClaimedChatPhotos> {
    return this.commands.execute(new ClaimChatPhotos({ staffId: caller.id }));
  }

  @Post('release', releaseRoute)
  release(@Req() { caller }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.claims.release('chat_photos', caller.id);
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
    return sendPicture(request, reply, await this.photos.pictureForStaff(id, rendition));
  }
}
