import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, IsInt, Max, MaxLength, Min } from 'class-validator';
import { Type, type Static } from 'typebox';
import {
  confirmationRequired,
  Id,
  invalidInput,
  IsId,
  IsUndefinable,
  Nested,
  Store,
  Vault,
  type Member,
} from '../../../kernel/index.js';
import { notYourself } from '../../../meeting/blocks/index.js';
import { caseOf, keyOwner, openCase, openCaseOf } from '../case.js';
import { EvidenceCollector, type Reported } from '../evidence.js';
import { alreadyReported } from '../cases.errors.js';
import { REPORT_REASONS, type ReportReason } from '../report.values.js';

class ReportedMessageDto {
  @IsId()
  conversation_id!: string;

  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version!: number;
}

/** Exactly one of member_id, photo_id and message. */
export class ReportDto {
  @IsUndefinable()
  @IsId()
  member_id?: string;

  @IsUndefinable()
  @IsId()
  photo_id?: string;

  @IsUndefinable()
  @Nested(() => ReportedMessageDto)
  message?: ReportedMessageDto;

  @IsIn(REPORT_REASONS)
  reason!: ReportReason;

  @IsUndefinable()
  @MaxLength(2_000)
  text?: string;
}

export const Reporting = Type.Object({ case_id: Id });
export type Reporting = Static<typeof Reporting>;

/** Kind of the reservation that prevents a second open case. */
export const OPEN_CASE = 'open-case';

export class Report extends Command<Reporting> {
  constructor(readonly input: { caller: Member; body: ReportDto; key: string }) {
    super();
  }
}

@CommandHandler(Report)
export class ReportHandler implements ICommandHandler<Report> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly evidence: EvidenceCollector,
  ) {}

  async execute({ input: { caller, body, key } }: Report): Promise<Reporting> {
    const id = randomUUID();
    const report = await this.prepare(id, caller, body).catch((error: Error) => error);
    const ref = caseOf(id);
    const { caseId } = await this.store.transact({ actor: caller.id, key, request: body, writes: [ref] }, (tx) => {
      // Thrown only here: what is reported may have gone since, and a retry must receive the first attempt's answer.
      if (report instanceof Error) throw report;
      const value = openCaseOf(caller.id, report.subject);
      tx.claim({ kind: OPEN_CASE, value, owner: id, taken: () => alreadyReported({}) });
      tx.decide(ref, (state) => openCase(state, { ...report, reporter: caller.id, reason: body.reason, at: tx.at }));
      return { caseId: id };
    });
    return { case_id: caseId };
  }

  /** What is reported as it is now, and what was said about it, sealed with the case's own key. */
  private async prepare(caseId: string, caller: Member, body: ReportDto) {
    const reported = theOneOf(body);
    // A member who may not read messages yet cannot report one (CHT-04).
    if ('message' in reported && caller.status !== 'active') throw confirmationRequired({});
    const { subject, evidence: found } = await this.evidence.collect(caller.id, reported, body.reason);
    if (subject.member === caller.id) throw notYourself({});
    const owner = keyOwner(caseId);
    const words = body.text?.trim();
    await this.vault.createKey(owner);
    const [text, evidence] = await Promise.all([
      words ? this.vault.seal(owner, words) : null,
      this.vault.seal(owner, JSON.stringify(found)),
    ]);
    return { subject, text, evidence };
  }
}

function theOneOf({ member_id, photo_id, message }: ReportDto): Reported {
  const given: Reported[] = [
    ...(member_id ? [{ member_id }] : []),
    ...(photo_id ? [{ photo_id }] : []),
    ...(message ? [{ message }] : []),
  ];
  if (given.length !== 1)
    throw invalidInput([{ field: 'member_id', code: given.length === 0 ? 'required' : 'invalid' }]);
  return given[0]!;
}
