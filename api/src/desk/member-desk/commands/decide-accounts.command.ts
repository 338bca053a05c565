import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayMinSize } from 'class-validator';
import { Type, type Static } from 'typebox';
import { disableMember, enableMember, memberOf, MemberSessions } from '../../../members/accounts/index.js';
import { Id, IsId, requireText, staffActor, Store, Vault } from '../../../kernel/index.js';
import { DecideMemberDto } from '../decide-member.js';

export class DecideMembersDto extends DecideMemberDto {
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsId({ each: true })
  ids!: string[];
}

export const AccountOutcomes = Type.Array(
  Type.Object({
    id: Id,
    /** `unchanged`: the account was in that state already. */
    outcome: Type.Enum(['changed', 'unchanged', 'not_found']),
  }),
);
export type AccountOutcomes = Static<typeof AccountOutcomes>;

/** Disables or enables members, each on its own, so that one who is gone does not stop the others (ADM-02). */
export class DecideAccounts extends Command<AccountOutcomes> {
  constructor(
    /** `reason`: what the members are told. */
    readonly input: {
      staffId: string;
      decision: 'disable' | 'enable';
      memberIds: readonly string[];
      reason: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DecideAccounts)
export class DecideAccountsHandler implements ICommandHandler<DecideAccounts> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input }: DecideAccounts): Promise<AccountOutcomes> {
    const reason = requireText('reason', input.reason);
    const outcomes: AccountOutcomes = [];
    for (const id of new Set(input.memberIds)) {
      outcomes.push({ id, outcome: await this.decide(id, { ...input, reason }) });
    }
    return outcomes;
  }

  private async decide(memberId: string, { staffId, key, decision, reason }: DecideAccounts['input']) {
    const member = memberOf(memberId);
    const sealed = await this.vault.sealIfKnown(memberId, reason);
    if (!sealed) return 'not_found';
    const changed = await this.store.transact(
      {
        actor: staffActor(staffId),
        key: `${key} ${memberId}`,
        request: { [decision]: memberId, reason },
        writes: [member],
      },
      (tx) => (decision === 'disable' ? disableMember : enableMember)(tx, memberId, sealed),
    );
    await this.sessions.statusChanged(memberId);
    return changed ? 'changed' : 'unchanged';
  }
}
