import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords } from '../../authentication/index.js';
import { shortText, staffActor, Store, Vault } from '../../../kernel/index.js';
import { staffMemberOf } from '../staff-member.js';
import type { Role } from '../staff-member.events.js';
import { nameFrom, STAFF_EMAIL, staffEmail } from '../staff-email.js';
import { addStaffMember, setFirstPassword } from '../staff-rules.js';
import { staffEmailTaken } from '../staff.errors.js';

/** Adds a staff member with a password, as for the first one of an installation. Others are invited. */
export class AddStaffMember extends Command<{ staffId: string }> {
  constructor(
    readonly input: {
      /** A staff id, or `system` for the first staff member. */
      actor: string;
      email: string;
      password: string;
      role: Role;
      /** Derived from the e-mail address if undefined. */
      name?: string;
      key: string;
    },
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

  async execute({ input: { actor, key, ...person } }: AddStaffMember): Promise<{ staffId: string }> {
    const newId = randomUUID();
    await this.vault.createKey(newId);
    const value = staffEmail(person.email);
    const [passwordHash, email, name] = await Promise.all([
      this.passwords.hash(person.password),
      this.vault.seal(newId, value),
      this.vault.seal(newId, shortText(person.name ?? '') || nameFrom(value)),
    ]);
    const staffMember = staffMemberOf(newId);
    return this.store.transact({ actor: staffActor(actor), key, request: person, writes: [staffMember] }, (tx) => {
      tx.claim({ kind: STAFF_EMAIL, value, owner: newId, taken: () => staffEmailTaken({}) });
      tx.decide(staffMember, (state) => addStaffMember(state, { email, name, role: person.role, now: tx.now }));
      tx.decide(staffMember, (state) => setFirstPassword(state, tx));
      this.passwords.keep(tx, newId, passwordHash);
      return { staffId: newId };
    });
  }
}
