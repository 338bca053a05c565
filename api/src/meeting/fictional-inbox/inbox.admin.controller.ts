import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { WorkClaims } from '../../ground/claims/index.js';
import { confirmationRequired, defineContract, Get, Id, Instant, Post, type RequestOf } from '../../kernel/index.js';
import { photoNotFound } from '../../members/photos/index.js';
import { AnswerMember, AnswerMemberDto } from './answer-member.command.js';
import {
  alreadyAnswered,
  conversationNotFound,
  messageEmpty,
  messageTooLong,
  reachRefusals,
} from '../conversations/index.js';
import { InboxConversation } from './inbox.schema.js';
import { GetInboxConversation } from './get-inbox-conversation.query.js';
import { conversationClaimed } from './inbox.errors.js';
import { Inbox } from './inbox.js';

const desk = { access: 'staff:moderator', params: Type.Object({ id: Id }) } as const;
const Claim = Type.Object({ ends_at: Instant });
const version = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

const getRoute = defineContract({
  summary: 'Read a conversation of a fictional profile',
  ...desk,
  query: Type.Object({ before: Type.Optional(version) }, { additionalProperties: false }),
  reply: { 200: InboxConversation },
  errors: [conversationNotFound],
});
const claimRoute = defineContract({
  summary: 'Take a conversation, so that nobody else answers in it; asked again, it is kept',
  ...desk,
  reply: { 200: Claim },
  errors: [conversationNotFound, conversationClaimed],
});
const releaseRoute = defineContract({
  summary: 'Give a conversation back to the others',
  ...desk,
});
const answerRoute = defineContract({
  summary: 'Write to the member by hand, in the name of the fictional profile',
  key: 'required',
  ...desk,
  body: AnswerMemberDto,
  reply: { 201: Type.Object({ version: Type.Integer(), sent_at: Instant }) },
  errors: [
    conversationNotFound,
    conversationClaimed,
    alreadyAnswered,
    ...reachRefusals,
    confirmationRequired,
    messageEmpty,
    messageTooLong,
    photoNotFound,
  ],
});

@Controller('admin/inbox')
export class InboxAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly claims: WorkClaims,
    private readonly inbox: Inbox,
  ) {}

  @Get(':id', getRoute)
  get(@Req() { caller, params, query }: RequestOf<typeof getRoute>): Promise<InboxConversation> {
    return this.queries.execute(
      new GetInboxConversation({ staffId: caller.id, conversationId: params.id, before: query.before }),
    );
  }

  @Post(':id/claim', claimRoute)
  async claim(@Req() { caller, params }: RequestOf<typeof claimRoute>): Promise<{ ends_at: string }> {
    return { ends_at: (await this.inbox.claim(caller.id, params.id)).toISOString() };
  }

  @Post(':id/release', releaseRoute)
  release(@Req() { caller, params }: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.claims.release('conversations', caller.id, params.id);
  }

  @Post(':id/messages', answerRoute)
  async answer(@Req() { caller, params, body, key }: RequestOf<typeof answerRoute>) {
    const answer = new AnswerMember({ staffId: caller.id, conversationId: params.id, body, key });
    const { version: answered, sentAt } = await this.commands.execute(answer);
    return { version: answered, sent_at: sentAt };
  }
}
