import { Injectable } from '@nestjs/common';
import { Store, type RecordedEvent } from '../../kernel/index.js';
import { caseOf, type CaseEvent } from '../cases/index.js';

type CaseDecided = Extract<CaseEvent, { type: 'CaseDecided' }>;
type CaseOpened = Extract<CaseEvent, { type: 'CaseOpened' }>;

/** The decision that a mail is about; after an objection a case has a second one. */
export interface DecisionOfCase {
  caseId: string;
  /** Version of the decision's event. */
  version: number;
}

/** Reads a decision on a report from the events of its case. */
@Injectable()
export class CaseDecisions {
  constructor(private readonly store: Store) {}

  /** Undefined if there is no decision with that version; `before`: the first decision, if this is the second. */
  async find({ caseId, version }: DecisionOfCase) {
    const ref = caseOf(caseId);
    const [found, [opened]] = await Promise.all([
      this.store.history(ref, { limit: 2, before: version + 1, types: ['CaseDecided'] }),
      this.store.history(ref, { limit: 1, types: ['CaseOpened'] }),
    ]);
    const [decided, before] = found as RecordedEvent<CaseDecided>[];
    if (decided?.version !== version || !opened) return undefined;
    return { ...(opened as RecordedEvent<CaseOpened>).data, decided: decided.data, before: before?.data };
  }
}
