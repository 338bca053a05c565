import { Module } from '@nestjs/common';
import { DeliverWebhook } from './deliver-webhook.js';
import { FinishPayment } from './finish-payment.js';
import { SandboxChargebacks } from './sandbox-chargebacks.js';
import { SandboxController } from './sandbox.controller.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { SandboxCards, SandboxProvider } from './sandbox.provider.js';
import { SandboxSignature } from './sandbox-signature.js';
import { SandboxSwitches } from './sandbox-switches.js';
import { SwitchesController } from './switches.controller.js';

@Module({
  controllers: [SandboxController, SwitchesController],
  providers: [
    DeliverWebhook,
    FinishPayment,
    SandboxCards,
    SandboxChargebacks,
    SandboxPayments,
    SandboxProvider,
    SandboxRefunds,
    SandboxSignature,
    SandboxSwitches,
  ],
  exports: [SandboxCards, SandboxProvider],
})
export class SandboxModule {}
