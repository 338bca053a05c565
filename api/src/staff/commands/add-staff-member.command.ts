import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords } from '../../authentication/index.js';
import { Store, Vault } from '../../kernel/index.js';
import { addStaffMember, staffMemberOf } from '../staff-member.js';
import type { Role } from '../staff-member.events.js';
import { staffEmailTaken } from '../staff.errors.js';
import { STAFF_EMAIL, staffEmail } from '../staff-email.js';

export class AddStaffMember extends Command<{ staffId: string }> {
  constructor(
    /** Who adds: a staff id, or `system` for the first one. */
    readonly actor: string,
    readonly key: string,
    readonly input: { email: string; password: string; role: Role },
  ) {
    super();
  }
}

@CommandHandler(AddStaffMember)
export class AddStaffMemberHandler implements ICommandHandler<AddStaffMember> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly passwords: Passwords,
  ) {}

  async execute({ actor, key, input }: AddStaffMember): Promise<{ staffId: string }> {
    const newId = randomUUID();
    const value = staffEmail(input.email);
    const [passwordHash, email] = await Promise.all([
      this.passwords.hash(input.password),
      this.vault.seal(newId, value),
    ]);
    const staffMember = staffMemberOf(newId);
    return this.store.transact({ actor, key, request: input, writes: [staffMember] }, (tx) => {
      tx.claim({ kind: STAFF_EMAIL, value, owner: newId, taken: () => staffEmailTaken({}) });
      tx.decide(staffMember, (state) => addStaffMember(state, { email, role: input.role, now: tx.now }));
      this.passwords.keep(tx, newId, passwordHash);
      return { staffId: newId };
    });
  }
}
