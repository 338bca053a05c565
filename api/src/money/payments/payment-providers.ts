import { Inject, Injectable } from '@nestjs/common';
import { Config, Log } from '../../kernel/index.js';
import { collectedByUs } from './payment-methods.js';
import type { PaymentCompany, PaymentProvider } from './payment-provider.js';
import { SandboxCards, SandboxProvider } from './sandbox/sandbox.provider.js';

interface OwnProvider {
  provider: PaymentProvider;
  ready: () => boolean;
}

/** Mollie, if the installation has an account there; its library, 11 MB, is loaded only then. */
export const MOLLIE = Symbol('Mollie');

export const mollie = {
  provide: MOLLIE,
  inject: [Config, Log],
  useFactory: async (config: Config, log: Log): Promise<PaymentCompany | undefined> => {
    if (!config.mollie) return undefined;
    const { MollieProvider } = await import('./mollie/mollie.provider.js');
    return new MollieProvider(config.mollie, log);
  },
};

/** The payment providers of this installation: companies, and the site itself for methods it collects on its own. */
@Injectable()
export class PaymentProviders {
  readonly companies: readonly PaymentCompany[];
  private readonly own = new Map<string, OwnProvider>();

  constructor(@Inject(MOLLIE) mollie: PaymentCompany | undefined, sandbox: SandboxProvider, cards: SandboxCards) {
    this.companies = [...(mollie ? [mollie] : []), ...[sandbox, cards].filter(({ enabled }) => enabled)];
  }

  /** The provider for new orders; undefined in production until one is configured. */
  get current(): PaymentProvider | undefined {
    return this.companies[0];
  }

  /** Another company that accepts the method, to retry a payment that the first could not make (MNY-03). */
  async alternativeTo(name: string, method: string): Promise<PaymentProvider | undefined> {
    for (const provider of this.companies) {
      if (provider.name !== name && (await provider.methods())?.includes(method)) return provider;
    }
    return undefined;
  }

  /** A context that collects a method itself registers here at start-up; `ready`: whether it can collect now. */
  register(method: string, provider: PaymentProvider, ready: () => boolean): void {
    this.own.set(method, { provider, ready });
  }

  /** The provider that orders with this method go to. */
  forMethod(method: string): PaymentProvider | undefined {
    if (!collectedByUs(method)) return this.current;
    const own = this.own.get(method);
    return own?.ready() ? own.provider : undefined;
  }

  /** What the company that orders go to calls one of our methods. */
  readonly nameOf = (method: string): string => this.forMethod(method)?.nameOf(method) ?? method;

  named(name: string): PaymentProvider | undefined {
    const own = [...this.own.values()].map(({ provider }) => provider);
    return [...this.companies, ...own].find((provider) => provider.name === name);
  }
}
