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
  await addMultipart(app);
  app.addHook('onRequest', (request, _reply, done) => {
    const form = request.headers['content-type']?.startsWith('multipart/') ?? false;
    done(form && !request.routeOptions.config.takesUpload ? unsupportedMediaType({}) : undefined);
  });
}

/** The library's hooks, which would run for every request, become those of upload routes alone. */
async function addMultipart(app: FastifyInstance): Promise<void> {
  const hooks = new Map<string, unknown[]>();
  app.addHook('onRoute', (route) => {
    if (!route.config?.takesUpload) return;
    const own = route as unknown as Record<string, unknown>;
    for (const [name, some] of hooks) own[name] = [some, own[name] ?? []].flat();
  });
  const addHook = (name: string, hook: unknown) => void hooks.set(name, [...(hooks.get(name) ?? []), hook]);
  const instance = Object.assign(Object.create(app) as FastifyInstance, { addHook });
  await new Promise<void>((resolve, reject) => multipart(instance, {}, (error) => (error ? reject(error) : resolve())));
}
