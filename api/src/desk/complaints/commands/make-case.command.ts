import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { isTold, staffActor, Store, Vault, type Staff } from '../../../kernel/index.js';
import { Notices } from '../../cases/index.js';
import { complaintOf, makeCaseOf, requireOwn } from '../complaint.js';
import type { ComplaintMade } from '../complaint.events.js';
import { complaintNotFound, contentNotFound } from '../complaints.errors.js';
import { contentAt } from '../content-address.js';

export class ComplaintCaseDto {
  @MaxLength(2_000)
  @JSONSchema({ description: 'Address of a profile or photo of this site' })
  address!: string;
}

export class MakeCase extends Command<{ caseId: string }> {
  constructor(readonly input: { caller: Staff; complaintId: string; address: string; key: string }) {
    super();
  }
}

/**
 * Makes a case of a notice of illegal content, with the content as it is now as evidence; both or neither (DSA art.
 * 16).
 *
 * @throws content_not_found if the address leads to no profile and no photo of ours
 */
@CommandHandler(MakeCase)
export class MakeCaseHandler implements ICommandHandler<MakeCase> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly notices: Notices,
  ) {}

  async execute({ input: { caller, complaintId, address, key } }: MakeCase): Promise<{ caseId: string }> {
    const ref = complaintOf(complaintId);
    const content = contentAt(address);
    if (!content) throw contentNotFound({});
    const [made] = await this.store.history(ref, { limit: 1, types: ['ComplaintMade'] });
    if (!made) throw complaintNotFound({});
    const text = await this.vault.open((made.data as ComplaintMade['data']).text);
    const notice = await this.notices.prepare({ complaintId, content, text }).catch((error: unknown) => {
      if (isTold(error) && error.status === 404) return undefined;
      throw error;
    });
    const request = { complaintId, address };
    const command = { actor: staffActor(caller.id), key, request, writes: notice ? [ref, notice.ref] : [ref] };
    return this.store.transact(command, (tx) => {
      // Thrown only here: the content may have gone since, and a retry must receive the first attempt's answer.
      if (!notice) throw contentNotFound({});
      tx.decide(ref, (state) => {
        requireOwn(state, caller.role);
        return makeCaseOf(state, { by: caller.id, caseId: notice.caseId, at: tx.at });
      });
      notice.open(tx);
      return { caseId: notice.caseId };
    });
  }
}
