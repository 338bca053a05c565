import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean } from 'class-validator';
import { staffActor, Store } from '../../../kernel/index.js';
import { StaffMembers } from '../../../ground/staff/index.js';
import { caseOf, claimObjection, releaseObjection } from '../case.js';

/** `over`: also from a colleague who has it. */
export class ClaimObjectionDto {
  @IsBoolean()
  over!: boolean;
}

export class ClaimObjection extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      caseId: string;
      act: { claim: ClaimObjectionDto } | 'release';
      key: string;
    },
  ) {
    super();
  }
}

/** @throws case_not_found, case_already_decided, another_moderator, objection_claimed */
@CommandHandler(ClaimObjection)
export class ClaimObjectionHandler implements ICommandHandler<ClaimObjection> {
  constructor(
    private readonly store: Store,
    private readonly staff: StaffMembers,
  ) {}

  async execute({ input: { staffId: by, caseId, act, key } }: ClaimObjection): Promise<void> {
    const ref = caseOf(caseId);
    const staff = await this.staff.idsOf('moderator');
    await this.store.transact({ actor: staffActor(by), key, request: { caseId, act }, writes: [ref] }, (tx) => {
      const { at } = tx;
      tx.decide(ref, (state) =>
        act === 'release'
          ? releaseObjection(state, { by, at })
          : claimObjection(state, { by, staff, at, over: act.claim.over }),
      );
    });
  }
}
