import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Id, Post, type RequestOf } from '../../../kernel/index.js';
import {
  agreementOutdated,
  appointedByProposer,
  ownProposal,
  proposalDecided,
  proposalNotFound,
} from '../staff.errors.js';
import { DecideAgreement, DecideAgreementDto } from './decide-agreement.command.js';

const decide = {
  access: 'staff:admin',
  key: 'required',
  params: Type.Object({ id: Id }),
  body: DecideAgreementDto,
  reply: { 200: Type.Object({ status: Type.String() }) },
} as const;
const agree = defineContract({
  ...decide,
  summary: 'Agree to what another admin proposed, which does it',
  errors: [proposalNotFound, proposalDecided, ownProposal, appointedByProposer, agreementOutdated],
});
const refuse = defineContract({
  ...decide,
  summary: 'Do not agree to what another admin proposed, or take the own proposal back',
  errors: [proposalNotFound, proposalDecided],
});

@Controller('admin')
export class AgreementsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('agreements/:id/agree', agree)
  agree(@Req() request: RequestOf<typeof agree>) {
    return this.decide(request, true);
  }

  @Post('agreements/:id/refuse', refuse)
  refuse(@Req() request: RequestOf<typeof refuse>) {
    return this.decide(request, false);
  }

  private decide({ caller, params, body, key }: RequestOf<typeof agree>, agreed: boolean) {
    const { id: agreementId } = params;
    return this.commands.execute(
      new DecideAgreement({ agreementId, staffId: caller.id, reason: body.reason, agreed, key }),
    );
  }
}
