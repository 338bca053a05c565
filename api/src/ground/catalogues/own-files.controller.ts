import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, notFound, type Reply, type RequestOf } from '../../kernel/index.js';
import { OwnFiles } from './own-files.js';
import { rangeOf } from './range.js';

const file = (description: string, ...types: string[]) =>
  Type.Unsafe<Buffer>({
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  });
const landerFile = (description: string) => file(description, 'image/webp', 'video/mp4', 'video/webm');

const picture = {
  limit: 'pictures',
  params: Type.Object({ picture: Type.String({ pattern: '^own-[0-9a-f]{32}$' }) }),
  reply: { 200: file('The picture', 'image/webp') },
} as const;
const pictureRoute = defineContract({
  summary: "The operator's own picture of a gift, by the id that the catalogue tells",
  access: 'visitor',
  ...picture,
});
const pictureForStaffRoute = defineContract({
  summary: "The operator's own picture of a gift, also before a gift has it",
  access: 'staff',
  ...picture,
});

const ofLander = {
  limit: 'pictures',
  params: Type.Object({
    file: Type.String({ pattern: '^own-[0-9a-f]{32}(-[1-9][0-9]{2,3}x[1-9][0-9]{2,3}|\\.(mp4|webm))$' }),
  }),
  reply: { 200: landerFile('The file'), 206: landerFile('The part of it that was asked for'), 416: Type.Null() },
} as const;
const fileRoute = defineContract({
  summary: "The operator's own picture or video of a lander",
  access: 'visitor',
  ...ofLander,
});
const fileForStaffRoute = defineContract({
  summary: "The operator's own picture or video of a lander, also before a page has it",
  access: 'staff',
  ...ofLander,
});

const TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' };

/** Twice each: the site's own routes do not exist at the console's address. */
@Controller()
export class OwnFilesController {
  constructor(private readonly files: OwnFiles) {}

  @Get('gift-pictures/:picture', pictureRoute)
  picture(@Req() { params }: RequestOf<typeof pictureRoute>, @Res({ passthrough: true }) reply: Reply) {
    return this.send(reply, params.picture);
  }

  @Get('admin/gift-pictures/:picture', pictureForStaffRoute)
  pictureForStaff(@Req() { params }: RequestOf<typeof pictureForStaffRoute>, @Res({ passthrough: true }) reply: Reply) {
    return this.send(reply, params.picture);
  }

  @Get('lander-files/:file', fileRoute)
  file(@Req() { params, headers }: RequestOf<typeof fileRoute>, @Res({ passthrough: true }) reply: Reply) {
    return this.sendPart(reply, params.file, headers.range);
  }

  @Get('admin/lander-files/:file', fileForStaffRoute)
  fileForStaff(
    @Req() { params, headers }: RequestOf<typeof fileForStaffRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ) {
    return this.sendPart(reply, params.file, headers.range);
  }

  /** A file never changes under its id, and is the same for everybody. */
  private async send(reply: Reply, id: string, asked?: string): Promise<Buffer | null> {
    const range = rangeOf(asked);
    const part = await this.files.read(id, range?.from, range?.length);
    if (!part) throw notFound({});
    const { bytes, total } = part;
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (range && range.from >= total) {
      void reply.status(416).header('content-range', `bytes */${total}`);
      return null;
    }
    if (range) {
      void reply.status(206).header('content-range', `bytes ${range.from}-${range.from + bytes.length - 1}/${total}`);
    }
    void reply.type(TYPES[id.split('.')[1] ?? ''] ?? 'image/webp');
    return bytes;
  }

  /** Some browsers play a video only in parts. */
  private sendPart(reply: Reply, id: string, asked: string | undefined): Promise<Buffer | null> {
    void reply.header('accept-ranges', 'bytes');
    return this.send(reply, id, asked);
  }
}
