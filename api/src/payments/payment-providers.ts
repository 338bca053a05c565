import { Injectable } from '@nestjs/common';
import { MollieProvider } from './mollie/mollie.provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';

/** The payment companies of this installation. */
@Injectable()
export class PaymentProviders {
  private readonly providers: readonly PaymentProvider[];

  constructor(mollie: MollieProvider, sandbox: SandboxProvider) {
    this.providers = [mollie, sandbox].filter(({ enabled }) => enabled);
  }

  /** The one that new orders go to; none in production before one is configured. */
  get current(): PaymentProvider | undefined {
    return this.providers[0];
  }

  named(name: string): PaymentProvider | undefined {
    return this.providers.find((provider) => provider.name === name);
  }
}
