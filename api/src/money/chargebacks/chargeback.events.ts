import type { Event, Sealed } from '../../kernel/domain.js';

/** `by`: a staff id. Reasons and statements are null if the member has been forgotten. */
interface Done {
  memberId: string;
  paymentId: string;
  by: string;
}

/** Another last day to answer the bank than was assumed. `respondBy`: `2026-03-01`. */
export type ChargebackDeadlineSet = Event<
  'ChargebackDeadlineSet',
  Done & { respondBy: string; reason: Sealed | null; setAt: string }
>;
/** What the site itself says about the charge-back, for the evidence; the latest stands. */
export type ChargebackStatementWritten = Event<
  'ChargebackStatementWritten',
  Done & { statement: Sealed | null; writtenAt: string }
>;
/** Somebody downloaded the evidence, to send it. `language`: of the file. */
export type ChargebackEvidenceDownloaded = Event<
  'ChargebackEvidenceDownloaded',
  Done & { language: string; downloadedAt: string }
>;

/** The site does not dispute it. */
export type ChargebackAccepted = Event<'ChargebackAccepted', Done & { reason: Sealed | null; decidedAt: string }>;
/** The evidence went to the payment company. */
export type ChargebackDisputed = Event<'ChargebackDisputed', Done & { reason: Sealed | null; decidedAt: string }>;
/** The payment company tells that the bank decided for the site; the money comes with its report of the reversal. */
export type ChargebackWon = Event<'ChargebackWon', Done & { reason: Sealed | null; decidedAt: string }>;
/** The bank decided for the payer. */
export type ChargebackLost = Event<'ChargebackLost', Done & { reason: Sealed | null; decidedAt: string }>;
/** What was entered about it was wrong: it is to be answered again. */
export type ChargebackReopened = Event<'ChargebackReopened', Done & { reason: Sealed | null; decidedAt: string }>;

export type ChargebackEvent =
  | ChargebackDeadlineSet
  | ChargebackStatementWritten
  | ChargebackEvidenceDownloaded
  | ChargebackAccepted
  | ChargebackDisputed
  | ChargebackWon
  | ChargebackLost
  | ChargebackReopened;
