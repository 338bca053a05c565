import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { Type, type Static } from 'typebox';
import { notFound, type Reply } from '../../kernel/index.js';
import { payPage } from './pay-page.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { SandboxProvider } from './sandbox.provider.js';

const params = Type.Object({ reference: Type.String({ pattern: '^sb_[0-9a-f]{24}$' }) });
const form = Type.Object({
  outcome: Type.Enum(['paid', 'pending', 'failed', 'cancelled']),
  delay: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
  silent: Type.Optional(Type.Literal('on')),
});

const refundForm = Type.Object({ refunds: Type.Enum(['paid', 'pending', 'failed']) });

interface PageRequest {
  params: Static<typeof params>;
}
interface FormRequest extends PageRequest {
  body: Static<typeof form>;
}

interface RefundFormRequest extends PageRequest {
  body: Static<typeof refundForm>;
}

/** Another company's pages, served from here; they know nothing of our members, so they are no part of our API. */
@Controller('sandbox/pay')
export class SandboxController {
  constructor(
    private readonly payments: SandboxPayments,
    private readonly refunds: SandboxRefunds,
    private readonly provider: SandboxProvider,
  ) {}

  @Get(':reference')
  @RouteSchema({ hide: true, params })
  async show(@Req() { params: { reference } }: PageRequest, @Res() reply: Reply): Promise<void> {
    const payment = this.provider.enabled ? await this.payments.find(reference) : undefined;
    if (!payment) throw notFound({});
    void reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(payPage(payment));
  }

  @Post(':reference')
  @RouteSchema({ hide: true, params, body: form })
  async choose(@Req() { params: { reference }, body }: FormRequest, @Res() reply: Reply): Promise<void> {
    const { outcome, delay = '10', silent } = body;
    const choice = { outcome, delay: Number(delay), silent: silent === 'on' };
    const payment = this.provider.enabled ? await this.payments.choose(reference, choice) : undefined;
    if (!payment) throw notFound({});
    void reply.redirect(payment.return_url, 303);
  }

  @Post(':reference/refunds')
  @RouteSchema({ hide: true, params, body: refundForm })
  async chooseRefunds(@Req() { params: { reference }, body }: RefundFormRequest, @Res() reply: Reply): Promise<void> {
    const payment = this.provider.enabled ? await this.payments.find(reference) : undefined;
    if (!payment) throw notFound({});
    await this.refunds.choose(reference, body.refunds);
    void reply.redirect(`/api/sandbox/pay/${reference}`, 303);
  }
}
