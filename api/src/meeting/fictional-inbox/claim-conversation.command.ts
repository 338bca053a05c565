import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { conversationNotFound } from '../conversations/index.js';
import { Inbox } from './inbox.js';
import { InboxClaims } from './inbox-claims.js';

export class ClaimConversation extends Command<Date> {
  constructor(readonly input: { staffId: string; conversationId: string }) {
    super();
  }
}

@CommandHandler(ClaimConversation)
export class ClaimConversationHandler implements ICommandHandler<ClaimConversation> {
  constructor(
    private readonly inbox: Inbox,
    private readonly claims: InboxClaims,
  ) {}

  async execute({ input: { staffId, conversationId } }: ClaimConversation): Promise<Date> {
    if (!(await this.inbox.find(staffId, conversationId))) throw conversationNotFound({});
    return this.claims.take(staffId, conversationId);
  }
}
