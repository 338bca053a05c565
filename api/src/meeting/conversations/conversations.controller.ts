import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { insufficientCredits } from '../../money/credits/index.js';
import {
  defineContract,
  Delete,
  Get,
  Id,
  Post,
  premiumRequired,
  type Member,
  type RequestOf,
} from '../../kernel/index.js';
import { notYourself } from '../blocks/index.js';
import { priceChanged } from '../../ground/settings/index.js';
import { ChatItem, ChatList, ChatView, SentMessage } from './chat.schema.js';
import type { Viewer } from './chats.js';
import { AcknowledgeWarning } from './commands/acknowledge-warning.command.js';
import { OpenConversation } from './commands/open-conversation.command.js';
import { ReadMessages } from './commands/read-messages.command.js';
import { RemoveConversation, RestoreConversation } from './commands/remove-conversation.command.js';
import { SendMessage } from './commands/send-message.command.js';
import {
  conversationNotFound,
  fictionalWarningRequired,
  giftNotOnSale,
  messageEmpty,
  messageTooLong,
  writtenByStaff,
} from './conversations.errors.js';
import { PLACE_PATTERN } from './place.js';
import { reachRefusals } from './reach.js';
import { SignsBetween } from './signs/signs-between.js';
import { GetChat } from './queries/get-chat.query.js';
import { ListChats } from './queries/list-chats.query.js';
import { OpenConversationDto, RemoveChatDto, SendMessageDto } from './conversations.dto.js';

const params = Type.Object({ id: Id });
const own = { access: 'active', params, errors: [conversationNotFound] } as const;

const listChats = defineContract({
  summary: 'List the own conversations, the newest first',
  access: 'member',
  query: Type.Object(
    { before: Type.Optional(Type.String({ pattern: PLACE_PATTERN })) },
    { additionalProperties: false },
  ),
  reply: { 200: ChatList },
});
const openConversation = defineContract({
  summary: 'Find or begin the conversation with a member; costs nothing',
  access: 'active',
  body: OpenConversationDto,
  reply: { 200: ChatItem },
  errors: [...reachRefusals, notYourself],
});
const getChat = defineContract({
  summary: 'Read a conversation, a page of messages at a time',
  access: 'member',
  params,
  query: Type.Object(
    {
      before: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1, description: 'Messages older than this version' }),
      ),
    },
    { additionalProperties: false },
  ),
  reply: { 200: ChatView },
  errors: [conversationNotFound],
});
const sendMessage = defineContract({
  summary: 'Send a message, a gift or a gift with a text, for its price in credits',
  access: 'active',
  key: 'required',
  params,
  body: SendMessageDto,
  reply: { 201: SentMessage },
  errors: [
    insufficientCredits,
    priceChanged,
    giftNotOnSale,
    conversationNotFound,
    ...reachRefusals,
    premiumRequired,
    fictionalWarningRequired,
    writtenByStaff,
    messageEmpty,
    messageTooLong,
  ],
});
const readMessages = defineContract({
  ...own,
  summary: 'Mark everything in a conversation as read',
});
const showTyping = defineContract({
  ...own,
  summary: 'Say that one is writing: shown to the other for some seconds, where both allow it, and stored nowhere',
  limit: 'typing',
});
const acknowledgeWarning = defineContract({
  ...own,
  summary: 'Acknowledge that the other is fictional, before the first message to them',
});
const removeChat = defineContract({
  summary: "Remove a conversation from one's own list, until a new message",
  access: 'member',
  body: RemoveChatDto,
  errors: [conversationNotFound],
});
const restoreChat = defineContract({
  summary: 'Undo the removal of a conversation',
  access: 'member',
  params,
  reply: { 200: ChatItem },
  errors: [conversationNotFound],
});

const viewerOf = ({ id, status }: Member): Viewer => ({ id, mayRead: status === 'active' });

@Controller('chats')
export class ConversationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly signs: SignsBetween,
  ) {}

  @Get('', listChats)
  list(@Req() { caller, query: { before } }: RequestOf<typeof listChats>): Promise<ChatList> {
    return this.queries.execute(new ListChats({ viewer: viewerOf(caller), before }));
  }

  @Post('', openConversation)
  open(@Req() { caller, body, key }: RequestOf<typeof openConversation>): Promise<ChatItem> {
    return this.commands.execute(new OpenConversation({ memberId: caller.id, otherId: body.profile_id, key }));
  }

  @Get(':id', getChat)
  get(@Req() { caller, params: { id }, query }: RequestOf<typeof getChat>): Promise<ChatView> {
    return this.queries.execute(new GetChat({ conversationId: id, viewer: viewerOf(caller), before: query.before }));
  }

  @Post(':id/messages', sendMessage)
  send(@Req() { caller, params: { id }, body, key }: RequestOf<typeof sendMessage>): Promise<SentMessage> {
    const { body: text, gift, gift_shown: giftShown, price } = body;
    const given = gift && { gift, ...(giftShown && { giftShown }) };
    const input = { conversationId: id, memberId: caller.id, text, ...given, price: { seen: price }, key };
    return this.commands.execute(new SendMessage(input));
  }

  @Post(':id/read', readMessages)
  read(@Req() { caller, params: { id }, key }: RequestOf<typeof readMessages>): Promise<void> {
    return this.commands.execute(new ReadMessages({ conversationId: id, memberId: caller.id, key }));
  }

  /** No command, for it records nothing: it reaches the open screens of the other, or nobody (CHT-09). */
  @Post(':id/typing', showTyping)
  type(@Req() { caller, params: { id } }: RequestOf<typeof showTyping>): Promise<void> {
    return this.signs.tellTyping(id, caller.id);
  }

  @Post(':id/fictional-warning', acknowledgeWarning)
  acknowledge(@Req() { caller, params: { id }, key }: RequestOf<typeof acknowledgeWarning>): Promise<void> {
    return this.commands.execute(new AcknowledgeWarning({ conversationId: id, memberId: caller.id, key }));
  }

  @Post(':id/restore', restoreChat)
  async restore(@Req() { caller, params: { id }, key }: RequestOf<typeof restoreChat>): Promise<ChatItem> {
    return this.commands.execute(new RestoreConversation({ conversationId: id, viewer: viewerOf(caller), key }));
  }
}

/** The specification's own address for it (CLI-08). */
@Controller('chat')
export class ChatController {
  constructor(private readonly commands: CommandBus) {}

  @Delete('', removeChat)
  remove(@Req() { caller, body, key }: RequestOf<typeof removeChat>): Promise<void> {
    return this.commands.execute(new RemoveConversation({ conversationId: body.id, memberId: caller.id, key }));
  }
}
