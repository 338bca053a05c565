import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SignsBetween } from './signs-between.js';

/** Records nothing: it reaches the open screens of the other, or nobody (CHT-09). */
export class ShowTyping extends Command<void> {
  constructor(readonly input: { conversationId: string; memberId: string }) {
    super();
  }
}

@CommandHandler(ShowTyping)
export class ShowTypingHandler implements ICommandHandler<ShowTyping> {
  constructor(private readonly signs: SignsBetween) {}

  execute({ input: { conversationId, memberId } }: ShowTyping): Promise<void> {
    return this.signs.tellTyping(conversationId, memberId);
  }
}
