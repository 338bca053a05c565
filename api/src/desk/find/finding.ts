import { defineStream } from '../../kernel/domain.js';
import type { RecordsFound } from './finding.events.js';

/** What each member of staff looked for. */
export const finding = defineStream<{ times: number }, RecordsFound>({
  type: 'finding',
  revision: 1,
  initial: { times: 0 },
  evolve: ({ times }, event) => {
    switch (event.type) {
      case 'RecordsFound':
        return { times: times + 1 };
    }
  },
});
export const findingsOf = finding.of;

export const noteFound = (data: RecordsFound['data']): [RecordsFound] => [{ type: 'RecordsFound', data }];
