import { Injectable } from '@nestjs/common';
import { defineJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { moneyIn, DOCUMENT_TEXTS } from '../../../money/receipts/index.js';
import { refundOf } from '../../../money/refunds/index.js';
import { dateValues } from '../mails/dates.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  refundId: string;
  about: 'asked' | 'refused';
}

export const sendRefundMail = defineJob<Payload>('send-refund-mail');

/** The receipt of a withdrawal, and why one was refused (MNY-08, NTF-02). */
@Injectable()
export class SendRefundMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ refundId, about }: Payload): Promise<void> {
    const refund = refundOf(refundId);
    const { request } = await this.store.readFresh(refund);
    const account = request && (await this.mails.recipient(request.memberId));
    if (!account) return;
    const language = this.mails.languageOf(account);
    const said = { timeZone: account.timeZone, timeStyle: 'long' } as const;
    const values = {
      ...dateValues(language, new Date(request.requestedAt), said),
      reason: about === 'refused' ? await this.reasonOf(refundId) : '',
    };
    const texts = DOCUMENT_TEXTS[language];
    const figures = [
      { label: texts.payment, value: request.paymentId },
      { label: texts.creditsName, value: new Intl.NumberFormat(language).format(request.credits) },
      { label: texts.amount, value: moneyIn(request.amount, language), total: true },
    ];
    await this.mails.send(account, { mail: `refund-${about}`, path: '/refund', values, figures });
  }

  private async reasonOf(refundId: string): Promise<string> {
    const [event] = await this.store.history(refundOf(refundId), { limit: 1, types: ['RefundRefused'] });
    return (event?.type === 'RefundRefused' && (await this.vault.open(event.data.reason))) || '–';
  }
}
