import { Type } from 'typebox';
import type { Reply } from '../kernel/index.js';
import { RENDITIONS } from './renditions.js';

export const renditionParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
  rendition: Type.Union(RENDITIONS.map((rendition) => Type.Literal(rendition))),
});

/** For the API's description; a picture is sent as it is. */
export const PICTURE = Type.Unsafe<Buffer>({
  description: 'The picture',
  content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
});

/** Pictures of people: kept by the viewer's browser alone, never by anything on the way. */
export function sendPicture(reply: Reply, seconds: number): void {
  void reply
    .type('image/webp')
    .header('cache-control', `private, max-age=${seconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox");
}
