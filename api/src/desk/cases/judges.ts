import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StaffMembers } from '../../ground/staff/index.js';
import { Store } from '../../kernel/index.js';
import { StreamGuards } from '../audit/index.js';
import { caseOf, isContesting, mayDecide, moderationCase } from './case.js';
import { anotherModerator } from './cases.errors.js';

/** Who of the staff gets to see an objection that waits: not who has decided about it before (PRV-04). */
@Injectable()
export class Judges implements OnModuleInit {
  constructor(
    private readonly store: Store,
    private readonly staff: StaffMembers,
    private readonly guards: StreamGuards,
  ) {}

  onModuleInit(): void {
    this.guards.add(moderationCase.type, (caseId, { id }) => this.maySee(caseId, id));
  }

  async maySee(caseId: string, staffId: string): Promise<boolean> {
    const state = await this.store.readFresh(caseOf(caseId));
    return !isContesting(state) || mayDecide(state, { by: staffId, staff: await this.staff.idsOf('moderator') });
  }

  /** @throws another_moderator */
  async requireSight(caseId: string, staffId: string): Promise<void> {
    if (!(await this.maySee(caseId, staffId))) throw anotherModerator({});
  }
}
