import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { Id, type Reply } from '../../kernel/index.js';
import type { Picture } from './queries/get-rendition.query.js';
import { RENDITIONS } from './renditions.js';

export const renditionParams = Type.Object({
  id: Id,
  rendition: Type.Union(RENDITIONS.map((rendition) => Type.Literal(rendition))),
});

/** For the API's description; a picture is sent as it is. */
export const PICTURE = Type.Unsafe<Buffer | undefined>({
  description: 'The picture',
  content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
});

/** For so many seconds a browser shows a picture again without asking whether it still may. */
const KEPT = 30;

/**
 * Pictures of people: kept by the viewer's browser alone, never by anything on the way, and asked about again after
 * half a minute. What the browser has already is not sent, nor read, again.
 */
export async function sendPicture(request: Pick<FastifyRequest, 'headers'>, reply: Reply, picture: Picture) {
  void reply
    .header('cache-control', `private, max-age=${KEPT}, must-revalidate`)
    .header('etag', picture.tag)
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === picture.tag) {
    void reply.code(304);
    return undefined;
  }
  const bytes = await picture.read();
  void reply.type('image/webp');
  return bytes;
}
