import type { Caller } from './route.js';

/** `attended`: somebody looks at the page that asks. */
type Lookup = (token: string, attended: boolean) => Caller | undefined | Promise<Caller | undefined>;
export type SessionKind = Caller['kind'];

/** Cookies that carry sessions. `__Host-` binds them to the host over HTTPS; the console's differs, because cookies ignore ports. */
export const sessionCookie = (kind: SessionKind, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${kind === 'member' ? 'session' : 'staff_session'}`;

/** Contexts say here how a session's token becomes a caller; the access hook asks on every request. */
export class Sessions {
  private readonly lookups = new Map<SessionKind, Lookup>();

  constructor(readonly secure: boolean) {}

  /** `lookup` answers synchronously when it knows the token already: it is on the way of every request. */
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
