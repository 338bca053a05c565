import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { LoginSessions, OpenSessionView, sessionViews } from '../../authentication/index.js';
import { type Staff, Store } from '../../../kernel/index.js';
import { staffMemberOf } from '../staff-member.js';
import { StaffMembers } from '../staff-members.js';
import { StaffView } from '../staff-view.js';

export const OwnAccount = Type.Object({
  ...StaffView.properties,
  recovery_codes: Type.Integer({ description: 'How many still work' }),
  sessions: Type.Array(OpenSessionView),
});
export type OwnAccount = Static<typeof OwnAccount>;

export class GetOwnAccount extends Query<OwnAccount> {
  constructor(readonly caller: Staff) {
    super();
  }
}

@QueryHandler(GetOwnAccount)
export class GetOwnAccountHandler implements IQueryHandler<GetOwnAccount> {
  constructor(
    private readonly staff: StaffMembers,
    private readonly store: Store,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ caller: { id, sessionId } }: GetOwnAccount): Promise<OwnAccount> {
    const [view, { authenticator }, sessions] = await Promise.all([
      this.staff.view(id),
      this.store.readFresh(staffMemberOf(id)),
      this.logins.list('staff', id),
    ]);
    return {
      ...view,
      recovery_codes: authenticator?.recoveryCodes.length ?? 0,
      sessions: sessionViews(sessions, sessionId),
    };
  }
}
