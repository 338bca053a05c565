import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, notFound, type Reply, type RequestOf } from '../../kernel/index.js';
import { GiftPictures } from './gift-pictures.js';

const contract = {
  params: Type.Object({ picture: Type.String({ pattern: '^own-[0-9a-f]{32}$' }) }),
  reply: {
    200: Type.Unsafe<Buffer>({
      description: 'The picture',
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    }),
  },
};
const showRoute = defineContract({
  summary: "The operator's own picture of a gift, by the id that the catalogue tells",
  access: 'visitor',
  limit: 'pictures',
  ...contract,
});
const staffRoute = defineContract({
  summary: "The operator's own picture of a gift, also before a gift has it",
  access: 'staff',
  limit: 'pictures',
  ...contract,
});

/** A picture never changes under its id, and is the same for everybody. */
async function send(pictures: GiftPictures, id: string, reply: Reply): Promise<Buffer> {
  const bytes = await pictures.read(id);
  if (!bytes) throw notFound({});
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type('image/webp');
  return bytes;
}

@Controller('gift-pictures')
export class GiftPicturesController {
  constructor(private readonly pictures: GiftPictures) {}

  @Get(':picture', showRoute)
  show(@Req() { params }: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    return send(this.pictures, params.picture, reply);
  }
}

/** The site's own route does not exist at the console's address. */
@Controller('admin/gift-pictures')
export class GiftPicturesAdminController {
  constructor(private readonly pictures: GiftPictures) {}

  @Get(':picture', staffRoute)
  show(@Req() { params }: RequestOf<typeof staffRoute>, @Res({ passthrough: true }) reply: Reply) {
    return send(this.pictures, params.picture, reply);
  }
}
