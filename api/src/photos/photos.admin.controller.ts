import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import {
  contentRange,
  defineContract,
  Get,
  ListQuery,
  Post,
  readList,
  type Reply,
  type RequestOf,
} from '../kernel/index.js';
import { DecidePhoto } from './commands/decide-photo.command.js';
import { photoAlreadyDecided, photoNotFound } from './photos.errors.js';
import { GetRendition } from './queries/get-rendition.query.js';
import { ConsolePhoto, ListPhotoQueue } from './queries/list-photo-queue.query.js';
import { Reason } from './queries/list-own-photos.query.js';
import { PICTURE, renditionParams, sendPicture } from './rendition-reply.js';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const queueRoute = defineContract({
  summary: 'Photos under inspection, the oldest first, in the conventions of simple-rest',
  access: 'staff:moderator',
  query: ListQuery,
  reply: { 200: Type.Array(ConsolePhoto) },
});
const approveRoute = defineContract({
  summary: 'Let members see a photo',
  access: 'staff:moderator',
  key: 'required',
  params,
  reply: { 204: Type.Null() },
  errors: [photoNotFound, photoAlreadyDecided],
});
const rejectRoute = defineContract({
  summary: 'Turn a photo down; its owner is told why',
  access: 'staff:moderator',
  key: 'required',
  params,
  body: Type.Object({ reason: Reason }, { additionalProperties: false }),
  reply: { 204: Type.Null() },
  errors: [photoNotFound, photoAlreadyDecided],
});
const showRoute = defineContract({
  summary: 'The picture itself',
  access: 'staff:moderator',
  params: renditionParams,
  reply: { 200: PICTURE },
  errors: [photoNotFound],
});

@Controller('admin/photos')
export class PhotosAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('', queueRoute)
  async queue(@Req() { query }: RequestOf<typeof queueRoute>, @Res({ passthrough: true }) reply: Reply) {
    const list = readList(query, { sortable: ['added_at'], sort: ['added_at', 'ASC'] });
    const { photos, total } = await this.queries.execute(new ListPhotoQueue(list));
    void reply.header('content-range', contentRange('photos', list.from, photos.length, total));
    return photos;
  }

  @Post(':id/approve', approveRoute)
  approve(@Req() { caller, key, params }: RequestOf<typeof approveRoute>): Promise<void> {
    return this.commands.execute(new DecidePhoto(caller.id, key, params.id.toLowerCase(), { approved: true }));
  }

  @Post(':id/reject', rejectRoute)
  reject(@Req() { caller, key, params, body }: RequestOf<typeof rejectRoute>): Promise<void> {
    const decision = { approved: false, reason: body.reason } as const;
    return this.commands.execute(new DecidePhoto(caller.id, key, params.id.toLowerCase(), decision));
  }

  @Get(':id/:rendition', showRoute)
  async show(@Req() { caller, params }: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { id, rendition } = params;
    const picture = await this.queries.execute(new GetRendition(id.toLowerCase(), rendition, caller, {}));
    sendPicture(reply, 300);
    return picture;
  }
}
