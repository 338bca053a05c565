import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { Clock, type CsvLanguage } from '../../../kernel/index.js';
import { Accounts } from '../../../members/accounts/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { isReturn } from '../chargeback.js';
import { chargebackNotFound } from '../chargebacks.errors.js';
import { ChargebacksList } from '../chargebacks.list.js';
import { evidenceText } from '../evidence-text.js';
import { PurchasesChargedBack } from '../purchase-facts.js';

export class GetEvidence extends Query<{ memberId: string; paymentId: string; text: string }> {
  constructor(readonly input: { chargebackId: string; language: CsvLanguage }) {
    super();
  }
}

/** What the bank is told: composed anew each time, and kept nowhere. */
@QueryHandler(GetEvidence)
export class GetEvidenceHandler implements IQueryHandler<GetEvidence> {
  constructor(
    private readonly chargebacks: ChargebacksList,
    private readonly purchases: PurchasesChargedBack,
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { chargebackId, language } }: GetEvidence) {
    const chargeback = await this.chargebacks.find(chargebackId);
    if (!chargeback || isReturn(chargeback.payment_method)) throw chargebackNotFound({});
    const facts = await this.purchases.of(chargeback);
    if (!facts) throw chargebackNotFound({});
    const memberId = chargeback.member_id;
    const [account, names] = await Promise.all([this.accounts.find(memberId), this.profiles.namesOf([memberId])]);
    const seller = this.settings.ofBrand(facts.order.brand);
    const text = evidenceText(language, {
      chargeback,
      facts,
      member: {
        name: names.get(memberId) ?? null,
        email: account?.email ?? null,
        since: account?.signedUpAt.toISOString() ?? null,
      },
      seller: { name: seller.name, company: seller.companyName },
      timeZone: COUNTRIES[seller.companyCountry].timeZone,
      madeAt: this.clock.now().toISOString(),
    });
    return { memberId, paymentId: chargeback.payment_id, text };
  }
}
