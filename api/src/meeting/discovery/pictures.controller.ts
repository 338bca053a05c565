import { Controller, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { defineContract, Get, premiumRequired, type Reply, type RequestOf } from '../../kernel/index.js';
import {
  GetRendition,
  photoAddressExpired,
  photoNotFound,
  Photos,
  sendPicture,
  signedPictureContract,
} from '../../members/photos/index.js';
import { Sight } from './sight.js';

const showRoute = defineContract({
  summary: 'A picture, at an address that the API handed out',
  access: 'visitor',
  ...signedPictureContract,
  errors: [photoNotFound, premiumRequired, photoAddressExpired],
});

/** Pictures of members, each time for who may see their owner at that moment: an address alone opens nothing. */
@Controller('photos')
export class PicturesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly photos: Photos,
    private readonly sight: Sight,
  ) {}

  @Get(':id/:rendition', showRoute)
  async show(@Req() request: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { caller, params, query } = request;
    const photo = await this.photos.find(params.id);
    if (!photo || !(await this.sight.allows(caller, photo.memberId))) throw photoNotFound({});
    const picture = await this.queries.execute(
      new GetRendition({ photo, rendition: params.rendition, viewer: caller, signature: query }),
    );
    return sendPicture(request, reply, picture);
  }
}
