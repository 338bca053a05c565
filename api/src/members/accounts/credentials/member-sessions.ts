import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  LoginSessions,
  sessionNotFound,
  sessionViews,
  type LoginSession,
  type Opening,
  type OpenSessionView,
  type SessionCookie,
} from '../../../ground/authentication/index.js';
import { Database, InvalidatedCache, Listener, Live, Sessions, type Member } from '../../../kernel/index.js';
import { Presence } from '../preferences/presence.js';

/** Tells the kernel which member a session cookie belongs to, and whether the member's e-mail address is confirmed. */
@Injectable()
export class MemberSessions implements OnModuleInit {
  private readonly statuses: InvalidatedCache<Member['status']>;

  constructor(
    private readonly logins: LoginSessions,
    private readonly presence: Presence,
    private readonly sessions: Sessions,
    private readonly database: Database,
    private readonly live: Live,
    listener: Listener,
  ) {
    this.statuses = new InvalidatedCache('member-status', database, listener, { max: 200_000 });
  }

  onModuleInit(): void {
    this.sessions.register('member', (token, attended) => {
      const session = this.logins.find('member', token);
      return session instanceof Promise
        ? session.then((found) => this.callerOf(found, attended))
        : this.callerOf(session, attended);
    });
  }

  /** @returns undefined if the security stamp is no longer current */
  open(memberId: string, opening: Opening): Promise<SessionCookie | undefined> {
    return this.logins.open('member', memberId, opening);
  }

  /** The member's sessions, newest first. */
  async list({ id, sessionId }: Member): Promise<OpenSessionView[]> {
    return sessionViews(await this.logins.list('member', id), sessionId);
  }

  async end({ id, sessionId }: Pick<Member, 'id' | 'sessionId'>): Promise<void> {
    await this.logins.end(sessionId);
    await this.live.end(id, sessionId);
  }

  /** @throws sessionNotFound, also for another member's session */
  async endOne({ id }: Member, sessionId: string): Promise<void> {
    const own = await this.logins.list('member', id);
    if (!own.some((session) => session.id === sessionId)) throw sessionNotFound({});
    await this.end({ id, sessionId });
  }

  /** Ends the member's sessions whose stamp is no longer current, except one. */
  async endFallen(memberId: string, except?: string): Promise<void> {
    await this.closeStreams(memberId, await this.logins.endFallen('member', memberId, except));
  }

  async endOthers({ id, sessionId }: Member): Promise<void> {
    await this.closeStreams(id, await this.logins.endAll('member', id, sessionId));
  }

  /** Logs the member out wherever they had logged in by then. */
  async endOpenedBy(memberId: string, then: Date): Promise<void> {
    await this.closeStreams(memberId, await this.logins.endOpenedBy('member', memberId, then));
  }

  private async closeStreams(memberId: string, ended: string[]): Promise<void> {
    for (const sessionId of ended) await this.live.end(memberId, sessionId);
  }

  /** Invalidates the cached status in every process; call it after a change of status is committed. */
  async statusChanged(memberId: string): Promise<void> {
    await this.statuses.invalidate(memberId);
    // An open stream was opened with the old status; the client reconnects with the new one.
    await this.live.end(memberId);
  }

  private callerOf(
    session: LoginSession | undefined,
    attended: boolean,
  ): Member | undefined | Promise<Member | undefined> {
    if (!session) return undefined;
    const status = this.statuses.get(session.ownerId);
    if (status) return this.seen(session, status, attended);
    return this.statuses
      .load(session.ownerId, () => this.statusOf(session.ownerId))
      .then((loaded) => (loaded ? this.seen(session, loaded, attended) : undefined));
  }

  private seen({ id, ownerId }: LoginSession, status: Member['status'], attended: boolean): Member {
    if (attended) this.presence.seen(ownerId);
    return { kind: 'member', id: ownerId, status, sessionId: id };
  }

  /** The status of a member who may log in; undefined for deleted or disabled members, even if sessions still exist. */
  private async statusOf(memberId: string): Promise<Member['status'] | undefined> {
    const [row] = await this.database.prepared<{ status: Member['status'] }>(
      'member-status',
      "SELECT status FROM read.accounts WHERE member_id = $1 AND status <> 'deleted' AND disabled_at IS NULL",
      [memberId],
    );
    return row?.status;
  }
}
