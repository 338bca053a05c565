import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { CsvLanguageParam, referenceOf } from '../../ground/lists/index.js';
import { claimedByColleague, claimRoutes } from '../../ground/claims/index.js';
import { Day, defineContract, Get, Id, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { chargebackDecided, chargebackNotFound } from './chargebacks.errors.js';
import {
  DecideChargeback,
  DecideChargebackDto,
  SetChargebackDeadline,
  SetChargebackDeadlineDto,
  WriteChargebackStatement,
  WriteChargebackStatementDto,
} from './commands/answer-chargeback.command.js';
import { DownloadEvidence } from './commands/download-evidence.command.js';
import { ConsoleChargebackDetail, GetChargeback } from './queries/get-chargeback.query.js';

const access = 'staff:finance' as const;
const params = Type.Object({ id: Id });
const Status = Type.Object({ status: Type.String() });
const Deadline = Type.Object({ respond_by: Day });
const entry = { access, key: 'required', params } as const;
const errors = [chargebackNotFound, chargebackDecided, claimedByColleague];

/** For the API's description; the file is sent as it is. */
const EVIDENCE = Type.Unsafe<string>({
  description: 'The evidence in UTF-8',
  content: { 'text/plain': { schema: { type: 'string' } } },
});
const show = defineContract({
  summary: 'A charge-back: the purchase, what was delivered, and what was done about it',
  access,
  params,
  reply: { 200: ConsoleChargebackDetail },
  errors: [chargebackNotFound],
});
const evidence = defineContract({
  summary: 'The evidence as a text file; that it was taken is recorded',
  access,
  params,
  query: Type.Object({ language: CsvLanguageParam }, { additionalProperties: false }),
  reply: { 200: EVIDENCE },
  errors: [chargebackNotFound],
});
const decide = defineContract({
  ...entry,
  summary: 'Enter what was answered, or what the bank decided; no money moves by it',
  body: DecideChargebackDto,
  reply: { 200: Status },
  errors,
});
const setDeadline = defineContract({
  ...entry,
  summary: 'Set another last day to answer the bank than was assumed',
  body: SetChargebackDeadlineDto,
  reply: { 200: Deadline },
  errors,
});
const writeStatement = defineContract({
  ...entry,
  summary: 'Write what the site says about it, for the evidence',
  body: WriteChargebackStatementDto,
  reply: { 200: Status },
  errors,
});

@Controller('admin')
export class ChargebacksAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('chargebacks/:id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsoleChargebackDetail> {
    return this.queries.execute(new GetChargeback(params.id));
  }

  @Get('chargebacks/:id/evidence', evidence)
  async evidence(
    @Req() { caller, params: { id }, query: { language = 'en' } }: RequestOf<typeof evidence>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const text = await this.commands.execute(new DownloadEvidence({ chargebackId: id, staffId: caller.id, language }));
    void reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="evidence-${referenceOf('chargeback', id)}.txt"`);
    return text;
  }

  @Post('chargebacks/:id/decision', decide)
  decide(@Req() { caller, params, body, key }: RequestOf<typeof decide>): Promise<Static<typeof Status>> {
    return this.commands.execute(new DecideChargeback({ chargebackId: params.id, staffId: caller.id, body, key }));
  }

  @Post('chargebacks/:id/deadline', setDeadline)
  setDeadline(@Req() { caller, params, body, key }: RequestOf<typeof setDeadline>): Promise<Static<typeof Deadline>> {
    return this.commands.execute(new SetChargebackDeadline({ chargebackId: params.id, staffId: caller.id, body, key }));
  }

  @Post('chargebacks/:id/statement', writeStatement)
  writeStatement(
    @Req() { caller, params, body, key }: RequestOf<typeof writeStatement>,
  ): Promise<Static<typeof Status>> {
    return this.commands.execute(
      new WriteChargebackStatement({ chargebackId: params.id, staffId: caller.id, body, key }),
    );
  }
}

export class ChargebackClaimsAdminController extends claimRoutes({
  resource: 'chargebacks',
  access: 'staff:finance',
}) {}
