import { Injectable } from '@nestjs/common';
import { MollieProvider } from './mollie/mollie.provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxCards, SandboxProvider } from './sandbox/sandbox.provider.js';

/** The payment companies of this installation. */
@Injectable()
export class PaymentProviders {
  private readonly providers: readonly PaymentProvider[];

  constructor(mollie: MollieProvider, sandbox: SandboxProvider, cards: SandboxCards) {
    this.providers = [mollie, sandbox, cards].filter(({ enabled }) => enabled);
  }

  /** The one that new orders go to; none in production before one is configured. */
  get current(): PaymentProvider | undefined {
    return this.providers[0];
  }

  get all(): readonly PaymentProvider[] {
    return this.providers;
  }

  /** Another company that takes the method, for a payment that one of them could not make (MNY-03). */
  async alternativeTo(name: string, method: string): Promise<PaymentProvider | undefined> {
    for (const provider of this.providers) {
      if (provider.name !== name && (await provider.methods())?.includes(method)) return provider;
    }
    return undefined;
  }

  named(name: string): PaymentProvider | undefined {
    return this.providers.find((provider) => provider.name === name);
  }
}
