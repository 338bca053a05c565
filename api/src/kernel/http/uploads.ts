import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { unsupportedMediaType } from '../errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUpload?: boolean;
  }
}

/** Accepts multipart forms, only on routes that declare an upload. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  app.addHook('onRequest', (request, _reply, done) => {
    const form = request.headers['content-type']?.startsWith('multipart/') ?? false;
    done(form && !request.routeOptions.config.takesUpload ? unsupportedMediaType({}) : undefined);
  });
}
