import { applyDecorators, Injectable } from '@nestjs/common';
import { IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import {
  requireText,
  staffActor,
  Store,
  Vault,
  type Sealed,
  type Staff,
  type StreamRef,
  type Transaction,
} from '../../kernel/index.js';
import type { AgreementEvent } from './agreements/agreement.events.js';
import type { Agreement } from './agreements/agreement.js';
import { staffMemberOf, type StaffMemberState } from './staff-member.js';
import { STAFF_LANGUAGES, type StaffEvent } from './staff-member.events.js';
import type { ByAdmin } from './staff-rules.js';
import { staffNotFound } from './staff.errors.js';

/** The reason for changing a colleague's account. */
export class InterventionDto {
  @MinLength(1)
  @MaxLength(1_000)
  reason!: string;
}

export const MailLanguage = () => applyDecorators(IsIn(STAFF_LANGUAGES), JSONSchema({ description: 'Of the mail' }));

export interface Intervention {
  caller: Staff;
  staffId: string;
  key: string;
  /** The reason; sealed with the key of the staff member concerned. */
  reason: string;
}

type Rule = (state: StaffMemberState, by: ByAdmin & { reason: Sealed }) => StaffEvent[];

/**
 * Actions of an admin on a colleague. Both accounts are checked in one transaction, so that two admins cannot disable
 * each other.
 */
@Injectable()
export class Administration {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  /**
   * @param request the action, without its subject and reason
   * @param also changes further rows, and streams among `writes`, in the same transaction
   */
  async act(
    { caller, staffId, key, ...given }: Intervention,
    request: object,
    rule: Rule,
    also?: (tx: Transaction) => void,
    writes: readonly StreamRef<Agreement, AgreementEvent>[] = [],
  ): Promise<void> {
    const text = requireText('reason', given.reason);
    const [subject, actor] = [staffMemberOf(staffId), staffMemberOf(caller.id)];
    const reason = await this.vault.seal(staffId, text, { missing: staffNotFound });
    const command = {
      actor: staffActor(caller.id),
      key,
      request: { staffId, text, ...request },
      reads: [actor],
      writes: [subject, ...writes],
    };
    await this.store.transact(command, (tx) => {
      const by = { admin: tx.state(actor), onSelf: caller.id === staffId, now: tx.now, reason };
      tx.decide(subject, (state) => rule(state, by));
      also?.(tx);
    });
  }
}
