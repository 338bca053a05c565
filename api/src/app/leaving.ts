import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds an idle connection stays open for a request that was sent before anybody could know. */
const GRACE = 1_000;
const LOOK_EVERY = 50;

interface Watched {
  underWay: Set<ServerResponse>;
  leaving: boolean;
}
const watched = new WeakMap<Server, Watched>();

/** Notes what a server is at, so that it can leave without cutting anybody off. */
export function watchAnswers(server: Server): Server {
  const state: Watched = { underWay: new Set(), leaving: false };
  watched.set(server, state);
  return server.prependListener('request', (_request, response) => {
    // Node then says `connection: close` in the answer, and ends the connection after it.
    if (state.leaving) response.shouldKeepAlive = false;
    state.underWay.add(response);
    response.once('close', () => state.underWay.delete(response));
  });
}

/**
 * Takes no new connection, answers what is under way and what still comes in on open connections, then closes them; at
 * the end of `limit` (ms) whatever is left is cut off.
 */
export async function leave(servers: readonly Server[], limit: number): Promise<void> {
  const begun = performance.now();
  let left = servers.length;
  for (const server of servers) {
    const state = watched.get(server)!;
    state.leaving = true;
    for (const response of state.underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    // The server's own `close` would cut off connections that are idle this moment, with a request on its way.
    NetServer.prototype.close.call(server, () => left--);
  }
  while (left > 0 && performance.now() - begun < limit) {
    await sleep(LOOK_EVERY);
    if (performance.now() - begun > GRACE) for (const server of servers) server.closeIdleConnections();
  }
  for (const server of servers) server.closeAllConnections();
}
