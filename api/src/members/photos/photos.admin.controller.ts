import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { WorkClaims } from '../../ground/claims/index.js';
import { defineContract, Get, Id, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { Claimed, ClaimPhotos } from './commands/claim-photos.command.js';
import { DecidePhotos, WithdrawDecisions } from './commands/decide-photos.command.js';
import { RevokeApproval, RevokeApprovalDto } from './commands/revoke-approval.command.js';
import {
  decideContract,
  PhotosDto,
  RejectPhotosDto,
  releaseContract,
  showContract,
  undoContract,
} from './inspection.js';
import { photoNotActive, photoNotFound } from './photos.errors.js';
import { Photos } from './photos.js';
import { GetRendition } from './queries/get-rendition.query.js';
import { sendPicture } from './rendition-reply.js';

const claimRoute = defineContract({
  summary: 'Hands out the oldest photos under inspection, each to one moderator; asked again, it keeps them',
  access: 'staff:moderator',
  reply: { 200: Claimed },
});
const releaseRoute = defineContract(releaseContract);
const approveRoute = defineContract({
  ...decideContract,
  summary: 'Let members see photos, after the seconds in which it can be taken back',
  body: PhotosDto,
});
const rejectRoute = defineContract({
  ...decideContract,
  summary: 'Turn photos down; their owners are told why, after the seconds in which it can be taken back',
  body: RejectPhotosDto,
});
const undoRoute = defineContract({
  ...undoContract,
  summary: 'Take back own decisions before their owners are told',
  body: PhotosDto,
});
const revokeRoute = defineContract({
  summary: 'Turn down a photo that was approved; at once, its owner is told why',
  access: 'staff:moderator',
  key: 'required',
  params: Type.Object({ id: Id }),
  body: RevokeApprovalDto,
  errors: [photoNotFound, photoNotActive],
});
const showRoute = defineContract({ ...showContract, summary: 'The picture itself' });

@Controller('admin')
export class PhotosAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly photos: Photos,
    private readonly claims: WorkClaims,
  ) {}

  @Post('photos/claim', claimRoute)
  claim(@Req() { caller }: RequestOf<typeof claimRoute>): Promise<Claimed> {
    return this.commands.execute(new ClaimPhotos({ staffId: caller.id }));
  }

  @Post('photos/release', releaseRoute)
  release(@Req() { caller }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.claims.release('photos', caller.id);
  }

  @Post('photos/approve', approveRoute)
  async approve(@Req() { caller, key, body }: RequestOf<typeof approveRoute>) {
    const decide = new DecidePhotos({ staffId: caller.id, key, photoIds: body.ids, reason: null });
    return { effective_at: (await this.commands.execute(decide)).effectiveAt };
  }

  @Post('photos/reject', rejectRoute)
  async reject(@Req() { caller, key, body }: RequestOf<typeof rejectRoute>) {
    const { ids, reason, statement_of_reasons: statement } = body;
    const decide = new DecidePhotos({ staffId: caller.id, key, photoIds: ids, reason, statement });
    return { effective_at: (await this.commands.execute(decide)).effectiveAt };
  }

  @Post('photos/undo', undoRoute)
  undo(@Req() { caller, key, body }: RequestOf<typeof undoRoute>): Promise<void> {
    return this.commands.execute(new WithdrawDecisions({ staffId: caller.id, key, photoIds: body.ids }));
  }

  @Post('photos/:id/revoke', revokeRoute)
  revoke(@Req() { caller, key, params, body }: RequestOf<typeof revokeRoute>): Promise<void> {
    const { reason, statement_of_reasons: statement } = body;
    return this.commands.execute(
      new RevokeApproval({ staffId: caller.id, key, photoId: params.id, reason, statement }),
    );
  }

  @Get('photos/:id/:rendition', showRoute)
  async show(@Req() request: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    const photo = await this.photos.find(request.params.id);
    if (!photo) throw photoNotFound({});
    const picture = await this.queries.execute(
      new GetRendition({ photo, rendition: request.params.rendition, viewer: request.caller, signature: {} }),
    );
    return sendPicture(request, reply, picture);
  }
}
