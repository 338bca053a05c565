import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InboxMailer } from '../../../ground/delivery/index.js';
import { SYSTEM, Store, Vault } from '../../../kernel/index.js';
import { complaintKey, complaintOf, forgetComplaint } from '../complaint.js';
import { ComplaintFiles } from '../complaint-files.js';
import { COMPLAINT_NUMBER } from '../complaint-number.js';

export class ForgetComplaint extends Command<void> {
  constructor(readonly input: { complaintId: string }) {
    super();
  }
}

/** Destroys key and file, and then the row that leads here, so that a try that broke off can be made again. */
@CommandHandler(ForgetComplaint)
export class ForgetComplaintHandler implements ICommandHandler<ForgetComplaint> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly files: ComplaintFiles,
    private readonly inbox: InboxMailer,
  ) {}

  async execute({ input: { complaintId } }: ForgetComplaint): Promise<void> {
    await this.files.remove(complaintId);
    await this.inbox.erase(complaintId);
    await this.vault.destroy(complaintKey(complaintId));
    const ref = complaintOf(complaintId);
    const command = { actor: SYSTEM, key: `forget ${complaintId}`, request: { complaintId }, writes: [ref] };
    await this.store.transact(command, (tx) => {
      const { number } = tx.state(ref);
      tx.decide(ref, (state) => forgetComplaint(state, tx.at));
      if (number) tx.release({ kind: COMPLAINT_NUMBER, value: number, owner: complaintId });
    });
  }
}
