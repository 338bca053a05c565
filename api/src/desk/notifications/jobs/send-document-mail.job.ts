import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { defineJob, Store, type JobHandler } from '../../../kernel/index.js';
import { figuresOf, GetReceiptFile, receiptOf } from '../../../money/receipts/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
  paymentId: string;
  number: string;
}

export const sendDocumentMail = defineJob<Payload>('send-paper-mail');

/** Mails a receipt, or the credit note of a refund, with its figures and as PDF (NTF-02). */
@Injectable()
export class SendDocumentMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly queries: QueryBus,
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async run({ memberId, paymentId, number }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (!account) return;
    const history = await this.store.history(receiptOf(paymentId), { limit: 100 });
    const document = history.find(({ data }) => data.number === number);
    if (!document) return;
    const content = await this.queries.execute(new GetReceiptFile({ number, memberId }));
    await this.mails.send(account, {
      mail: document.type === 'ReceiptIssued' ? 'receipt' : 'refund-paid',
      path: '/transactions',
      values: { number, days: this.settings.current().refundDays },
      figures: figuresOf(document, this.mails.languageOf(account)),
      attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }],
    });
  }
}
