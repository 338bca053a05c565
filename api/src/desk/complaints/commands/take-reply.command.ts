import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../ground/settings/index.js';
import { SYSTEM, Store, Vault } from '../../../kernel/index.js';
import { normaliseEmail } from '../../../members/accounts/index.js';
import { normaliseText } from '../../../members/profiles/index.js';
import { complaintKey, complaintOf, replyToComplaint } from '../complaint.js';
import { COMPLAINT_NUMBER, numbersIn } from '../complaint-number.js';
import { ComplaintFiles } from '../complaint-files.js';
import { Complaints } from '../complaints.js';
import { complaintNotFound } from '../complaints.errors.js';

/** A mail that came in, whichever provider received it. */
export interface MailedReply {
  /** Of the provider: the same mail is taken once. */
  messageId: string;
  from: string;
  /** Where the number may stand, the surest first: the address it was sent to, the subject. */
  references: string[];
  text: string;
  /** Their content, as it came. */
  attachments: readonly Buffer[];
}

/** Longest text of a reply that is kept, in UTF-16 code units. */
const MAX_TEXT = 20_000;

export class TakeReply extends Command<'taken' | 'unknown'> {
  constructor(readonly input: MailedReply) {
    super();
  }
}

/** Puts what somebody mailed back with their complaint, by its number (ADM-09); `unknown`: it belongs to none. */
@CommandHandler(TakeReply)
export class TakeReplyHandler implements ICommandHandler<TakeReply> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly complaints: Complaints,
    private readonly files: ComplaintFiles,
  ) {}

  async execute({ input: reply }: TakeReply): Promise<'taken' | 'unknown'> {
    const complaintId = await this.complaintOf(reply.references);
    const text = normaliseText(reply.text.slice(0, MAX_TEXT));
    const found = complaintId && (await this.complaints.find(complaintId));
    // Nothing to read and nothing attached is an automatic receipt at most.
    if (!found || (text === null && reply.attachments.length === 0)) return 'unknown';
    const owner = complaintKey(complaintId);
    const from = normaliseEmail(reply.from);
    const other = from !== null && from !== found.email ? from : null;
    const options = { missing: complaintNotFound };
    const [sealedText, sealedFrom, kept] = await Promise.all([
      this.vault.seal(owner, text ?? '–', options),
      other === null ? null : this.vault.seal(owner, other, options),
      this.files.keepAttached(reply.attachments, owner),
    ]);
    const ref = complaintOf(complaintId);
    const key = createHash('sha256').update(`reply ${reply.messageId}`).digest('base64url');
    const command = { actor: SYSTEM, key, request: { complaintId, message: reply.messageId }, writes: [ref] };
    // The same mail again is answered with the files that were kept the first time; its own are swept.
    const { files } = await this.store.transact(command, (tx) => {
      tx.decide(ref, (state) =>
        replyToComplaint(state, {
          text: sealedText,
          from: sealedFrom,
          attachments: reply.attachments.length,
          ...(kept.length > 0 && { files: kept }),
          at: tx.at,
          terms: this.settings.at(found.site),
        }),
      );
      return { files: kept.map(({ id }) => id) };
    });
    await this.files.own(files, complaintId);
    // Forgotten in between: what was just given to it goes too.
    if ((await this.store.readFresh(ref)).status === 'forgotten') await this.files.remove(complaintId);
    return 'taken';
  }

  private async complaintOf(references: readonly string[]): Promise<string | null> {
    for (const number of references.flatMap(numbersIn)) {
      const id = await this.store.holder(COMPLAINT_NUMBER, number);
      if (id) return id;
    }
    return null;
  }
}
