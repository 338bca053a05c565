import { Injectable } from '@nestjs/common';
import { Store, type RecordedEvent } from '../../kernel/index.js';
import {
  caseOf,
  type CaseDecided,
  type CaseOpened,
  type DecisionObjected,
  type NoticeTakenUp,
  type Subject,
} from '../cases/index.js';

/** The decision that a mail is about; after an objection a case has a second one. */
export interface DecisionOfCase {
  caseId: string;
  /** Version of the decision's event. */
  version: number;
}

export interface FoundDecision {
  subject: Subject;
  /** Null: no report led to it. */
  reporter: string | null;
  /** The complaint that a notice of illegal content came as; null: it was none. */
  notice: string | null;
  openedAt: string;
  decided: CaseDecided['data'];
  before: Pick<CaseDecided['data'], 'decision' | 'measures'> | undefined;
}

/** Reads a decision on a report from the events of its case. */
@Injectable()
export class CaseDecisions {
  constructor(private readonly store: Store) {}

  /** Undefined if there is no decision with that version; `before`: the one that somebody objected to, if this is about an objection. */
  async find({ caseId, version }: DecisionOfCase): Promise<FoundDecision | undefined> {
    const ref = caseOf(caseId);
    const [found, [begun]] = await Promise.all([
      this.store.history(ref, { limit: 2, before: version + 1, types: ['CaseDecided'] }),
      this.store.history(ref, { limit: 1, types: ['CaseOpened', 'NoticeTakenUp', 'DecisionObjected'] }),
    ]);
    const [decided, before] = found as RecordedEvent<CaseDecided>[];
    if (decided?.version !== version || !begun) return undefined;
    if (begun.type === 'CaseOpened') {
      const { subject, reporter, openedAt } = (begun as RecordedEvent<CaseOpened>).data;
      return { subject, reporter, notice: null, openedAt, decided: decided.data, before: before?.data };
    }
    if (begun.type === 'NoticeTakenUp') {
      const { subject, complaint, takenUpAt } = (begun as RecordedEvent<NoticeTakenUp>).data;
      const led = { reporter: null, notice: complaint, openedAt: takenUpAt };
      return { subject, ...led, decided: decided.data, before: before?.data };
    }
    const { subject, objectedAt } = (begun as RecordedEvent<DecisionObjected>).data;
    // What was objected to was decided without a case.
    const contested = { decision: 'upheld', measures: [] } as const;
    return { subject, reporter: null, notice: null, openedAt: objectedAt, decided: decided.data, before: contested };
  }
}
