import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, notFound, type Reply, type RequestOf } from '../../../kernel/index.js';
import { LanderFiles } from './lander-files.js';
import { rangeOf } from './range.js';

const file = (description: string) =>
  Type.Unsafe<Buffer>({
    description,
    content: Object.fromEntries(
      ['image/webp', 'video/mp4', 'video/webm'].map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  });
const contract = {
  params: Type.Object({
    file: Type.String({ pattern: '^own-[0-9a-f]{32}(-[1-9][0-9]{2,3}x[1-9][0-9]{2,3}|\\.(mp4|webm))$' }),
  }),
  reply: { 200: file('The file'), 206: file('The part of it that was asked for'), 416: Type.Null() },
};
const showRoute = defineContract({
  summary: "The operator's own picture or video of a lander",
  access: 'visitor',
  limit: 'pictures',
  ...contract,
});
const staffRoute = defineContract({
  summary: "The operator's own picture or video of a lander, also before a page has it",
  access: 'staff',
  limit: 'pictures',
  ...contract,
});

const TYPES: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' };

/** A file never changes under its id, and is the same for everybody. Some browsers play a video only in parts. */
async function send(files: LanderFiles, id: string, asked: string | undefined, reply: Reply): Promise<Buffer | null> {
  const range = rangeOf(asked);
  const part = await files.read(id, range?.from, range?.length);
  if (!part) throw notFound({});
  const { bytes, total } = part;
  void reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes');
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

@Controller('lander-files')
export class LanderFilesController {
  constructor(private readonly files: LanderFiles) {}

  @Get(':file', showRoute)
  show(@Req() { params, headers }: RequestOf<typeof showRoute>, @Res({ passthrough: true }) reply: Reply) {
    return send(this.files, params.file, headers.range, reply);
  }
}

/** The site's own route does not exist at the console's address. */
@Controller('admin/lander-files')
export class LanderFilesAdminController {
  constructor(private readonly files: LanderFiles) {}

  @Get(':file', staffRoute)
  show(@Req() { params, headers }: RequestOf<typeof staffRoute>, @Res({ passthrough: true }) reply: Reply) {
    return send(this.files, params.file, headers.range, reply);
  }
}
