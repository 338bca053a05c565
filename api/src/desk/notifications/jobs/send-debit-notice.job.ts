import { Injectable } from '@nestjs/common';
import { masked } from '../../../money/payment-bans/index.js';
import { debitOf } from '../../../money/direct-debit/index.js';
import { defineJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { dateValues } from '../mails/dates.js';
import { MemberMails } from '../member-mails.js';

export const sendDebitNotice = defineJob<{ paymentId: string }>('send-debit-notice');

/** Tells a debtor what is collected, when and by whom, before it is. */
@Injectable()
export class SendDebitNotice implements JobHandler<{ paymentId: string }> {
  constructor(
    private readonly mails: MemberMails,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ paymentId }: { paymentId: string }): Promise<void> {
    const { mandate, status } = await this.store.readFresh(debitOf(paymentId));
    if (!mandate || status === 'withdrawn') return;
    const [account, iban] = await Promise.all([this.mails.recipient(mandate.memberId), this.vault.open(mandate.iban)]);
    if (!account || !iban) return;
    const language = this.mails.languageOf(account);
    const { amount, collectOn, creditorName: creditor, creditorId: creditor_id, reference } = mandate;
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency });
    await this.mails.send(account, {
      mail: 'debit-notice',
      path: '/transactions',
      values: {
        ...dateValues(language, new Date(collectOn), { timeZone: 'UTC' }),
        amount: money.format(amount.amount / 100),
        ...{ account: masked('iban', iban), creditor, creditor_id, reference },
      },
    });
  }
}
