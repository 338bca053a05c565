import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { LinkDto, LinkTokens } from '../../members/accounts/index.js';
import { defineContract, Post, type RequestOf } from '../../kernel/index.js';
import { MailedLinkObjectionDto, ObjectToDecision } from './commands/object.command.js';
import { alreadyObjected, decisionNotFound, objectionLinkExpired } from './cases.errors.js';
import { MemberDecision, ListDecisions } from './queries/list-decisions.query.js';

const openRoute = defineContract({
  summary: 'A decision against a member who is shut out, with the token of the link in the mail about it',
  access: 'visitor',
  body: LinkDto,
  reply: { 200: Type.Object({ decision: MemberDecision }) },
  errors: [objectionLinkExpired],
});
const objectRoute = defineContract({
  summary: 'Object to that decision without logging in, once; another moderator decides',
  access: 'visitor',
  key: 'required',
  body: MailedLinkObjectionDto,
  errors: [objectionLinkExpired, decisionNotFound, alreadyObjected],
});

/** Who is shut out cannot log in: the mail about it has a link for this (PRV-03). */
@Controller('objection')
export class ObjectionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: LinkTokens,
  ) {}

  @Post('open', openRoute)
  async open(@Req() { body }: RequestOf<typeof openRoute>): Promise<{ decision: MemberDecision }> {
    const { memberId, decisionId } = await this.read(body.token);
    const { decisions } = await this.queries.execute(new ListDecisions(memberId));
    const decision = decisions.find(({ id }) => id === decisionId);
    // It is forgotten by now.
    if (!decision) throw objectionLinkExpired({});
    return { decision };
  }

  @Post('', objectRoute)
  async object(@Req() { body, key }: RequestOf<typeof objectRoute>): Promise<void> {
    const { memberId, decisionId } = await this.read(body.token);
    await this.commands.execute(new ObjectToDecision({ by: { memberId }, decisionId, text: body.text, key }));
  }

  private async read(token: string): Promise<{ memberId: string; decisionId: string }> {
    const link = await this.links.find('objection', token);
    if (!link) throw objectionLinkExpired({});
    return { memberId: link.memberId, decisionId: link.subject };
  }
}
