import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deleteMemberOnRequest, memberOf, MemberSessions } from '../../../members/accounts/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';

/** Deletes an account for its member, who may return for 14 days as after deleting it themselves (ADM-02, ACC-12). */
export class DeleteOnRequest extends Command<{ eraseAt: string }> {
  constructor(
    readonly input: {
      staffId: string;
      memberId: string;
      /** How the request reached staff, and how they verified who made it. */
      reason: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(DeleteOnRequest)
export class DeleteOnRequestHandler implements ICommandHandler<DeleteOnRequest> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { staffId, memberId, key, reason } }: DeleteOnRequest): Promise<{ eraseAt: string }> {
    const member = memberOf(memberId);
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const command = { actor: staffActor(staffId), key, request: { delete: memberId, reason }, writes: [member] };
    const answer = await this.store.transact(command, (tx) => deleteMemberOnRequest(tx, memberId, sealed));
    await this.sessions.statusChanged(memberId);
    return answer;
  }
}
