import { QueryBus } from '@nestjs/cqrs';
import { Store, Vault } from '../../../kernel/index.js';
import { referenceOf } from '../../../ground/lists/index.js';
import { debitOf, type DebitEvent } from '../../../money/direct-debit/index.js';
import type { WalletEvent } from '../../../money/credits/index.js';
import {
  isReturnedMismatch,
  paymentOf,
  type PaymentDeclined,
  type PaymentReturned,
  type SurplusReturned,
} from '../../../money/payments/index.js';
import { masked } from '../../../money/payment-bans/index.js';
import {
  DOCUMENT_TEXTS,
  figuresOf,
  GetReceiptFile,
  moneyIn,
  receiptOf,
  type ReceiptEvent,
} from '../../../money/receipts/index.js';
import { refundOf, type RefundEvent } from '../../../money/refunds/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { MailPolicy } from '../mail-policy.js';
import { MESSAGES } from '../messages.js';
import { dateValues } from '../mails/dates.js';

/** Sent at once: the collection day is set as many days ahead as the pre-notification requires (MNY-04). */
export const debitNotices = new MailPolicy<DebitEvent>('debit-notice');

/** The pre-notification: tells a debtor the amount, collection day and creditor. */
debitNotices.mail('send-debit-notice', {
  on: {
    DebitAuthorised: ({ streamId: paymentId }) => ({ payload: { paymentId }, key: paymentId }),
    DebitPostponed: ({ streamId: paymentId, data: { collectOn } }) => ({
      payload: { paymentId },
      key: `${paymentId}-${collectOn}`,
    }),
  },
  uses: { store: Store, vault: Vault },
  letter: async ({ paymentId }: { paymentId: string }, mails, { store, vault }) => {
    const { mandate, status } = await store.readFresh(debitOf(paymentId));
    if (!mandate || status === 'withdrawn') return undefined;
    const [account, iban] = await Promise.all([mails.recipient(mandate.memberId), vault.open(mandate.iban)]);
    if (!account || !iban) return undefined;
    const language = mails.languageOf(account);
    const { amount, collectOn, creditorName: creditor, creditorId: creditor_id, reference } = mandate;
    const money = new Intl.NumberFormat(language, { style: 'currency', currency: amount.currency });
    return {
      account,
      mail: 'debit-notice',
      path: '/transactions',
      values: {
        ...dateValues(language, new Date(collectOn), { timeZone: 'UTC' }),
        amount: money.format(amount.amount / 100),
        account: masked('iban', iban),
        creditor,
        creditor_id,
        reference,
      },
    };
  },
});

/** Mails about a member's money, regardless of preferences (NTF-02, MNY-08). */
export const paymentMails = new MailPolicy<ReceiptEvent | RefundEvent | WalletEvent | MoneyBack>('payment-mails');

type MoneyBack = PaymentDeclined | PaymentReturned | SurplusReturned;

interface Document {
  memberId: string;
  paymentId: string;
  number: string;
}

const toBuyer = ({ streamId: paymentId, data }: { streamId: string; data: Omit<Document, 'paymentId'> }) => ({
  payload: { memberId: data.memberId, paymentId, number: data.number },
  key: data.number,
});

/** Sends a receipt, or the credit note of a refund, with its figures and as PDF (NTF-02). */
paymentMails.mail('send-paper-mail', {
  on: {
    ReceiptIssued: toBuyer,
    CreditNoteIssued: (event) => (event.data.cause === 'refund' ? toBuyer(event) : undefined),
  },
  uses: { queries: QueryBus, store: Store, settings: Settings },
  letter: async ({ memberId, paymentId, number }: Document, mails, { queries, store, settings }) => {
    const account = await mails.recipient(memberId);
    if (!account) return undefined;
    const history = await store.history(receiptOf(paymentId), { limit: 100 });
    const document = history.find(({ data }) => data.number === number);
    if (!document) return undefined;
    const content = await queries.execute(new GetReceiptFile({ number, memberId }));
    return {
      account,
      mail: document.type === 'ReceiptIssued' ? 'receipt' : 'refund-paid',
      path: '/transactions',
      values: { number, days: settings.current().refundDays },
      figures: figuresOf(document, mails.languageOf(account)),
      attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }],
    };
  },
});

interface Refund {
  refundId: string;
  about: 'asked' | 'begun' | 'refused';
}

const toAsker = ({ streamId: refundId }: { streamId: string }, about: Refund['about']) => ({
  payload: { refundId, about },
  key: `${refundId} ${about}`,
});

/** Confirms a refund request or tells of a refund that staff began, and gives the reason of a refusal (MNY-08, NTF-02). */
paymentMails.mail('send-refund-mail', {
  on: {
    RefundRequested: (event) => toAsker(event, event.data.begunBy === undefined ? 'asked' : 'begun'),
    RefundRefused: (event) => toAsker(event, 'refused'),
  },
  uses: { store: Store, vault: Vault },
  letter: async ({ refundId, about }: Refund, mails, { store, vault }) => {
    const refund = refundOf(refundId);
    const { request } = await store.readFresh(refund);
    const account = request && (await mails.recipient(request.memberId));
    if (!account) return undefined;
    const [event] = await store.history(refund, { limit: 1, types: ['RefundRefused'] });
    const reason = event?.type === 'RefundRefused' ? await vault.open(event.data.reason) : null;
    const language = mails.languageOf(account);
    const said = { timeZone: account.timeZone, timeStyle: 'long' } as const;
    const texts = DOCUMENT_TEXTS[language];
    return {
      account,
      mail: `refund-${about}`,
      path: '/refund',
      values: { ...dateValues(language, new Date(request.requestedAt), said), reason: reason || '–' },
      figures: [
        { label: texts.cause.refund, value: referenceOf('refund', refundId) },
        { label: texts.payment, value: referenceOf('payment', request.paymentId) },
        { label: texts.creditsName, value: new Intl.NumberFormat(language).format(request.credits) },
        { label: texts.amount, value: moneyIn(request.amount, language), total: true },
      ],
    };
  },
});

interface Back {
  paymentId: string;
  about: 'payment-declined' | 'payment-returned' | 'surplus-returned';
  paid: PaymentReturned['data']['paid'];
}

const toPayer = (
  { streamId: paymentId, data: { paid } }: { streamId: string; data: Pick<Back, 'paid'> },
  about: Back['about'],
): { payload: Back } => ({ payload: { paymentId, about, paid } });

/** Tells of money that does not stay: what came, why it goes back and when it arrives (MNY-03, MNY-06, NTF-02). */
paymentMails.mail('send-money-back-mail', {
  on: {
    PaymentDeclined: (event) => toPayer(event, 'payment-declined'),
    PaymentReturned: (event) => toPayer(event, 'payment-returned'),
    SurplusReturned: (event) => toPayer(event, 'surplus-returned'),
  },
  uses: { store: Store },
  letter: async ({ paymentId, about, paid }: Back, mails, { store }) => {
    const payment = await store.readFresh(paymentOf(paymentId));
    const account = payment.order && (await mails.recipient(payment.order.memberId));
    if (!account) return undefined;
    const language = mails.languageOf(account);
    const amount = moneyIn(paid, language);
    const texts = DOCUMENT_TEXTS[language];
    return {
      account,
      mail: about,
      path: '/transactions',
      values: { amount, reason: MESSAGES[language].moneyBack[isReturnedMismatch(payment) ? 'amount' : 'discount'] },
      figures: [
        { label: texts.payment, value: referenceOf('payment', paymentId) },
        { label: texts.amount, value: amount, total: true },
      ],
    };
  },
});

/** Tells a member of credits that staff gave as goodwill (ADM-04). */
paymentMails.mail('send-goodwill-mail', {
  on: {
    GoodwillGranted: ({ streamId: memberId, data: { credits, proposalId } }) => ({
      payload: { memberId, credits },
      key: proposalId,
    }),
  },
  uses: {},
  letter: async ({ memberId, credits }: { memberId: string; credits: number }, mails) => {
    const account = await mails.recipient(memberId);
    return account && { account, mail: 'goodwill', path: '/transactions', values: { credits } };
  },
});
