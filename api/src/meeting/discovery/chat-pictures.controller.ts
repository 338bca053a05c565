import { Controller, Req, Res } from '@nestjs/common';
import { defineContract, Get, type Reply, type RequestOf } from '../../kernel/index.js';
import { photoAddressExpired, photoNotFound, sendPicture, signedPictureContract } from '../../members/photos/index.js';
import { ChatPhotos } from '../chat-photos/index.js';
import { Sight } from './sight.js';

const showRoute = defineContract({
  summary: 'A photo that was sent in a chat, for one of the two, at an address that the API handed out',
  access: 'active',
  ...signedPictureContract,
  errors: [photoNotFound, photoAddressExpired],
});

/** Photos of chats; as those of albums, for who may see their sender at that moment (CHT-11, decision 74). */
@Controller('chat-photos')
export class ChatPicturesController {
  constructor(
    private readonly photos: ChatPhotos,
    private readonly sight: Sight,
  ) {}

  @Get(':id/:rendition', showRoute)
  async show(@Req() request: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { caller, params, query } = request;
    const row = await this.photos.find(params.id);
    if (!row || !(await this.sight.allows(caller, row.from_id))) throw photoNotFound({});
    return sendPicture(request, reply, await this.photos.pictureFor(caller.id, row, params.rendition, query));
  }
}
