import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Post, type RequestOf } from '../../../kernel/index.js';
import { OwnFiles } from '../../../ground/catalogues/index.js';
import { Emblems, Incoming, type IncomingFile, UploadMutex, uploadRefusals } from '../../../members/photos/index.js';

const uploadRoute = defineContract({
  summary: 'Upload a picture for a gift (JPEG, PNG, WebP or HEIC, at most 15 MB); a gift gets it with the settings',
  access: 'staff:admin',
  upload: 'photo',
  reply: { 201: Type.Object({ picture: Type.String() }) },
  errors: uploadRefusals,
});

/** Here and not with the settings, which know nothing of decoders. */
@Controller('admin/gift-pictures')
export class GiftPictureUploadController {
  constructor(
    private readonly incoming: Incoming,
    private readonly turns: UploadMutex,
    private readonly emblems: Emblems,
    private readonly files: OwnFiles,
  ) {}

  @Post('', uploadRoute)
  upload(@Req() request: RequestOf<typeof uploadRoute>) {
    const keep = async (file: IncomingFile) => ({
      picture: await this.files.keepGiftPicture(await this.emblems.draw(file)),
    });
    return this.turns.run(request.caller.id, () => this.incoming.withFile(request, keep));
  }
}
