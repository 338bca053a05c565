import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  authenticationRequired,
  clientRequestRequired,
  confirmationRequired,
  crossSiteRequest,
  forbidden,
  invalidInput,
  keyRequired,
  methodNotAllowed,
  notFound,
  otherAccount,
  type DomainError,
} from '../errors.js';
import type { RouteTable } from './route-table.js';
import type { Caller } from '../caller.js';
import type { Access } from './route.js';
import type { Sessions } from './sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    key: string;
  }
  interface FastifyContextConfig {
    access?: Access;
    needsKey?: boolean;
    needsMarker?: boolean;
  }
}

const KEY = /^[\w-]{16,64}$/;
const CONSOLE = Symbol('console');
const CONSOLE_ROUTES = '/api/admin/';

/** Marks a raw request as received on the console's address. */
export const markConsole = (raw: object): void => void Object.assign(raw, { [CONSOLE]: true });
const isConsole = (raw: object): boolean => CONSOLE in raw;

/**
 * Decides who may call a route, before the request is parsed: marker header and origin (against cross-site request
 * forgery), idempotency key, session, status, role. Synchronous if this process has the session cached.
 */
export function guardRoutes(app: FastifyInstance, sessions: Sessions, routes: RouteTable): void {
  const cookies = { member: sessions.cookie('member'), staff: sessions.cookie('staff') };
  app.decorateRequest('caller', undefined);
  app.decorateRequest('key', '');

  app.addHook('onRequest', (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const { url, config } = request.routeOptions;
    const { access, needsKey, needsMarker } = config;
    const kind = isConsole(request.raw) ? 'staff' : 'member';
    // Each address has its own routes: the console's do not exist on the member site, and vice versa.
    if ((url ?? request.url).startsWith(CONSOLE_ROUTES) !== (kind === 'staff')) return done(notFound({}));
    if (request.is404) return done(routes.knows(request.url) ? methodNotAllowed({}) : notFound({}));
    // Pages for this machine or for trials, whose forms nobody else's page may send.
    if (!access) return done(request.method === 'POST' && isForeign(request) ? crossSiteRequest({}) : undefined);
    const refusal = needsMarker ? originRefusal(request, needsKey === true) : undefined;
    if (refusal) return done(refusal);
    const token = readCookie(request.headers.cookie, cookies[kind]);
    const found = token === undefined ? undefined : sessions.find(kind, token, isAttended(request));
    const decide = (caller: Caller | undefined) =>
      done(needsMarker && isForAnother(request, caller) ? otherAccount({}) : admit(request, access, caller));
    if (found instanceof Promise) found.then(decide, done);
    else decide(found);
  });
}

/** Whether a person is using the page. Hidden pages send a header; requests a browser makes by itself do not count. */
const isAttended = ({ headers }: FastifyRequest): boolean =>
  headers['x-page-hidden'] === undefined &&
  headers.accept !== 'text/event-stream' &&
  headers['sec-fetch-dest'] !== 'image';

function originRefusal(request: FastifyRequest, needsKey: boolean): DomainError | undefined {
  const { headers } = request;
  if (headers['x-client-request'] === undefined) return clientRequestRequired({});
  if (isForeign(request)) return crossSiteRequest({});
  const key = headers['idempotency-key'];
  if (key === undefined) {
    if (needsKey) return keyRequired({});
    request.key = randomUUID();
  } else {
    if (typeof key !== 'string' || !KEY.test(key)) return invalidInput([{ field: 'Idempotency-Key', code: 'invalid' }]);
    request.key = key;
  }
  return undefined;
}

/** Browsers that say where a call comes from tell `null` for the origin of a page that keeps its address to itself. */
function isForeign({ headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  if (origin === undefined || (origin === 'null' && site === 'same-origin')) return false;
  return origin.slice(origin.indexOf('://') + 3) !== host;
}

/** A page says for whom it was opened: another window may have logged in as somebody else meanwhile. */
const isForAnother = ({ headers }: FastifyRequest, caller: Caller | undefined): boolean => {
  const account = headers['x-account'];
  return caller !== undefined && account !== undefined && account !== caller.id;
};

function admit(request: FastifyRequest, access: Access, caller: Caller | undefined): DomainError | undefined {
  request.caller = caller;
  if (access === 'visitor') return undefined;
  if (!caller) return authenticationRequired({});
  if (access === 'active')
    return caller.kind === 'member' && caller.status === 'active' ? undefined : confirmationRequired({});
  if (!access.startsWith('staff:')) return undefined;
  const mayAll = caller.kind === 'staff' && caller.role === 'admin';
  return mayAll || (caller.kind === 'staff' && access === `staff:${caller.role}`) ? undefined : forbidden({});
}

/** The value as it was sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (let from = 0; from < header.length;) {
    let end = header.indexOf(';', from);
    if (end < 0) end = header.length;
    const equals = header.indexOf('=', from);
    if (equals > 0 && equals < end && header.slice(from, equals).trim() === name)
      return header.slice(equals + 1, end).trim();
    from = end + 1;
  }
  return undefined;
}
