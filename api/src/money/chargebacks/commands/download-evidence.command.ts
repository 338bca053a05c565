import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { Clock, staffActor, Store, type CsvLanguage } from '../../../kernel/index.js';
import { Accounts } from '../../../members/accounts/index.js';
import { Profiles } from '../../../members/profiles/index.js';
import { chargebackOf, downloadEvidence, isReturn } from '../chargeback.js';
import { chargebackNotFound } from '../chargebacks.errors.js';
import { ChargebacksList, type ConsoleChargeback } from '../chargebacks.list.js';
import { evidenceText } from '../evidence-text.js';
import { PurchasesChargedBack } from '../purchase-facts.js';

/** Returns the file's text. */
export class DownloadEvidence extends Command<string> {
  constructor(readonly input: { chargebackId: string; staffId: string; language: CsvLanguage }) {
    super();
  }
}

/** It names the member and leaves the house: that is in the audit log before the first byte does (ADM-05). */
@CommandHandler(DownloadEvidence)
export class DownloadEvidenceHandler implements ICommandHandler<DownloadEvidence> {
  constructor(
    private readonly store: Store,
    private readonly chargebacks: ChargebacksList,
    private readonly purchases: PurchasesChargedBack,
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { chargebackId, staffId, language } }: DownloadEvidence): Promise<string> {
    const found = await this.chargebacks.find(chargebackId);
    if (!found || isReturn(found.payment_method)) throw chargebackNotFound({});
    const text = await this.compose(found, language);
    const ref = chargebackOf(chargebackId);
    // Each download is one of its own.
    const command = {
      actor: staffActor(staffId),
      key: randomUUID(),
      request: { downloadEvidence: chargebackId, language },
      writes: [ref],
    };
    await this.store.transact(command, (tx) => {
      const { member_id: memberId, payment_id: paymentId } = found;
      tx.append(ref, downloadEvidence({ memberId, paymentId, by: staffId, language, at: tx.at }));
    });
    return text;
  }

  /** What the bank is told: composed anew each time, and kept nowhere. */
  private async compose(chargeback: ConsoleChargeback, language: CsvLanguage): Promise<string> {
    const facts = await this.purchases.of(chargeback);
    if (!facts) throw chargebackNotFound({});
    const memberId = chargeback.member_id;
    const [account, names] = await Promise.all([this.accounts.find(memberId), this.profiles.namesOf([memberId])]);
    const seller = this.settings.ofBrand(facts.order.brand);
    return evidenceText(language, {
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
  }
}
