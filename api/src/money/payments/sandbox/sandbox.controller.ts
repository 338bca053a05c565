import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { Clock, notFound, type Reply } from '../../../kernel/index.js';
import { PAGE_HEADERS } from './html.js';
import { payPage } from './pay-page.js';
import { SandboxChargebacks } from './sandbox-chargebacks.js';
import { SandboxPayments, type Choice } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import type { SandboxPayment } from './sandbox.entities.js';
import { SandboxProvider } from './sandbox.provider.js';
import { isRefused, problemIn, wayOf } from './ways.js';

const params = Type.Object({ reference: Type.String({ pattern: '^sb_[0-9a-f]{24}$' }) });
const on = Type.Optional(Type.Literal('on'));
const filled = Type.Optional(Type.String({ maxLength: 40 }));
const form = Type.Object({
  outcome: Type.Enum(['paid', 'pending', 'failed', 'cancelled']),
  delay: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
  silent: on,
  /** Fields of the pay page; a script may omit them. */
  copies: Type.Optional(Type.String({ pattern: '^[1-5]$' })),
  notice_delay: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
  shuffled: on,
  forged: on,
  bank: filled,
  number: filled,
  expiry: filled,
  cvc: filled,
  code: filled,
});

const refundForm = Type.Object({ refunds: Type.Enum(['paid', 'pending', 'failed']) });

const bankForm = Type.Object({ step: Type.Enum(['all', 'half', 'reverse']) });

interface PageRequest {
  params: Static<typeof params>;
}
interface FormRequest<Form extends TSchema> extends PageRequest {
  body: Static<Form>;
}

/** Pages of another company, served from here. They know nothing of our members and are not part of our API. */
@Controller('sandbox/pay')
export class SandboxController {
  constructor(
    private readonly payments: SandboxPayments,
    private readonly refunds: SandboxRefunds,
    private readonly chargebacks: SandboxChargebacks,
    private readonly provider: SandboxProvider,
    private readonly clock: Clock,
  ) {}

  @Get(':reference')
  @RouteSchema({ hide: true, params })
  async show(@Req() { params: { reference } }: PageRequest, @Res() reply: Reply): Promise<void> {
    const payment = await this.found(reference);
    void reply.headers(PAGE_HEADERS).send(payPage(payment, { chargebacks: await this.chargebacks.of(reference) }));
  }

  @Post(':reference')
  @RouteSchema({ hide: true, params, body: form })
  async choose(@Req() { params: { reference }, body }: FormRequest<typeof form>, @Res() reply: Reply): Promise<void> {
    const known = await this.found(reference);
    const pays = body.outcome === 'paid' || body.outcome === 'pending';
    const problem = pays ? problemIn(wayOf(known.method), body, this.clock.now()) : null;
    if (problem) return void reply.status(422).headers(PAGE_HEADERS).send(payPage(known, { problem }));
    const payment = (await this.payments.choose(reference, choiceOf(body))) ?? known;
    void reply.redirect(payment.returnUrl, 303);
  }

  @Post(':reference/refunds')
  @RouteSchema({ hide: true, params, body: refundForm })
  async chooseRefunds(
    @Req() { params: { reference }, body }: FormRequest<typeof refundForm>,
    @Res() reply: Reply,
  ): Promise<void> {
    await this.found(reference);
    await this.refunds.choose(reference, body.refunds);
    void reply.redirect(`/api/sandbox/pay/${reference}`, 303);
  }

  @Post(':reference/chargebacks')
  @RouteSchema({ hide: true, params, body: bankForm })
  async chargeBack(
    @Req() { params: { reference }, body }: FormRequest<typeof bankForm>,
    @Res() reply: Reply,
  ): Promise<void> {
    const payment = await this.found(reference);
    await this.chargebacks.step(payment, body.step);
    void reply.redirect(`/api/sandbox/pay/${reference}`, 303);
  }

  private async found(reference: string): Promise<SandboxPayment> {
    const payment = this.provider.enabled ? await this.payments.find(reference) : null;
    if (!payment) throw notFound({});
    return payment;
  }
}

/** Without `copies` the form did not come from the page, and webhooks are sent in the usual way. */
function choiceOf(body: Static<typeof form>): Choice {
  const { outcome, delay = '10', silent, copies, notice_delay: noticeDelay, shuffled, forged, bank } = body;
  return {
    outcome: isRefused(body) && outcome === 'paid' ? 'failed' : outcome,
    delay: Number(delay),
    silent: silent === 'on',
    ...(copies && { copies: Number(copies), shuffled: shuffled === 'on', forged: forged === 'on' }),
    ...(noticeDelay && { noticeDelay: Math.min(Number(noticeDelay), 3600) }),
    ...(bank && { bank }),
  };
}
