import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Instant, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { Claimed, ClaimPhotos } from './commands/claim-photos.command.js';
import { DecidePhotos } from './commands/decide-photos.command.js';
import { RevokeApproval } from './commands/revoke-approval.command.js';
import { WithdrawDecisions } from './commands/withdraw-decisions.command.js';
import { PhotoClaims } from './photo-claims.js';
import { photoAlreadyDecided, photoClaimed, photoNotActive, photoNotFound } from './photos.errors.js';
import { Photos } from './photos.js';
import { GetRendition } from './queries/get-rendition.query.js';
import { PICTURE, renditionParams, sendPicture } from './rendition-reply.js';
import { PhotosDto, RejectPhotosDto, RevokeApprovalDto } from './photos.dto.js';

const Decided = Type.Object({
  /** Until this time the decision can be withdrawn. */
  effective_at: Instant,
});
const decision = { access: 'staff:moderator', key: 'required', reply: { 200: Decided } } as const;
const errors = [photoNotFound, photoAlreadyDecided];

const claimRoute = defineContract({
  summary: 'Hands out the oldest photos under inspection, each to one moderator; asked again, it keeps them',
  access: 'staff:moderator',
  reply: { 200: Claimed },
});
const releaseRoute = defineContract({
  summary: 'Gives back what was handed out',
  access: 'staff:moderator',
  reply: { 204: Type.Null() },
});
const approveRoute = defineContract({
  ...decision,
  summary: 'Let members see photos, after the seconds in which it can be taken back',
  body: PhotosDto,
  errors: [...errors, photoClaimed],
});
const rejectRoute = defineContract({
  ...decision,
  summary: 'Turn photos down; their owners are told why, after the seconds in which it can be taken back',
  body: RejectPhotosDto,
  errors: [...errors, photoClaimed],
});
const undoRoute = defineContract({
  ...decision,
  summary: 'Take back own decisions before their owners are told',
  body: PhotosDto,
  reply: { 204: Type.Null() },
  errors,
});
const revokeRoute = defineContract({
  summary: 'Turn down a photo that was approved; at once, its owner is told why',
  access: 'staff:moderator',
  key: 'required',
  params: Type.Object({ id: Id }),
  body: RevokeApprovalDto,
  reply: { 204: Type.Null() },
  errors: [photoNotFound, photoNotActive],
});
const showRoute = defineContract({
  summary: 'The picture itself',
  access: 'staff:moderator',
  limit: 'pictures',
  params: renditionParams,
  reply: { 200: PICTURE, 304: Type.Null() },
  errors: [photoNotFound],
});

@Controller('admin')
export class PhotosAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly photos: Photos,
    private readonly claims: PhotoClaims,
  ) {}

  @Post('photos/claim', claimRoute)
  claim(@Req() { caller }: RequestOf<typeof claimRoute>): Promise<Claimed> {
    return this.commands.execute(new ClaimPhotos({ staffId: caller.id }));
  }

  @Post('photos/release', releaseRoute)
  release(@Req() { caller }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.claims.release(caller.id);
  }

  @Post('photos/approve', approveRoute)
  async approve(@Req() { caller, key, body }: RequestOf<typeof approveRoute>) {
    const decided = await this.commands.execute(
      new DecidePhotos({ staffId: caller.id, key, photoIds: body.ids, reason: null }),
    );
    return { effective_at: decided.effectiveAt };
  }

  @Post('photos/reject', rejectRoute)
  async reject(@Req() { caller, key, body }: RequestOf<typeof rejectRoute>) {
    const decided = await this.commands.execute(
      new DecidePhotos({
        staffId: caller.id,
        key,
        photoIds: body.ids,
        reason: body.reason,
        statement: body.statement_of_reasons,
      }),
    );
    return { effective_at: decided.effectiveAt };
  }

  @Post('photos/undo', undoRoute)
  undo(@Req() { caller, key, body }: RequestOf<typeof undoRoute>): Promise<void> {
    return this.commands.execute(new WithdrawDecisions({ staffId: caller.id, key, photoIds: body.ids }));
  }

  @Post('photos/:id/revoke', revokeRoute)
  revoke(@Req() { caller, key, params, body }: RequestOf<typeof revokeRoute>): Promise<void> {
    return this.commands.execute(
      new RevokeApproval({
        staffId: caller.id,
        key,
        photoId: params.id,
        reason: body.reason,
        statement: body.statement_of_reasons,
      }),
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
