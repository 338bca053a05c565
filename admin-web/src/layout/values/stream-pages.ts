import { MEMBERS } from './stream-name';

/** The resource that has a page of its own for what a stream is about, by the kind of the stream; its id is the stream's. */
export const STREAM_PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(MEMBERS.map((kind) => [kind, 'members'])),
  ...{ payment: 'payments', receipt: 'payments', refund: 'refunds', proposal: 'proposals', debit: 'direct-debits' },
  ...{ chargeback: 'chargebacks', discount: 'discounts' },
  ...{ case: 'cases', caselog: 'cases', complaint: 'complaints', complaintlog: 'complaints' },
  ...{ staff: 'staff', export: 'staff', finding: 'staff', campaign: 'campaigns', reconciliation: 'reconciliations' },
};
