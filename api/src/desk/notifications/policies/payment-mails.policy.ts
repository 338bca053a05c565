import { definePolicy } from '../../../kernel/index.js';
import type { ReceiptEvent } from '../../../money/receipts/index.js';
import type { RefundEvent } from '../../../money/refunds/index.js';
import { sendDocumentMail } from '../jobs/send-document-mail.job.js';
import { sendRefundMail } from '../jobs/send-refund-mail.job.js';

/** What members are told by mail about their money, whatever their preferences (NTF-02, MNY-08). */
export const paymentMailsPolicy = definePolicy<ReceiptEvent | RefundEvent>({
  name: 'payment-mails',
  on: {
    ReceiptIssued: ({ streamId: paymentId, data: { memberId, number } }) => [
      sendDocumentMail.at({ memberId, paymentId, number }, { key: number }),
    ],
    CreditNoteIssued: ({ streamId: paymentId, data: { memberId, number, cause } }) =>
      cause === 'refund' ? [sendDocumentMail.at({ memberId, paymentId, number }, { key: number })] : [],
    RefundRequested: ({ streamId: refundId }) => [
      sendRefundMail.at({ refundId, about: 'asked' }, { key: `${refundId} asked` }),
    ],
    RefundRefused: ({ streamId: refundId }) => [
      sendRefundMail.at({ refundId, about: 'refused' }, { key: `${refundId} refused` }),
    ],
  },
});
