import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Staff, staffActor, Store } from '../../../kernel/index.js';
import { staffMemberOf } from '../staff-member.js';
import type { StaffLanguage } from '../staff-member.events.js';
import { sendLink } from '../staff-rules.js';

export class SendStaffLink extends Command<void> {
  constructor(readonly input: { caller: Staff; staffId: string; language: StaffLanguage; key: string }) {
    super();
  }
}

/**
 * For staff who never received the invitation or forgot their password. The current password works until a new one is
 * set.
 */
@CommandHandler(SendStaffLink)
export class SendStaffLinkHandler implements ICommandHandler<SendStaffLink> {
  constructor(private readonly store: Store) {}

  async execute({ input: { caller, staffId, language, key } }: SendStaffLink): Promise<void> {
    const staffMember = staffMemberOf(staffId);
    const request = { link: staffId, language };
    await this.store.transact({ actor: staffActor(caller.id), key, request, writes: [staffMember] }, (tx) => {
      tx.decide(staffMember, (state) => sendLink(state, { language, now: tx.now }));
      return {};
    });
  }
}
