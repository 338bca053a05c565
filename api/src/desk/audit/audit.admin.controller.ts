import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { defineContract, Get } from '../../kernel/index.js';
import { AuditChoices, GetAuditChoices } from './queries/get-audit-choices.query.js';

const choicesRoute = defineContract({
  summary: 'What the audit log can be filtered by: kinds of events and staff that stand in it',
  access: 'staff:admin',
  reply: { 200: AuditChoices },
});

@Controller('admin')
export class AuditAdminController {
  constructor(private readonly queries: QueryBus) {}

  @Get('audit/choices', choicesRoute)
  choices(): Promise<AuditChoices> {
    return this.queries.execute(new GetAuditChoices());
  }
}
