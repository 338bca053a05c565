import type { Caller } from '../caller.js';

/** `attended`: a person is looking at the page that sends the request. */
type Lookup = (token: string, attended: boolean) => Caller | undefined | Promise<Caller | undefined>;
export type SessionKind = Caller['kind'];

/**
 * Session cookie names. `__Host-` binds the cookie to the host over HTTPS; the console's differs because cookies ignore
 * ports.
 */
export const sessionCookie = (kind: SessionKind, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${kind === 'member' ? 'session' : 'staff_session'}`;

/** Set beside a member's session cookie, which no script can read: it tells the page that somebody may be logged in. */
export const MEMBER_HERE = 'member';

/** Contexts register how a session token maps to a caller; the access hook looks it up on every request. */
export class Sessions {
  private readonly lookups = new Map<SessionKind, Lookup>();

  constructor(readonly secure: boolean) {}

  /** `lookup` should answer synchronously for a cached token: it runs on every request. */
  register(kind: SessionKind, lookup: Lookup): void {
    this.lookups.set(kind, lookup);
  }

  find(kind: SessionKind, token: string, attended = true): ReturnType<Lookup> {
    return this.lookups.get(kind)?.(token, attended);
  }

  cookie(kind: SessionKind): string {
    return sessionCookie(kind, this.secure);
  }

  /** Attributes of a session cookie; `maxAge` in seconds. */
  attributes(maxAge: number) {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.secure, maxAge } as const;
  }
}
