import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, MaxLength, MinLength } from 'class-validator';
import {
  type FieldError,
  invalidInput,
  shortText,
  type Staff,
  staffActor,
  Store,
  Vault,
} from '../../../kernel/index.js';
import { MailLanguage } from '../administration.js';
import { staffMemberOf } from '../staff-member.js';
import { ROLES, type Role, type StaffLanguage } from '../staff-member.events.js';
import { isAddress, STAFF_EMAIL, staffEmail } from '../staff-email.js';
import { Agreements } from '../agreements/agreements.js';
import { addStaffMember, sendLink, takesTwo } from '../staff-rules.js';
import { staffEmailTaken } from '../staff.errors.js';

export class InviteStaffMemberDto {
  @MailLanguage()
  language!: StaffLanguage;

  @MinLength(1)
  @MaxLength(254)
  email!: string;

  @MinLength(1)
  @MaxLength(60)
  name!: string;

  @IsIn(ROLES)
  role!: Role;
}

export class InviteStaffMember extends Command<{ staffId: string }> {
  constructor(readonly input: { caller: Staff; body: InviteStaffMemberDto; key: string }) {
    super();
  }
}

/**
 * Where a second admin has to agree to the role, the account begins as a moderator's, and is mailed once they have.
 *
 * The inviting admin never sees a password: the new colleague chooses one through a mailed link.
 */
@CommandHandler(InviteStaffMember)
export class InviteStaffMemberHandler implements ICommandHandler<InviteStaffMember> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly agreements: Agreements,
  ) {}

  async execute({ input: { caller, key, body } }: InviteStaffMember): Promise<{ staffId: string }> {
    const { role, language } = body;
    const [value, called] = [staffEmail(body.email), shortText(body.name)];
    const problems: FieldError[] = [];
    if (!isAddress(value)) problems.push({ field: 'email', code: 'invalid_email' });
    if (!called) problems.push({ field: 'name', code: 'required' });
    if (problems.length > 0) throw invalidInput(problems);
    const two = takesTwo(null, role);
    const asking = two ? await this.agreements.begin(caller.id, null) : undefined;
    const newId = randomUUID();
    await this.vault.createKey(newId);
    const [email, name] = await Promise.all([this.vault.seal(newId, value), this.vault.seal(newId, called)]);
    const staffMember = staffMemberOf(newId);
    const command = {
      actor: staffActor(caller.id),
      key,
      request: body,
      writes: [staffMember, ...(asking ? [asking.ref] : [])],
    };
    return this.store.transact(command, (tx) => {
      tx.claim({ kind: STAFF_EMAIL, value, owner: newId, taken: () => staffEmailTaken({}) });
      const opened = asking ? 'moderator' : role;
      tx.decide(staffMember, (state) =>
        addStaffMember(state, { email, name, role: opened, ...(two && !asking && { alone: true }), now: tx.now }),
      );
      if (asking) this.agreements.proposeRole(tx, asking, { staffId: newId, from: opened, to: role, language });
      else tx.decide(staffMember, (state) => sendLink(state, { language, now: tx.now }));
      return { staffId: newId };
    });
  }
}
