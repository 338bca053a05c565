import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds an idle connection stays open for a request that the client sent before it could know. */
const GRACE = 1_000;
const LOOK_EVERY = 50;

interface Watched {
  underWay: Set<ServerResponse>;
  leaving: boolean;
}
const watched = new WeakMap<Server, Watched>();

/** Tracks a server's connections and requests, so that it can shut down without cutting any off. */
export function watchAnswers(server: Server): Server {
  const state: Watched = { underWay: new Set(), leaving: false };
  watched.set(server, state);
  return server.prependListener('request', (_request, response) => {
    // Node then sends `connection: close` with the answer and closes the connection after it.
    if (state.leaving) response.shouldKeepAlive = false;
    state.underWay.add(response);
    response.once('close', () => state.underWay.delete(response));
  });
}

/**
 * Graceful shutdown: accepts no new connections, answers running requests and those still arriving on open connections,
 * then closes them. Whatever is left after `limit` milliseconds is cut off.
 */
export async function leave(servers: readonly Server[], limit: number): Promise<void> {
  const begun = performance.now();
  let left = servers.length;
  for (const server of servers) {
    const state = watched.get(server)!;
    state.leaving = true;
    for (const response of state.underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    // The HTTP server's own `close` would also cut off idle connections that have a request on its way.
    NetServer.prototype.close.call(server, () => left--);
  }
  while (left > 0 && performance.now() - begun < limit) {
    await sleep(LOOK_EVERY);
    if (performance.now() - begun > GRACE) for (const server of servers) server.closeIdleConnections();
  }
  for (const server of servers) server.closeAllConnections();
}
