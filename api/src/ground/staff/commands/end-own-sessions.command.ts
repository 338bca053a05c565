import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LoginSessions, sessionNotFound } from '../../authentication/index.js';
import { staffActor, Store, type Staff } from '../../../kernel/index.js';
import { endSessions, logOut } from '../login-rules.js';
import { staffMemberOf } from '../staff-member.js';

export class EndOwnSessions extends Command<void> {
  constructor(
    readonly input: {
      caller: Staff;
      /** The session to end; null for all except the current one. */
      sessionId: string | null;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(EndOwnSessions)
export class EndOwnSessionsHandler implements ICommandHandler<EndOwnSessions> {
  constructor(
    private readonly store: Store,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ input: { caller, sessionId, key } }: EndOwnSessions): Promise<void> {
    const sessions = sessionId === null ? await this.endOthers(caller) : await this.endOne(caller, sessionId);
    const staffMember = staffMemberOf(caller.id);
    const command = { actor: staffActor(caller.id), key, request: { sessionId }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      // Only here: a call before this one may have ended it, and is answered by its key.
      if (sessionId !== null && sessions === 0) throw sessionNotFound({});
      tx.decide(staffMember, (state) => endSessions(state, { sessions, now: tx.now }));
    });
  }

  private async endOthers({ id, sessionId }: Staff): Promise<number> {
    return (await this.logins.endAll('staff', id, sessionId)).length;
  }

  private async endOne({ id }: Staff, sessionId: string): Promise<number> {
    const own = await this.logins.list('staff', id);
    if (!own.some((session) => session.id === sessionId)) return 0;
    await this.logins.end(sessionId);
    return 1;
  }
}

export class LogOutStaff extends Command<void> {
  constructor(readonly input: { caller: Staff; key: string }) {
    super();
  }
}

@CommandHandler(LogOutStaff)
export class LogOutStaffHandler implements ICommandHandler<LogOutStaff> {
  constructor(
    private readonly store: Store,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ input: { caller, key } }: LogOutStaff): Promise<void> {
    const staffMember = staffMemberOf(caller.id);
    await this.logins.end(caller.sessionId);
    const command = { actor: staffActor(caller.id), key, request: 'log out', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => logOut(state, tx));
    });
  }
}
