import { readFile } from 'node:fs/promises';
import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, defineError, Post, unsupportedMediaType, type RequestOf } from '../../../kernel/index.js';
import { OwnFiles } from '../../../ground/catalogues/index.js';
import {
  Emblems,
  Incoming,
  type IncomingFile,
  photoTooLarge,
  UploadMutex,
  uploadRefusals,
} from '../../../members/photos/index.js';
import { videoFormat } from './video-format.js';

const videoNotReadable = defineError('video_not_readable', 422);

const pictureRoute = defineContract({
  summary: 'Upload a picture for a lander (JPEG, PNG, WebP or HEIC, at most 15 MB); a page gets it with the settings',
  access: 'staff:admin',
  upload: 'photo',
  reply: { 201: Type.Object({ picture: Type.String() }) },
  errors: uploadRefusals,
});
const videoRoute = defineContract({
  summary:
    'Upload a video for the lander that plays one (MP4 or WebM, at most 15 MB); a page gets it with the settings',
  access: 'staff:admin',
  upload: 'photo',
  reply: { 201: Type.Object({ video: Type.String() }) },
  errors: [videoNotReadable, photoTooLarge, unsupportedMediaType],
});

/** Here and not with the settings, which know nothing of decoders. */
@Controller('admin')
export class LanderUploadsController {
  constructor(
    private readonly incoming: Incoming,
    private readonly turns: UploadMutex,
    private readonly emblems: Emblems,
    private readonly files: OwnFiles,
  ) {}

  @Post('lander-pictures', pictureRoute)
  picture(@Req() request: RequestOf<typeof pictureRoute>) {
    return this.received(request, async (file) => {
      const { bytes, ...size } = await this.emblems.picture(file);
      return { picture: await this.files.keepLanderPicture(bytes, size) };
    });
  }

  /** Kept as it came, for nothing here decodes it: its first bytes say what it is, and so is it always served. */
  @Post('lander-videos', videoRoute)
  video(@Req() request: RequestOf<typeof videoRoute>) {
    return this.received(request, async ({ path }) => {
      const bytes = await readFile(path);
      const format = videoFormat(bytes);
      if (!format) throw videoNotReadable({});
      return { video: await this.files.keepLanderVideo(bytes, format) };
    });
  }

  private received<T>(request: RequestOf<typeof pictureRoute>, keep: (file: IncomingFile) => Promise<T>): Promise<T> {
    return this.turns.run(request.caller.id, () => this.incoming.withFile(request, keep));
  }
}
