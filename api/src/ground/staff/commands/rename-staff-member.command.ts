import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength, MinLength } from 'class-validator';
import { invalidInput, shortText, type Staff, staffActor, Store, Vault } from '../../../kernel/index.js';
import { staffMemberOf } from '../staff-member.js';
import { rename } from '../staff-rules.js';

export class RenameStaffMemberDto {
  @MinLength(1)
  @MaxLength(60)
  name!: string;
}

export class RenameStaffMember extends Command<void> {
  constructor(readonly input: { caller: Staff; name: string; key: string }) {
    super();
  }
}

/** Changes one's own name, as colleagues see it. */
@CommandHandler(RenameStaffMember)
export class RenameStaffMemberHandler implements ICommandHandler<RenameStaffMember> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { caller, name: typed, key } }: RenameStaffMember): Promise<void> {
    const text = shortText(typed);
    if (!text) throw invalidInput([{ field: 'name', code: 'required' }]);
    const name = await this.vault.seal(caller.id, text);
    const staffMember = staffMemberOf(caller.id);
    const command = { actor: staffActor(caller.id), key, request: { name: text }, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => rename(state, { name, now: tx.now }));
    });
  }
}
