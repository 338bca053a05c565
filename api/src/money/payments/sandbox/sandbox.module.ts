import { ContextModule } from '../../../kernel/index.js';
import { DeliverWebhook } from './deliver-webhook.js';
import { FinishPayment } from './finish-payment.js';
import { SandboxChargebacks } from './sandbox-chargebacks.js';
import { SandboxController } from './sandbox.controller.js';
import { SandboxPayments } from './sandbox-payments.js';
import { SandboxRefunds } from './sandbox-refunds.js';
import { SandboxCards, SandboxProvider } from './sandbox.provider.js';
import { SandboxSignature } from './sandbox-signature.js';
import { SandboxChargeback, SandboxPayment, SandboxRefund, SandboxSwitch } from './sandbox.entities.js';
import { deliverWebhook, finishPayment } from './sandbox.jobs.js';
import { SandboxSwitches } from './sandbox-switches.js';
import { SwitchesController } from './switches.controller.js';

/** Stands in for a payment company where none is configured: pay page, webhooks and the outcome of payments. */
@ContextModule({
  name: 'sandbox',
  entities: [SandboxPayment, SandboxRefund, SandboxChargeback, SandboxSwitch],
  jobs: [
    { job: deliverWebhook, handler: DeliverWebhook },
    { job: finishPayment, handler: FinishPayment },
  ],
  controllers: [SandboxController, SwitchesController],
  providers: [
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
