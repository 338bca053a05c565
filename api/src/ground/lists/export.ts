import { defineStream } from '../../kernel/domain.js';
import type { ListExported } from './export.events.js';

export const exported = defineStream<{ exports: number }, ListExported>({
  type: 'export',
  revision: 1,
  initial: { exports: 0 },
  evolve: ({ exports }, event) => {
    switch (event.type) {
      case 'ListExported':
        return { exports: exports + 1 };
    }
  },
});
export const exportsOf = exported.of;

export const exportList = (what: ListExported['data']): [ListExported] => [{ type: 'ListExported', data: what }];
