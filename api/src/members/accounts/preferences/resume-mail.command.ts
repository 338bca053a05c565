import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { mailingOf, resumeMail } from './mailing.js';

export class ResumeMail extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

/** The member takes back a spam mark or an unsubscription; the event records when (NTF-05). */
@CommandHandler(ResumeMail)
export class ResumeMailHandler implements ICommandHandler<ResumeMail> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key } }: ResumeMail): Promise<void> {
    const mailing = mailingOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'resume mail', writes: [mailing] }, (tx) => {
      tx.decide(mailing, (state) => resumeMail(state, tx));
    });
  }
}
