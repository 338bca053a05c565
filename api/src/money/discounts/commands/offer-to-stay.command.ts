import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { discountOf } from '../discount.js';
import { offerToStay, stayCodeOf } from '../stay-offer.js';

/** Returns the code. */
export class OfferToStay extends Command<string> {
  constructor(
    readonly input: {
      memberId: string;
      /** Host of the request, which selects the brand whose offer applies. */
      host: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(OfferToStay)
export class OfferToStayHandler implements ICommandHandler<OfferToStay> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key, host } }: OfferToStay): Promise<string> {
    const { deleteDiscount: percentage } = this.settings.at(host);
    const code = stayCodeOf(memberId);
    const discount = discountOf(code);
    const command = { actor: memberId, key, request: { stay: true }, writes: [discount] };
    await this.store.transact(command, (tx) => {
      tx.decide(discount, (state) => offerToStay(state, { memberId, percentage, now: tx.now }));
    });
    return code;
  }
}
