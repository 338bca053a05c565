import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Settings } from '../../../ground/settings/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberOf } from '../../../members/accounts/index.js';
import { proposalOf, proposeGoodwill } from '../proposal.js';
import type { ProposeGoodwillDto } from '../proposals.dto.js';
import { requireStanding } from '../standing.js';

export class ProposeGoodwill extends Command<{ id: string }> {
  constructor(readonly input: { memberId: string; staffId: string; body: ProposeGoodwillDto; key: string }) {
    super();
  }
}

/** Credits without a price, within the operator's bound; somebody else has to agree (ADM-04). */
@CommandHandler(ProposeGoodwill)
export class ProposeGoodwillHandler implements ICommandHandler<ProposeGoodwill> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, staffId, body, key } }: ProposeGoodwill): Promise<{ id: string }> {
    const ref = proposalOf(uuidv7());
    const member = memberOf(memberId);
    const most = this.settings.current().goodwillLimit;
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const request = { proposeGoodwill: memberId, input: body };
    return this.store.transact({ actor: staffActor(staffId), key, request, reads: [member], writes: [ref] }, (tx) => {
      requireStanding(tx.state(member));
      const what = { memberId, credits: body.credits, most, by: staffId, reason };
      tx.decide(ref, (state) => proposeGoodwill(state, { ...what, at: tx.now.toISOString() }));
      return { id: ref.id };
    });
  }
}
