import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WorkClaims } from '../../ground/claims/index.js';
import { conversationNotFound } from '../conversations/index.js';
import { conversationClaimed } from './inbox.errors.js';
import { Inbox } from './inbox.js';

export class ClaimConversation extends Command<Date> {
  constructor(readonly input: { staffId: string; conversationId: string }) {
    super();
  }
}

@CommandHandler(ClaimConversation)
export class ClaimConversationHandler implements ICommandHandler<ClaimConversation> {
  constructor(
    private readonly inbox: Inbox,
    private readonly claims: WorkClaims,
  ) {}

  async execute({ input: { staffId, conversationId } }: ClaimConversation): Promise<Date> {
    if (!(await this.inbox.find(staffId, conversationId))) throw conversationNotFound({});
    return this.claims.hold('conversations', conversationId, staffId, conversationClaimed);
  }
}
