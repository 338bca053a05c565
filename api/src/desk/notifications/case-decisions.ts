import { Injectable } from '@nestjs/common';
import { Store, type RecordedEvent } from '../../kernel/index.js';
import { caseOf, type CaseEvent } from '../cases/index.js';

type CaseDecided = Extract<CaseEvent, { type: 'CaseDecided' }>;
type CaseOpened = Extract<CaseEvent, { type: 'CaseOpened' }>;

/** Which decision of a case a mail tells: there may be a second, after an objection. */
export interface DecisionOfCase {
  caseId: string;
  /** Of the event that it is. */
  version: number;
}

/** Reads a decision on a report where it was made, in the events of the case. */
@Injectable()
export class CaseDecisions {
  constructor(private readonly store: Store) {}

  /** Undefined when there is none of that version; `before`: the first decision, when it is the second. */
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
