import multipart from '@fastify/multipart';
import type { FastifyInstance, onRequestHookHandler, onResponseHookHandler } from 'fastify';
import { unsupportedMediaType } from '../errors.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUpload?: boolean;
  }
}

/** Accepts multipart forms, only on routes that declare an upload. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await addMultipart(app);
  app.addHook('onRequest', (request, _reply, done) => {
    const form = request.headers['content-type']?.startsWith('multipart/') ?? false;
    done(form && !request.routeOptions.config.takesUpload ? unsupportedMediaType({}) : undefined);
  });
}

/** The library's hooks, which would run for every request, are those of upload routes alone. */
async function addMultipart(app: FastifyInstance): Promise<void> {
  const onRequest: onRequestHookHandler[] = [];
  const onResponse: onResponseHookHandler[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.config?.takesUpload) return;
    route.onRequest = [onRequest, route.onRequest ?? []].flat();
    route.onResponse = [onResponse, route.onResponse ?? []].flat();
  });
  const addHook = (name: string, hook: never) => (name === 'onRequest' ? onRequest : onResponse).push(hook);
  const own = Object.assign(Object.create(app) as FastifyInstance, { addHook });
  await new Promise<void>((resolve, reject) => multipart(own, {}, (error) => (error ? reject(error) : resolve())));
}
