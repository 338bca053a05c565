import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { COUNTRY_CODES, type Country } from '../../../ground/settings/index.js';
import { memberOf } from '../../../members/accounts/index.js';
import {
  CURRENCY,
  invalidInput,
  IsId,
  IsInstant,
  IsReason,
  IsUndefinable,
  MAX_MONEY,
  staffActor,
  Store,
  Vault,
} from '../../../kernel/index.js';
import {
  changeDiscount,
  defineDiscount,
  discountOf,
  normaliseCode,
  requireCode,
  stopDiscount,
  type Decided,
  type DiscountState,
} from '../discount.js';
import type { DiscountEvent, Terms } from '../discount.events.js';

export class DiscountReasonDto {
  @IsReason('For colleagues')
  reason!: string;
}

/** The terms of a code that finance sets, and why; an omitted field sets no limit. */
class DiscountTermsDto extends DiscountReasonDto {
  @IsInt()
  @Min(1)
  @Max(90)
  value_percentage!: number;

  @IsOptional()
  @IsIn(COUNTRY_CODES)
  country?: Country | null;

  @IsOptional()
  @IsId()
  user_id?: string | null;

  @IsOptional()
  @IsInstant()
  @JSONSchema({ description: 'From when it can be used; before, nobody is told of it' })
  starts?: string | null;

  @IsOptional()
  @IsInstant()
  expires?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  @JSONSchema({ description: 'Orders of all members together; a code made without a limit cannot be given one' })
  max_uses?: number | null;

  @IsOptional()
  @Matches(CURRENCY)
  currency?: string | null;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_MONEY)
  minimum_order_value?: number | null;

  @IsUndefinable()
  @IsIn(['once-per-user', 'unlimited'])
  validity?: 'once-per-user' | 'unlimited';

  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @Matches(/^[a-z0-9]{1,30}$/u, { each: true })
  paymentmethods?: string[] | null;
}

export class DefineDiscountDto extends DiscountTermsDto {
  @MaxLength(100)
  code!: string;
}

export class ChangeDiscountDto extends DiscountTermsDto {
  @IsInt()
  @Min(1)
  @Max(2 ** 31 - 1)
  @JSONSchema({ description: 'The one that was seen and changed' })
  version!: number;
}

export function termsOf(body: Omit<DiscountTermsDto, 'reason'>): Terms {
  const { minimum_order_value: amount, currency, starts, expires } = body;
  // A minimum without a currency would mean a different amount in every country.
  if (amount && !currency) throw invalidInput([{ field: 'currency', code: 'required' }]);
  if (starts && expires && new Date(expires) <= new Date(starts))
    throw invalidInput([{ field: 'expires', code: 'ends_before_start' }]);
  return {
    percentage: body.value_percentage,
    country: body.country ?? null,
    memberId: body.user_id ?? null,
    expiresAt: expires ? new Date(expires).toISOString() : null,
    minimumOrder: amount && currency ? { amount, currency } : null,
    validity: body.validity ?? 'once-per-user',
    paymentMethods: body.paymentmethods ?? null,
    startsAt: starts ? new Date(starts).toISOString() : null,
    maxUses: body.max_uses ?? null,
  };
}

interface Decision {
  staffId: string;
  code: string;
  reason: string;
  key: string;
}

/** Returns the code as stored. */
export class DefineDiscount extends Command<string> {
  constructor(readonly input: Decision & { terms: Terms }) {
    super();
  }
}

/** `version`: of the terms that staff were shown. */
export class ChangeDiscount extends Command<void> {
  constructor(readonly input: Decision & { terms: Terms; version: number }) {
    super();
  }
}

export class StopDiscount extends Command<void> {
  constructor(readonly input: Decision) {
    super();
  }
}

type Rule = (state: DiscountState, decided: Decided) => DiscountEvent[];

/** What staff decide about a code is written one way. */
@Injectable()
export class DiscountDecisions {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  /**
   * A reason about one member is sealed with their key, so that it ends with them; null: they have been forgotten.
   * `names`: the member whom the terms are to be for.
   */
  async write(
    { staffId, key, code, reason: why, memberId, names }: Decision & { memberId: string | null; names?: string | null },
    request: object,
    rule: Rule,
  ): Promise<void> {
    const discount = discountOf(code);
    const named = names ? memberOf(names) : undefined;
    const reason = memberId === null ? why.trim() : await this.vault.sealIfKnown(memberId, why.trim());
    const command = { actor: staffActor(staffId), key, request: { ...request, why }, writes: [discount] };
    await this.store.transact({ ...command, reads: named ? [named] : [] }, (tx) => {
      if (named && tx.state(named).status === 'none') throw invalidInput([{ field: 'user_id', code: 'invalid' }]);
      tx.decide(discount, (state) => rule(state, { reason, at: tx.at }));
    });
  }
}

@CommandHandler(DefineDiscount)
export class DefineDiscountHandler implements ICommandHandler<DefineDiscount> {
  constructor(private readonly decisions: DiscountDecisions) {}

  async execute({ input: { terms, key, ...decision } }: DefineDiscount): Promise<string> {
    const code = normaliseCode(decision.code);
    if (!code) throw invalidInput([{ field: 'code', code: 'code_form' }]);
    const { memberId } = terms;
    const named = { ...decision, key, code, memberId, names: memberId };
    await this.decisions.write(named, { code, terms }, (state, decided) =>
      defineDiscount(state, { ...decided, code, terms }),
    );
    return code;
  }
}

@CommandHandler(ChangeDiscount)
export class ChangeDiscountHandler implements ICommandHandler<ChangeDiscount> {
  constructor(private readonly decisions: DiscountDecisions) {}

  async execute({ input: { terms, version, key, ...decision } }: ChangeDiscount): Promise<void> {
    const code = requireCode(decision.code);
    const { memberId } = terms;
    const named = { ...decision, key, code, memberId, names: memberId };
    await this.decisions.write(named, { code, version, terms }, (state, decided) =>
      changeDiscount(state, { ...decided, terms, version }),
    );
  }
}

@CommandHandler(StopDiscount)
export class StopDiscountHandler implements ICommandHandler<StopDiscount> {
  constructor(
    private readonly decisions: DiscountDecisions,
    private readonly store: Store,
  ) {}

  async execute({ input: { key, ...decision } }: StopDiscount): Promise<void> {
    const code = requireCode(decision.code);
    const { terms } = await this.store.readFresh(discountOf(code));
    const memberId = terms?.memberId ?? null;
    await this.decisions.write({ ...decision, key, code, memberId }, { stop: code }, stopDiscount);
  }
}
