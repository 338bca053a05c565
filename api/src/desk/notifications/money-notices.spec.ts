import { readdir } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { debitNotices, paymentMails } from './jobs/money.mails.js';

const MAIL = 'mail';
const ITSELF = 'the member does it and sees it at once, on the page it is done on and among the transactions';
const STATEMENT = 'the list of transactions tells it, with its cause';
const FOLLOWS = 'nothing has come of it yet: what comes of it is told by an event below or beside it';
const WITH = (event: string) => `goes together with ${event}, which is told of`;
const STAFF = 'between staff, bank and books: no member is told, and nothing of theirs changes';
const SECURITY = 'tells whoever is kept out how';
const WITH_ACCOUNT = 'belongs to the erasure of an account, which is told of when it is asked for';

/** Every event about money, and the mail that tells of it or why there is none (NTF-02, MNY-03, MNY-08). */
const NOTICES: Record<string, Record<string, string>> = {
  bookkeeping: {
    MonthCloseRequested: STAFF,
    MonthCloseFailed: STAFF,
    MonthClosed: STAFF,
    MonthDownloaded: STAFF,
    BooksDeleted: STAFF,
  },
  chargebacks: {
    ChargebackAccepted: STAFF,
    ChargebackDeadlineSet: STAFF,
    ChargebackDisputed: STAFF,
    ChargebackEvidenceDownloaded: STAFF,
    ChargebackLost: STAFF,
    ChargebackReopened: STAFF,
    ChargebackStatementWritten: STAFF,
    ChargebackWon: STAFF,
  },
  credits: {
    CreditsBought: WITH('ReceiptIssued'),
    CreditsChargedBack:
      'the member asked the bank for it; the list of transactions tells what left the balance and why',
    CreditsGranted: ITSELF,
    CreditsHeld: WITH('RefundRequested'),
    CreditsLapsed: WITH_ACCOUNT,
    CreditsRefunded: WITH('CreditNoteIssued'),
    CreditsReinstated: STATEMENT,
    CreditsReleased: WITH('RefundRefused'),
    CreditsReturned: STATEMENT,
    CreditsSpent: ITSELF,
    DebtSettled: STATEMENT,
    DebtWrittenOff: STATEMENT,
    GoodwillGranted: MAIL,
    WriteOffUndone: STATEMENT,
  },
  'direct-debit': {
    AccountCharged: STAFF,
    AccountFreed: STAFF,
    CodeCounted: SECURITY,
    DebitAuthorised: MAIL,
    DebitCodeAsked: 'a text message brings the code',
    DebitCodeRefused: ITSELF,
    DebitFileCollected: STAFF,
    DebitFileFetched: STAFF,
    DebitFileMade: STAFF,
    DebitFileSent: STAFF,
    DebitFileTakenApart: STAFF,
    DebitPaidBack: WITH('RefundPaidOut and CreditNoteIssued'),
    DebitPayBackAsked: STAFF,
    DebitPostponed: MAIL,
    DebitReduced: WITH('CreditNoteIssued'),
    DebitReturned: 'the bank tells its customer; the charge-back that follows stands among the transactions',
    DebitSent: 'the pre-notification has told the day',
    DebitTakenOut: FOLLOWS,
    MandateCounted: SECURITY,
    MandateForgotten: STAFF,
  },
  discounts: {
    DiscountChanged: STAFF,
    DiscountDefined: STAFF,
    DiscountPlaceFreed: STAFF,
    DiscountPlaceHeld: STAFF,
    DiscountPlaceUsed: STAFF,
    DiscountRedeemed: WITH('ReceiptIssued'),
    DiscountReleased: FOLLOWS,
    DiscountReserved: ITSELF,
    DiscountStopped: STAFF,
  },
  'payment-bans': { BlockForgotten: STAFF, DetailBlocked: SECURITY, DetailUnblocked: SECURITY },
  payments: {
    OrderPlaced: ITSELF,
    PaymentStarted: ITSELF,
    PaymentCompleted: WITH('ReceiptIssued'),
    PaymentFailed: 'the page of the payment tells it while the member waits there, and the list of transactions later',
    PaymentCancelled: ITSELF,
    PaymentMismatched: FOLLOWS,
    PaymentDeclined: MAIL,
    PaymentReturned: MAIL,
    PaymentReviewed: FOLLOWS,
    SurplusReceived: 'its return follows within minutes and is told of, with what came',
    SurplusReturned: MAIL,
    PaymentChargedBack: 'the member asked the bank for it; the list of transactions tells what came of it',
    ChargebackReversed: STATEMENT,
  },
  proposals: {
    GoodwillProposed: FOLLOWS,
    RefundProposed: FOLLOWS,
    ProposalApproved: WITH('RefundRequested or GoodwillGranted'),
    ProposalDropped: STAFF,
  },
  receipts: {
    NumberDrawn: STAFF,
    ReceiptIssued: MAIL,
    CreditNoteIssued: MAIL,
    ReceiptRestored: STATEMENT,
  },
  reconciliation: { DayReconciled: STAFF, ReconciliationFailed: STAFF, ReconciliationRequested: STAFF },
  refunds: {
    RefundRequested: MAIL,
    RefundApproved: FOLLOWS,
    RefundApprovalWithdrawn: STAFF,
    RefundConfirmed: FOLLOWS,
    RefundPaidOut: WITH('CreditNoteIssued'),
    RefundPayoutFailed: 'staff repeat it or refuse, and then the member is told; until then the money is on its way',
    RefundPayoutRepeated: FOLLOWS,
    RefundRefused: MAIL,
  },
};

/** Every type of event that a context about money has stored, by the fixtures that there is one of for each. */
async function stored(): Promise<Record<string, string[]>> {
  const money = new URL('../../money/', import.meta.url);
  const paths = (await readdir(money, { recursive: true })).filter((path) => path.includes('/fixtures/'));
  const types = paths.map((path) => /^([^/]+)\/fixtures\/(\w+)\.v/.exec(path)!.slice(1) as [string, string]);
  return Object.fromEntries(
    Object.entries(Object.groupBy(types, ([context]) => context)).map(([context, found]) => [
      context,
      [...new Set(found!.map(([, type]) => type))].sort(),
    ]),
  );
}

describe('NTF-06 events about money', () => {
  it('are each told of by mail, or there is a reason why not', async () => {
    const listed = Object.entries(NOTICES).map(([context, events]) => [context, Object.keys(events).sort()]);
    expect(Object.fromEntries(listed)).toEqual(await stored());
  });

  it('are mailed where the table says so, and nowhere else', () => {
    const inTable = Object.values(NOTICES).flatMap((events) =>
      Object.entries(events).flatMap(([type, notice]) => (notice === MAIL ? [type] : [])),
    );
    expect([...Object.keys(debitNotices.on), ...Object.keys(paymentMails.on)].sort()).toEqual(inTable.sort());
  });
});
