import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { App } from './app.js';
import { isServerPage } from '../meeting/landers/index.js';
import { markConsole } from '../kernel/http/index.js';
import { watchAnswers } from './leaving.js';

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves one origin: the API with the pages it writes itself, and a site's files for every other path. The console has an origin of its own, and only
 * requests that arrive there reach its routes.
 */
export async function serve(
  { fastify }: Pick<App, 'fastify'>,
  options: { host: string; port: number; site: Site; console: boolean },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (options.console) markConsole(request);
    const path = request.url?.split('?')[0] ?? '';
    if (path.startsWith('/api/') || (!options.console && isServerPage(path))) fastify.routing(request, response);
    else options.site(request, response);
  });
  server.keepAliveTimeout = 65_000;
  watchAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}
