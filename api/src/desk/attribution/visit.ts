import { defineStream } from '../../kernel/domain.js';
import type { VisitEvent, VisitRecorded } from './visit.events.js';

interface Visit {
  recorded: boolean;
}

/** A stream for each visit: visitors who come at once never wait for each other. */
export const visits = defineStream<Visit, VisitEvent>({
  type: 'visit',
  revision: 1,
  initial: { recorded: false },
  evolve: (_, { type }) => {
    switch (type) {
      case 'VisitRecorded':
        return { recorded: true };
    }
  },
});
export const visitOf = visits.of;

/** A browser that tells it again changes nothing. */
export const recordVisit = ({ recorded }: Visit, visit: VisitRecorded['data']): VisitRecorded[] =>
  recorded ? [] : [{ type: 'VisitRecorded', data: visit }];
