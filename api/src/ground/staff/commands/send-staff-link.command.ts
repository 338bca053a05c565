import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Administration, type Intervention } from '../administration.js';
import type { StaffLanguage } from '../staff-member.events.js';
import { sendLink } from '../staff-rules.js';

export class SendStaffLink extends Command<void> {
  constructor(readonly input: Intervention & { language: StaffLanguage }) {
    super();
  }
}

/**
 * For staff who never received the invitation or forgot their password. The current password works until a new one is
 * set.
 */
@CommandHandler(SendStaffLink)
export class SendStaffLinkHandler implements ICommandHandler<SendStaffLink> {
  constructor(private readonly administration: Administration) {}

  execute({ input: { language, ...input } }: SendStaffLink): Promise<void> {
    return this.administration.act(input, { link: language }, (state, { reason, now }) =>
      sendLink(state, { language, reason, now }),
    );
  }
}
