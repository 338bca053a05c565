import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { invalidInput, IsReason, staffActor, Store, Vault } from '../../../kernel/index.js';
import { block, blockedDetail } from '../blocked.js';
import { BLOCKED_KINDS, type BlockedKind } from '../blocked.events.js';
import { hashOf, sealDetails } from '../blocking.js';
import { masked, normaliseIban, normalisePhone } from '../payment-details.js';

export class BanPaymentDetailDto {
  @IsIn(BLOCKED_KINDS)
  kind!: BlockedKind;

  @MinLength(1)
  @MaxLength(60)
  @JSONSchema({ description: 'The whole account or telephone number' })
  value!: string;

  @IsReason()
  reason!: string;
}

export class BanPaymentDetail extends Command<{ id: string }> {
  constructor(readonly input: { staffId: string; body: BanPaymentDetailDto; key: string }) {
    super();
  }
}

/** Blocks the detail for payments from now on; only its keyed hash is stored. */
@CommandHandler(BanPaymentDetail)
export class BanPaymentDetailHandler implements ICommandHandler<BanPaymentDetail> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, body, key } }: BanPaymentDetail): Promise<{ id: string }> {
    const { kind } = body;
    const value = kind === 'iban' ? normaliseIban(body.value) : normalisePhone(body.value, null)?.number;
    if (!value) throw invalidInput([{ field: 'value', code: kind === 'iban' ? 'invalid_iban' : 'invalid_phone' }]);
    const ref = blockedDetail(kind, hashOf(this.vault, kind, value));
    const plain = { shown: masked(kind, value), reason: body.reason.trim() };
    const sealed = await sealDetails(this.store, this.vault, ref, plain);
    const request = { block: ref.id, reason: body.reason };
    return this.store.transact({ actor: staffActor(staffId), key, request, writes: [ref] }, (tx) => {
      tx.decide(ref, (state) => block(state, { kind, ...sealed, cause: 'staff', at: tx.at }));
      return { id: ref.id };
    });
  }
}
