import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import { FORGOTTEN_MINUTES, LINK_MINUTES } from './login-limits.js';
import { staffMemberOf } from './staff-member.js';
import { StaffMembers } from './staff-members.js';
import { linkSubject } from './staff-rules.js';
import { StaffTokens } from './staff-tokens.js';

/** Issues the links to set a first or new password, for the mails that contain them. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly store: Store,
    private readonly staff: StaffMembers,
    private readonly tokens: StaffTokens,
  ) {}

  /**
   * Undefined if the staff member was disabled in the meantime. `first`: they have no password yet.
   * @param forgotten somebody asked for it at the login: it works for an hour
   */
  async issue(staffId: string, { forgotten = false } = {}) {
    const state = await this.store.readFresh(staffMemberOf(staffId));
    if (state.status !== 'active') return undefined;
    const { email, name } = await this.staff.view(staffId);
    const { token } = await this.tokens.issueLink(staffId, {
      ...(forgotten ? FORGOTTEN_MINUTES : LINK_MINUTES),
      subject: linkSubject(state),
    });
    return { email, name, first: state.passwords === 0, path: `/password?token=${token}` };
  }
}
