import { Controller, Req } from '@nestjs/common';
import { Config, defineContract, Delete, invalidInput, notFound, Post, type RequestOf } from '../../../kernel/index.js';
import { isPushService } from '../../../ground/delivery/index.js';
import { Subscriptions } from './subscriptions.js';
import { SubscribeDto } from './push.dto.js';

const subscribeRoute = defineContract({
  summary: 'Tell this browser by push, for as long as it is logged in',
  access: 'member',
  body: SubscribeDto,
  errors: [notFound],
});

const unsubscribeRoute = defineContract({
  summary: 'Tell this browser nothing more by push',
  access: 'member',
});

@Controller('push/subscription')
export class PushController {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly config: Config,
  ) {}

  /** Section 7 of the specification calls this `POST /api/user.php?push=1`. */
  @Post('', subscribeRoute)
  async subscribe(@Req() { caller, body: { endpoint, keys } }: RequestOf<typeof subscribeRoute>): Promise<void> {
    if (!this.config.push) throw notFound({});
    if (!isPushService(endpoint, this.config.push)) throw invalidInput([{ field: 'endpoint', code: 'invalid' }]);
    await this.subscriptions.save(caller.id, caller.sessionId, { endpoint, keys });
  }

  @Delete('', unsubscribeRoute)
  unsubscribe(@Req() { caller }: RequestOf<typeof unsubscribeRoute>): Promise<void> {
    return this.subscriptions.remove(caller.sessionId);
  }
}
