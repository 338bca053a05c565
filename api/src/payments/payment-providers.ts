import { Injectable } from '@nestjs/common';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';

/** The payment companies of this installation. */
@Injectable()
export class PaymentProviders {
  private readonly providers: readonly PaymentProvider[];

  constructor(sandbox: SandboxProvider) {
    this.providers = sandbox.enabled ? [sandbox] : [];
  }

  /** The one that new orders go to; none in production before one is configured. */
  get current(): PaymentProvider | undefined {
    return this.providers[0];
  }

  named(name: string): PaymentProvider | undefined {
    return this.providers.find((provider) => provider.name === name);
  }
}
