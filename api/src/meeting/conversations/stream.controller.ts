import { Controller, Req, Res } from '@nestjs/common';
import { Type } from 'typebox';
import { defineContract, Get, Live, type Reply, type RequestOf } from '../../kernel/index.js';

const openStream = defineContract({
  summary: 'Server-sent events: what concerns the member, as it happens',
  access: 'member',
  reply: {
    200: Type.String({
      description: 'text/event-stream with message, typing, seen, read, returned, credits, chats and payment',
    }),
  },
});

@Controller('stream')
export class StreamController {
  constructor(private readonly live: Live) {}

  @Get('', openStream)
  open(@Req() { caller }: RequestOf<typeof openStream>, @Res() reply: Reply): Promise<void> {
    const { id: member, sessionId: session, status } = caller;
    return this.live.open(reply, { member, session, mayRead: status === 'active' });
  }
}
