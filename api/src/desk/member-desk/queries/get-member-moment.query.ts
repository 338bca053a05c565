import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Clock, EventLog, invalidInput, Vault, type Staff } from '../../../kernel/index.js';
import { accountFold, memberOf } from '../../../members/accounts/index.js';
import { memberNotFound, profileFold, profileOf } from '../../../members/profiles/index.js';
import { seesKind } from '../../../ground/field-rights/index.js';
import { walletOf } from '../../../money/credits/index.js';
import { sealedOf, stateOf, type MemberMoment } from '../moment.js';

export class GetMemberMoment extends Query<MemberMoment> {
  /** `beside`: null for now. */
  constructor(readonly input: { memberId: string; role: Staff['role']; at: Date; beside: Date | null }) {
    super();
  }
}

/** A member at two instants, from the events themselves: no read model remembers what was. */
@QueryHandler(GetMemberMoment)
export class GetMemberMomentHandler implements IQueryHandler<GetMemberMoment> {
  constructor(
    private readonly eventLog: EventLog,
    private readonly conversations: Conversations,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** @throws memberNotFound if nobody with this id ever signed up; invalid_input for an instant that is to come */
  async execute({ input: { memberId, role, at, beside } }: GetMemberMoment): Promise<MemberMoment> {
    await this.refuseFuture({ at, beside });
    const instants = [at, beside] as const;
    const wallet = walletOf(memberId);
    const [accounts, profiles, wallets, chats] = await Promise.all([
      this.eventLog.stateAsOf(memberOf(memberId).stream, accountFold, instants),
      this.eventLog.stateAsOf(profileOf(memberId).stream, profileFold, instants),
      this.eventLog.stateAsOf(wallet.stream, wallet.definition, instants),
      this.conversations.countsAsOf(memberId, instants),
    ]);
    if (accounts.events === 0) throw memberNotFound({});
    const streams = instants.map((_, i) => ({
      account: accounts.states[i]!,
      profile: profiles.states[i]!,
      wallet: wallets.states[i]!,
      chats: chats.counts[i]!,
    }));
    // Texts that the role does not see are not even opened.
    const texts = await this.textsOf(streams.flatMap((one) => sealedOf(one, seesKind(role, 'profile'))));
    const now = this.clock.now();
    const states = streams.map((one, i) => stateOf(one, texts, { at: instants[i]!, now }));
    return {
      id: memberId,
      states,
      counted: { conversations: chats.counted, all: chats.all },
    };
  }

  private async refuseFuture(instants: Record<string, Date | null>): Promise<void> {
    const recordable = await this.eventLog.now();
    const ahead = Object.entries(instants).filter(([, instant]) => instant !== null && instant > recordable);
    if (ahead.length > 0) throw invalidInput(ahead.map(([field]) => ({ field, code: 'in_future' })));
  }

  private async textsOf(sealed: readonly (string | null | undefined)[]): Promise<Map<string, string | null>> {
    const values = [...new Set(sealed.filter((value) => typeof value === 'string'))];
    const texts = await this.vault.openAll(values);
    return new Map(values.map((value, i) => [value, texts[i]!]));
  }
}
