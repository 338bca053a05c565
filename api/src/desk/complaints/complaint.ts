import type { SettingsValues } from '../../ground/settings/domain.js';
import { defineStream, monthsLater, type Sealed, type Staff } from '../../kernel/domain.js';
import type {
  ComplainantErased,
  ComplaintAnswered,
  ComplaintCaseMade,
  ComplaintClaimed,
  ComplaintClosed,
  ComplaintEvent,
  ComplaintForgotten,
  ComplaintHandedOver,
  ComplaintMade,
  ComplaintMailRefused,
  ComplaintNoted,
  ComplaintReleased,
  ComplaintReplied,
} from './complaint.events.js';
import { deskOf, type ComplaintDesk, type ComplaintKind, type ComplaintState } from './complaint.values.js';
import {
  complaintAlreadyClosed,
  complaintClaimed,
  complaintHasCase,
  complaintNotFound,
  complaintWithoutAddress,
} from './complaints.errors.js';

export interface Complaint {
  /** `forgotten`: nothing can be done with it any more. */
  status: 'none' | ComplaintState | 'forgotten';
  number: string;
  kind: ComplaintKind;
  desk: ComplaintDesk;
  memberId: string | null;
  /** Whether there is an address to answer to. */
  reachable: boolean;
  /** Who of the staff has taken it up. */
  claimedBy: string | null;
  caseId: string | null;
  /** When it was closed; null while it is open. */
  closedAt: string | null;
  /** Whether staff have answered at all. */
  answered: boolean;
  answerBy: string;
  closeBy: string;
}

export const complaint = defineStream<Complaint, ComplaintEvent>({
  type: 'complaint',
  revision: 2,
  initial: {
    status: 'none',
    number: '',
    kind: 'other',
    desk: 'moderator',
    memberId: null,
    reachable: false,
    claimedBy: null,
    caseId: null,
    closedAt: null,
    answered: false,
    answerBy: '',
    closeBy: '',
  },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ComplaintMade': {
        const { number, kind, memberId, email, answerBy, closeBy } = data;
        const reachable = email !== null;
        return { ...state, status: 'new', number, kind, desk: deskOf(kind), memberId, reachable, answerBy, closeBy };
      }
      case 'ComplaintClaimed':
        return { ...state, claimedBy: data.by };
      case 'ComplaintReleased':
        return { ...state, claimedBy: null };
      case 'ComplaintHandedOver':
        return { ...state, desk: data.to, claimedBy: null };
      case 'ComplaintAnswered':
        return data.closes
          ? { ...state, status: 'closed', answered: true, closedAt: data.answeredAt }
          : { ...state, status: 'theirs', answered: true };
      case 'ComplaintReplied':
        return { ...state, status: state.answered ? 'ours' : 'new', closedAt: null, closeBy: data.closeBy };
      case 'ComplaintClosed':
        return { ...state, status: 'closed', closedAt: data.closedAt };
      case 'ComplaintCaseMade':
        return { ...state, caseId: data.caseId };
      case 'ComplainantErased':
        return { ...state, memberId: null };
      case 'ComplaintForgotten':
        return { ...state, status: 'forgotten', reachable: false };
      case 'ComplaintNoted':
      case 'ComplaintMailRefused':
        return state;
    }
  },
});

export const complaintOf = complaint.of;

/** Name of the complaint's own key in the vault. */
export const complaintKey = (complaintId: string): string => `complaint:${complaintId}`;

const MONTHS_KEPT = 12;

/** ADM-09: a complaint can be read for 12 months after it was closed. */
export const keptUntil = (closedAt: string): Date => monthsLater(closedAt, MONTHS_KEPT);

/** Not once it was opened again, nor because of an earlier end. */
export const mayForget = ({ status, closedAt }: Complaint, since: string): boolean =>
  status === 'closed' && closedAt === since;

const DAY_MS = 24 * 60 * 60 * 1000;

type Terms = Pick<SettingsValues, 'complaintAnswerDays' | 'complaintCloseDays'>;

const after = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** Until when what they wrote is answered, and until when the complaint is done. */
export const dueAfter = (at: string, { complaintAnswerDays, complaintCloseDays }: Terms) => ({
  answerBy: after(at, complaintAnswerDays),
  closeBy: after(at, complaintCloseDays),
});

export const makeComplaint = (
  { status }: Complaint,
  { at, terms, ...data }: Omit<ComplaintMade['data'], 'madeAt' | 'answerBy' | 'closeBy'> & { at: string; terms: Terms },
): [ComplaintMade] => {
  if (status !== 'none') throw new Error('this complaint has been made before');
  return [{ type: 'ComplaintMade', data: { ...data, madeAt: at, ...dueAfter(at, terms) } }];
};

function requireOpen({ status }: Complaint): void {
  if (status === 'none' || status === 'forgotten') throw complaintNotFound({});
  if (status === 'closed') throw complaintAlreadyClosed({});
}

/** @throws complaint_not_found where it is the other desk's */
export function requireOwn({ desk }: Pick<Complaint, 'desk'>, role: Staff['role']): void {
  if (role !== 'admin' && role !== desk) throw complaintNotFound({});
}

function requireKnown({ status }: Complaint): void {
  if (status === 'none' || status === 'forgotten') throw complaintNotFound({});
}

interface Act {
  by: string;
  at: string;
}

/** Two never answer the same: who has it keeps it, until they give it back or somebody takes it over knowingly. */
export const claimComplaint = (
  state: Complaint,
  { by, at, over = false }: Act & { over?: boolean },
): [] | [ComplaintClaimed] => {
  requireOpen(state);
  const { claimedBy: from } = state;
  if (from === by) return [];
  if (from !== null && !over) throw complaintClaimed({});
  return [{ type: 'ComplaintClaimed', data: { by, from, claimedAt: at } }];
};

export const releaseComplaint = (state: Complaint, { by, at }: Act): [] | [ComplaintReleased] => {
  requireKnown(state);
  return state.claimedBy === by ? [{ type: 'ComplaintReleased', data: { by, releasedAt: at } }] : [];
};

/** By whoever has it, or where nobody has. */
export const handOverComplaint = (
  state: Complaint,
  { by, at, reason }: Act & { reason: Sealed },
): [ComplaintHandedOver] => {
  claimComplaint(state, { by, at });
  const to = state.desk === 'finance' ? 'moderator' : 'finance';
  return [{ type: 'ComplaintHandedOver', data: { by, to, reason, handedOverAt: at } }];
};

/** Takes it up where nobody had. */
export const answerComplaint = (
  state: Complaint,
  { by, at, text, closes }: Act & { text: Sealed; closes: boolean },
): (ComplaintClaimed | ComplaintAnswered)[] => {
  const claimed = claimComplaint(state, { by, at });
  if (!state.reachable) throw complaintWithoutAddress({});
  return [...claimed, { type: 'ComplaintAnswered', data: { by, text, closes, answeredAt: at } }];
};

/** A reply opens a closed complaint again, with new terms; an open one keeps the end that it had. */
export const replyToComplaint = (
  state: Complaint,
  {
    at,
    terms,
    ...said
  }: Pick<ComplaintReplied['data'], 'text' | 'from' | 'attachments' | 'files'> & { at: string; terms: Terms },
): [ComplaintReplied] => {
  requireKnown(state);
  const due = dueAfter(at, terms);
  const closeBy = state.status === 'closed' ? due.closeBy : state.closeBy;
  return [
    {
      type: 'ComplaintReplied',
      data: { ...said, answered: state.answered, repliedAt: at, answerBy: due.answerBy, closeBy },
    },
  ];
};

export const noteOnComplaint = (state: Complaint, { by, at, text }: Act & { text: Sealed }): [ComplaintNoted] => {
  requireKnown(state);
  return [{ type: 'ComplaintNoted', data: { by, text, notedAt: at } }];
};

export const closeComplaint = (state: Complaint, { by, at }: Act): (ComplaintClaimed | ComplaintClosed)[] => [
  ...claimComplaint(state, { by, at }),
  { type: 'ComplaintClosed', data: { by, closedAt: at } },
];

/** A complaint leads to one case at most. */
export const makeCaseOf = (state: Complaint, { by, at, caseId }: Act & { caseId: string }): [ComplaintCaseMade] => {
  requireKnown(state);
  if (state.caseId !== null) throw complaintHasCase({});
  return [{ type: 'ComplaintCaseMade', data: { by, caseId, madeAt: at } }];
};

export const refuseMail = ({ status }: Complaint, at: string): [] | [ComplaintMailRefused] =>
  status === 'none' || status === 'forgotten' ? [] : [{ type: 'ComplaintMailRefused', data: { refusedAt: at } }];

/** Their account is gone, and the complaint open: it is kept as a visitor's is. */
export const eraseComplainant = ({ memberId }: Complaint, at: string): [] | [ComplainantErased] =>
  memberId === null ? [] : [{ type: 'ComplainantErased', data: { erasedAt: at } }];

export const forgetComplaint = ({ status }: Complaint, at: string): [] | [ComplaintForgotten] =>
  status === 'none' || status === 'forgotten' ? [] : [{ type: 'ComplaintForgotten', data: { forgottenAt: at } }];
