import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { Type, type Static } from 'typebox';
import { notFound, type Reply } from '../../../kernel/index.js';
import { PAGE_HEADERS } from './html.js';
import { SandboxSwitches } from './sandbox-switches.js';
import { SandboxProvider } from './sandbox.provider.js';
import { SANDBOX_METHODS, switchesPage } from './switches-page.js';

const times = Type.String({ pattern: '^[0-9]{1,2}$' });
const method = Type.String({ maxLength: 40 });
const form = Type.Object({
  payment_reply: times,
  refund_reply: times,
  methods: Type.Optional(Type.Union([method, Type.Array(method, { maxItems: 40 })])),
});

/** Where one chooses the failures that the sandbox's companies simulate next; not part of our API either. */
@Controller('sandbox')
export class SwitchesController {
  constructor(
    private readonly switches: SandboxSwitches,
    private readonly provider: SandboxProvider,
  ) {}

  @Get()
  @RouteSchema({ hide: true })
  async show(@Res() reply: Reply): Promise<void> {
    if (!this.provider.enabled) throw notFound({});
    void reply.headers(PAGE_HEADERS).send(switchesPage(await this.switches.all()));
  }

  @Post()
  @RouteSchema({ hide: true, body: form })
  async save(@Req() { body }: { body: Static<typeof form> }, @Res() reply: Reply): Promise<void> {
    if (!this.provider.enabled) throw notFound({});
    const { payment_reply, refund_reply, methods = [] } = body;
    await this.switches.set({
      losses: { payment_reply: Number(payment_reply), refund_reply: Number(refund_reply) },
      without: SANDBOX_METHODS.filter((id) => ![methods].flat().includes(id)),
    });
    void reply.redirect('/api/sandbox', 303);
  }
}
