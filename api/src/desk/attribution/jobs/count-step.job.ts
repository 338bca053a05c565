import { Injectable } from '@nestjs/common';
import { memberOf, type MemberEvent } from '../../../members/accounts/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { walletOf, type WalletEvent } from '../../../money/credits/index.js';
import { defineJob, Store, SYSTEM, Vault, type JobHandler } from '../../../kernel/index.js';
import { Days } from '../days.js';
import { countStep, stepOf } from '../step.js';
import type { StepEvent } from '../step.events.js';
import type { CountedSource } from '../source.js';
import { trackingIn } from '../tracking.js';
import { ToldSources } from '../told-sources.js';

interface Payload {
  memberId: string;
  /** The stream that the step is in, and where. */
  of: 'member' | 'wallet';
  version: number;
}

export const countStepJob = defineJob<Payload>('count-step');

const MEMBER_STEPS = ['SignedUp', 'EmailConfirmed'] as const satisfies MemberEvent['type'][];
const WALLET_STEPS = [
  'CreditsBought',
  'CreditsRefunded',
  'CreditsChargedBack',
  'CreditsReinstated',
] as const satisfies WalletEvent['type'][];
type MemberStep = Extract<MemberEvent, { type: (typeof MEMBER_STEPS)[number] }>;
type WalletStep = Extract<WalletEvent, { type: (typeof WALLET_STEPS)[number] }>;

interface Origin {
  source: CountedSource;
  journey: string | null;
  country: string | null;
  signedUpOn: string;
}

/**
 * Writes down a step of a member without the member. Who sent them is opened each time: after an erasure nobody knows
 * it any more, and what still happens then (a refund that took long) counts without a source.
 */
@Injectable()
export class CountStepJob implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly days: Days,
    private readonly told: ToldSources,
  ) {}

  async run({ memberId, of, version }: Payload): Promise<void> {
    const origin = await this.originOf(memberId);
    const found = origin && (await this.stepAt({ memberId, of, version }, origin));
    if (!found) return;
    const { step, name } = found;
    const stream = stepOf(this.vault.hmac('attribution', `${origin.journey ?? memberId} ${name}`));
    const command = { actor: SYSTEM, key: `count ${of} ${memberId} ${version}`, request: {}, writes: [stream] };
    await this.store.transact(command, (tx) => {
      tx.decide(stream, (state) => countStep(state, step));
      return {};
    });
  }

  private async originOf(memberId: string): Promise<Origin | undefined> {
    const first = { after: 0, limit: 1 };
    const [[signedUp], [created]] = await Promise.all([
      this.store.following(memberOf(memberId), { ...first, types: ['SignedUp'] }),
      this.store.following(profileOf(memberId), { ...first, types: ['ProfileCreated'] }),
    ]);
    if (signedUp?.type !== 'SignedUp') return undefined;
    const { tracking, signedUpAt } = signedUp.data;
    const country = created?.type === 'ProfileCreated' ? created.data.country : null;
    const { source, journey } = trackingIn(await this.vault.open(tracking));
    return {
      source: await this.told.counted(source),
      journey,
      country,
      signedUpOn: this.days.of(new Date(signedUpAt)),
    };
  }

  /** `name`: what the step is called among those of its member; a confirmation happens once in a life. */
  private async stepAt(
    { memberId, of, version }: Payload,
    origin: Origin,
  ): Promise<{ step: StepEvent; name: string } | undefined> {
    const at = { after: version - 1, limit: 1 };
    if (of === 'member') {
      const [event] = await this.store.following(memberOf(memberId), { ...at, types: [...MEMBER_STEPS] });
      return event?.version === version
        ? { step: this.memberStep(event as MemberStep, origin), name: event.type }
        : undefined;
    }
    const wallet = walletOf(memberId);
    const [event] = await this.store.following(wallet, { ...at, types: [...WALLET_STEPS] });
    if (event?.version !== version) return undefined;
    const [bought] = await this.store.following(wallet, { after: 0, limit: 1, types: ['CreditsBought'] });
    const step = this.walletStep(event as WalletStep, origin, bought?.version === version);
    return { step, name: `wallet ${version}` };
  }

  private memberStep({ type, data }: MemberStep, origin: Origin): StepEvent {
    switch (type) {
      case 'SignedUp':
        return { type: 'SignUpCounted', data: this.at(data.signedUpAt, origin) };
      case 'EmailConfirmed':
        return { type: 'ConfirmationCounted', data: this.at(data.confirmedAt, origin) };
    }
  }

  private walletStep({ type, data }: WalletStep, origin: Origin, first: boolean): StepEvent {
    switch (type) {
      case 'CreditsBought':
        return { type: 'PurchaseCounted', data: { ...this.at(data.boughtAt, origin), first, paid: data.paid } };
      case 'CreditsRefunded':
        return { type: 'PaymentBackCounted', data: { ...this.at(data.refundedAt, origin), amount: data.amount } };
      case 'CreditsChargedBack':
        return { type: 'PaymentBackCounted', data: { ...this.at(data.chargedBackAt, origin), amount: data.amount } };
      case 'CreditsReinstated':
        return { type: 'PaymentRegainedCounted', data: { ...this.at(data.reinstatedAt, origin), amount: data.amount } };
    }
  }

  private at(instant: string, { source, country, signedUpOn }: Origin) {
    return { source, country, countedOn: this.days.of(new Date(instant)), signedUpOn };
  }
}
