import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import { Id, type Reply } from '../../kernel/index.js';
import type { Picture } from './queries/get-rendition.query.js';
import { RENDITIONS } from './renditions.js';

/** What an address that the API handed out carries. */
const signedQuery = Type.Object({
  expires: Type.Optional(Type.Integer({ minimum: 0, maximum: 1e11 })),
  signature: Type.Optional(Type.String({ maxLength: 64 })),
});
const renditionParams = Type.Object({
  id: Id,
  rendition: Type.Union(RENDITIONS.map((rendition) => Type.Literal(rendition))),
});

/** For the OpenAPI document; a picture is sent as raw bytes. */
export const PICTURE = Type.Unsafe<Buffer | undefined>({
  description: 'The picture',
  content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
});

/** What the contracts of pictures share. */
export const pictureContract = {
  limit: 'pictures' as const,
  params: renditionParams,
  reply: { 200: PICTURE, 304: Type.Null() },
};
export const signedPictureContract = { ...pictureContract, query: signedQuery };

/** Seconds for which a browser shows a picture again without checking whether it still may. */
const MAX_AGE_SECONDS = 30;

/**
 * Pictures of people may be cached by the viewer's browser only, never by intermediaries, and are revalidated after
 * half a minute. A picture the browser already has is neither read nor sent again.
 */
export async function sendPicture(request: Pick<FastifyRequest, 'headers'>, reply: Reply, picture: Picture) {
  void reply
    .header('cache-control', `private, max-age=${MAX_AGE_SECONDS}, must-revalidate`)
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
