import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, MaxLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { invalidInput, IsReason, staffActor, Store, Vault, type Staff } from '../../../kernel/index.js';
import { normaliseText } from '../../../members/profiles/index.js';
import {
  answerComplaint,
  claimComplaint,
  closeComplaint,
  complaintKey,
  complaintOf,
  handOverComplaint,
  noteOnComplaint,
  releaseComplaint,
  requireOwn,
  type Complaint,
} from '../complaint.js';
import type { ComplaintEvent } from '../complaint.events.js';
import { complaintNotFound } from '../complaints.errors.js';

export class ComplaintTextDto {
  @MaxLength(5_000)
  text!: string;
}

export class ComplaintAnswerDto extends ComplaintTextDto {
  @IsBoolean()
  @JSONSchema({ description: 'With this answer the complaint is closed' })
  closes!: boolean;
}

export class ComplaintClaimDto {
  @IsBoolean()
  @JSONSchema({ description: 'Also from a colleague who has taken it up' })
  over!: boolean;
}

export class ComplaintHandOverDto {
  @IsReason('For colleagues')
  reason!: string;
}

/** What staff do with a complaint. */
export type Handling =
  | ({ act: 'claim' } & ComplaintClaimDto)
  | { act: 'release' }
  | ({ act: 'hand-over' } & ComplaintHandOverDto)
  | ({ act: 'answer' } & ComplaintAnswerDto)
  | ({ act: 'note' } & ComplaintTextDto)
  | { act: 'close' };

export class HandleComplaint extends Command<void> {
  constructor(readonly input: { caller: Staff; complaintId: string; handling: Handling; key: string }) {
    super();
  }
}

/** @throws complaint_not_found, complaint_claimed, complaint_already_closed, complaint_without_address */
@CommandHandler(HandleComplaint)
export class HandleComplaintHandler implements ICommandHandler<HandleComplaint> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { caller, complaintId, handling, key } }: HandleComplaint): Promise<void> {
    const ref = complaintOf(complaintId);
    const rule = await this.ruleOf(complaintId, caller.id, handling);
    const request = { complaintId, ...handling };
    await this.store.transact({ actor: staffActor(caller.id), key, request, writes: [ref] }, (tx) => {
      tx.decide(ref, (state) => {
        requireOwn(state, caller.role);
        return rule(state, tx.at);
      });
    });
  }

  private async ruleOf(
    complaintId: string,
    by: string,
    handling: Handling,
  ): Promise<(state: Complaint, at: string) => ComplaintEvent[]> {
    switch (handling.act) {
      case 'claim':
        return (state, at) => claimComplaint(state, { by, at, over: handling.over });
      case 'release':
        return (state, at) => releaseComplaint(state, { by, at });
      case 'close':
        return (state, at) => closeComplaint(state, { by, at });
      case 'hand-over': {
        const reason = await this.sealed(complaintId, 'reason', handling.reason);
        return (state, at) => handOverComplaint(state, { by, at, reason });
      }
      case 'note': {
        const text = await this.sealed(complaintId, 'text', handling.text);
        return (state, at) => noteOnComplaint(state, { by, at, text });
      }
      case 'answer': {
        const { closes } = handling;
        const text = await this.sealed(complaintId, 'text', handling.text);
        return (state, at) => answerComplaint(state, { by, at, text, closes });
      }
    }
  }

  private sealed(complaintId: string, field: 'text' | 'reason', text: string) {
    const plain = normaliseText(text);
    if (plain === null) throw invalidInput([{ field, code: 'required' }]);
    return this.vault.seal(complaintKey(complaintId), plain, { missing: complaintNotFound });
  }
}
