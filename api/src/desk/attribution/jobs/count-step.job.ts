import { randomUUID } from 'node:crypto';
import { memberOf } from '../../../members/accounts/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { walletOf } from '../../../money/credits/index.js';
import { trackingIn } from '../../../meeting/sign-up/index.js';
import { defineJob, HandlesJob, Store, SYSTEM, Vault, type JobHandler } from '../../../kernel/index.js';
import { Days } from '../days.js';
import { countStep, stepOf } from '../step.js';
import type { Step } from '../step.events.js';
import {
  countedStep,
  instantOf,
  MEMBER_STEPS,
  WALLET_STEPS,
  type MemberStep,
  type WalletStep,
} from '../steps-of-members.js';
import { RecurringSources } from '../recurring-sources.js';

export interface Payload {
  memberId: string;
  /** The stream that the step is in, and where; of a profile, where it was marked as fictional or as real. */
  of: 'member' | 'profile' | 'wallet';
  version: number;
}

export const countStepJob = defineJob<Payload>('count-step');

interface Origin extends Omit<Step, 'countedOn'> {
  journey: string | null;
  /** When the source was forgotten, if there was one. */
  forgottenAt: string | null;
}

interface Found {
  event: MemberStep | WalletStep;
  /** What the step is called among those of its member. */
  name: string;
  first: boolean;
}

/** After every instant. */
const NEVER = '9999';
const FIRST = { after: 0, limit: 1 };

/**
 * Writes down a step of a member without the member. Who sent them is opened each time: after an erasure nobody knows
 * it any more, and what still happens then (a refund that took long) counts without a source.
 */
@HandlesJob(countStepJob)
export class CountStepJob implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly days: Days,
    private readonly told: RecurringSources,
  ) {}

  async run(payload: Payload): Promise<void> {
    const { memberId } = payload;
    const [origin, found] = await Promise.all([this.originOf(memberId), this.stepsAt(payload)]);
    if (origin) for (const step of found) await this.count(memberId, origin, step);
  }

  private async count(memberId: string, { journey, forgottenAt, ...from }: Origin, found: Found): Promise<void> {
    const at = instantOf(found.event);
    // What was done before was counted with its source, under a name that nobody can tell any more.
    if (forgottenAt !== null && at <= forgottenAt) return;
    const step = countedStep(found.event, { ...from, countedOn: this.days.of(new Date(at)) }, found.first);
    const stream = stepOf(this.vault.hmac('attribution', `${journey ?? memberId} ${found.name}`));
    const profile = profileOf(memberId);
    // The key stands beside the event, so it must not name the member either; the stream knows what is counted.
    const command = { actor: SYSTEM, key: `count ${randomUUID()}`, request: {}, reads: [profile], writes: [stream] };
    await this.store.transact(command, (tx) => {
      tx.decide(stream, (state) => countStep(state, step, tx.state(profile).fictional));
    });
  }

  private async originOf(memberId: string): Promise<Origin | undefined> {
    const [[signedUp], [created]] = await Promise.all([
      this.store.following(memberOf(memberId), { ...FIRST, types: ['SignedUp'] }),
      this.store.following(profileOf(memberId), { ...FIRST, types: ['ProfileCreated'] }),
    ]);
    if (signedUp?.type !== 'SignedUp') return undefined;
    const { tracking, signedUpAt } = signedUp.data;
    const text = await this.vault.open(tracking);
    const { source, journey } = trackingIn(text);
    return {
      source: await this.told.counted(source),
      journey,
      forgottenAt: tracking !== null && text === null ? await this.erasureOf(memberId) : null,
      country: created?.type === 'ProfileCreated' ? created.data.country : null,
      signedUpOn: this.days.of(new Date(signedUpAt)),
    };
  }

  private async erasureOf(memberId: string): Promise<string> {
    const [event] = await this.store.following(memberOf(memberId), { ...FIRST, types: ['ErasureStarted'] });
    return event?.type === 'ErasureStarted' ? event.data.startedAt : NEVER;
  }

  private async stepsAt({ memberId, of, version }: Payload): Promise<Found[]> {
    const at = { after: version - 1, limit: 1 };
    if (of === 'profile') {
      const first = (type: MemberStep['type']) => this.store.following(memberOf(memberId), { ...FIRST, types: [type] });
      return (await Promise.all(MEMBER_STEPS.map(first))).flat().map((event) => ofMember(event as MemberStep));
    }
    if (of === 'member') {
      const [event] = await this.store.following(memberOf(memberId), { ...at, types: [...MEMBER_STEPS] });
      return event?.version === version ? [ofMember(event as MemberStep)] : [];
    }
    const wallet = walletOf(memberId);
    const [[event], [bought]] = await Promise.all([
      this.store.following(wallet, { ...at, types: [...WALLET_STEPS] }),
      this.store.following(wallet, { ...FIRST, types: ['CreditsBought'] }),
    ]);
    if (event?.version !== version) return [];
    return [{ event: event as WalletStep, name: `wallet ${version}`, first: bought?.version === version }];
  }
}

/** Somebody confirms once in a life, also if they come back after they have left. */
const ofMember = (event: MemberStep): Found => ({ event, name: event.type, first: false });
