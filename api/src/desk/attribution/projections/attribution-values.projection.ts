import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import { SOURCE_FIELDS } from '../../../meeting/sign-up/index.js';
import { hashOf } from '../source.js';
import type { VisitEvent } from '../visit.events.js';

/** How many visits told each value of a field: what only a few told could be the number of one person's click. */
export const AttributionValueRow = readModelTable('attribution_values', {
  value: column.text({ primary: true }),
  visits: column.integer({ default: 0 }),
});
export type AttributionValueRow = RowOf<typeof AttributionValueRow>;

export const attributionValues = defineProjection<AttributionValueRow, VisitEvent>({
  entity: AttributionValueRow,
  revision: 1,
  mode: 'async',
  order: 'none',
  on: {
    VisitRecorded: ({ data: { source } }, rows) => {
      for (const field of SOURCE_FIELDS) {
        const value = source[field];
        if (value !== undefined) rows.upsert({ value: hashOf(field, value) }, {}, { add: { visits: 1 } });
      }
    },
  },
});
