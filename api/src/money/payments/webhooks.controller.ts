import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Allow } from 'class-validator';
import { JSONSchema } from 'class-validator-jsonschema';
import { Type } from 'typebox';
import { defineContract, IsUndefinable, notFound, Post, type RequestOf } from '../../kernel/index.js';
import { SettlePayment } from './commands/settle-payment.command.js';
import { PaymentProviders } from './payment-providers.js';
import { invalidSignature, paymentNotFound } from './payments.errors.js';

/** Every payment company has its own format, which its adapter parses. */
@JSONSchema({ additionalProperties: true, description: "In the company's own form" })
class WebhookDto {
  @IsUndefinable()
  @Allow()
  id?: unknown;
}

const receiveWebhook = defineContract({
  summary: 'A payment company tells that something happened to a payment',
  access: 'visitor',
  webhook: true,
  params: Type.Object({ provider: Type.String({ maxLength: 40 }) }),
  body: WebhookDto,
  errors: [notFound, invalidSignature, paymentNotFound],
});

@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly providers: PaymentProviders,
  ) {}

  @Post(':provider', receiveWebhook)
  async receive(@Req() { params, headers, body }: RequestOf<typeof receiveWebhook>): Promise<void> {
    const provider = this.providers.named(params.provider);
    if (!provider) throw notFound({});
    const reference = provider.verifyWebhook({ headers, body });
    if (!reference) throw invalidSignature({});
    await this.commands.execute(new SettlePayment({ providerName: provider.name, reference }));
  }
}
