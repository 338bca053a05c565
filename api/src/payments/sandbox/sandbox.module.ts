import { Module } from '@nestjs/common';
import { DeliverWebhook } from './deliver-webhook.js';
import { FinishPayment } from './finish-payment.js';
import { SandboxController } from './sandbox.controller.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { SandboxProvider } from './sandbox.provider.js';
import { SandboxSignature } from './sandbox-signature.js';

@Module({
  controllers: [SandboxController],
  providers: [DeliverWebhook, FinishPayment, SandboxPayments, SandboxProvider, SandboxRefunds, SandboxSignature],
  exports: [SandboxProvider],
})
export class SandboxModule {}
