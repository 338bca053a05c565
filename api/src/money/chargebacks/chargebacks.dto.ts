import { IsIn, Matches, MaxLength, MinLength } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { IsDay, IsReason } from '../../kernel/index.js';
import { CHARGEBACK_DECISIONS, type ChargebackDecision } from './chargeback.js';

export class DecideChargebackDto {
  @IsIn(CHARGEBACK_DECISIONS)
  decision!: ChargebackDecision;

  @IsReason()
  @JSONSchema({ description: 'For colleagues and the books' })
  reason!: string;
}

export class SetChargebackDeadlineDto {
  @IsDay()
  @JSONSchema({ description: 'The last day to answer the bank' })
  respond_by!: string;

  @IsReason()
  @JSONSchema({ description: 'For colleagues and the books' })
  reason!: string;
}

export class WriteChargebackStatementDto {
  @Matches(/\S/u)
  @MinLength(1)
  @MaxLength(5_000)
  @JSONSchema({ description: 'Stands in the evidence, so the bank and the payer may read it' })
  statement!: string;
}
