import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Get, Id, Post, premiumRequired, Put, type RequestOf } from '../../kernel/index.js';
import { AddPhoto } from './commands/add-photo.command.js';
import { ArrangePhotos, ChooseMainPhoto, DeletePhoto } from './commands/change-album.command.js';
import { Incoming } from './incoming.js';
import { PhotosDto } from './inspection.js';
import { photoLimitReached, photoNotActive, photoNotFound, uploadRefusals } from './photos.errors.js';
import { ListOwnPhotos, OwnPhotos } from './queries/list-own-photos.query.js';
import { UploadMutex } from './upload-mutex.js';

const params = Type.Object({ id: Id });
const listRoute = defineContract({
  summary: 'All own photos, with how each stands',
  access: 'member',
  reply: { 200: OwnPhotos },
});
const addRoute = defineContract({
  summary: 'Add a photo (JPEG, PNG, WebP or HEIC, at most 15 MB); staff look at it before others see it',
  access: 'active',
  key: 'required',
  upload: 'photo',
  reply: { 201: OwnPhotos },
  errors: [photoLimitReached, premiumRequired, ...uploadRefusals],
});
const deleteRoute = defineContract({
  summary: 'Delete an own photo, in every form',
  access: 'member',
  params,
  reply: { 200: OwnPhotos },
  errors: [photoNotFound],
});
const mainRoute = defineContract({
  summary: 'Show this photo as profile photo',
  access: 'active',
  params,
  reply: { 200: OwnPhotos },
  errors: [photoNotFound, photoNotActive],
});
const orderRoute = defineContract({
  summary: 'Put the photos in this order; those that are not named come after them',
  access: 'member',
  body: PhotosDto,
  reply: { 200: OwnPhotos },
  errors: [photoNotFound],
});
@Controller('photos')
export class PhotosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly incoming: Incoming,
    private readonly turns: UploadMutex,
  ) {}

  @Get('', listRoute)
  list(@Req() { caller }: RequestOf<typeof listRoute>): Promise<OwnPhotos> {
    return this.queries.execute(new ListOwnPhotos(caller.id));
  }

  @Post('', addRoute)
  async add(@Req() request: RequestOf<typeof addRoute>): Promise<OwnPhotos> {
    const { caller, key } = request;
    const withFile: AddPhoto['input']['withFile'] = (use) => this.incoming.withFile(request, use);
    await this.turns.run(caller.id, () => this.commands.execute(new AddPhoto({ memberId: caller.id, key, withFile })));
    return this.queries.execute(new ListOwnPhotos(caller.id));
  }

  @Delete(':id', deleteRoute)
  async delete(@Req() { caller, key, params }: RequestOf<typeof deleteRoute>): Promise<OwnPhotos> {
    await this.commands.execute(new DeletePhoto({ memberId: caller.id, key, photoId: params.id }));
    return this.queries.execute(new ListOwnPhotos(caller.id));
  }

  @Put('order', orderRoute)
  async arrange(@Req() { caller, key, body }: RequestOf<typeof orderRoute>): Promise<OwnPhotos> {
    await this.commands.execute(new ArrangePhotos({ memberId: caller.id, key, photoIds: body.ids }));
    return this.queries.execute(new ListOwnPhotos(caller.id));
  }

  @Put(':id/main', mainRoute)
  async choose(@Req() { caller, key, params }: RequestOf<typeof mainRoute>): Promise<OwnPhotos> {
    await this.commands.execute(new ChooseMainPhoto({ memberId: caller.id, key, photoId: params.id }));
    return this.queries.execute(new ListOwnPhotos(caller.id));
  }
}
