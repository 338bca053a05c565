import type { MemberEvent } from '../../../members/accounts/index.js';
import { column, defineProjection, readModelTable, type RowOf } from '../../../kernel/index.js';
import type { SwipesEvent } from '../swipes.events.js';

/** Who was swiped since the deck was last started, and so does not come again before it is through (DSC-06). */
export const SwipeRow = readModelTable('swipes', {
  by_id: column.uuid({ primary: true }),
  member_id: column.uuid({ primary: true }),
});
export type SwipeRow = RowOf<typeof SwipeRow>;

export const swiped = defineProjection<SwipeRow, SwipesEvent | MemberEvent>({
  entity: SwipeRow,
  revision: 1,
  mode: 'inline',
  indexes: ['(member_id)'],
  on: {
    MemberSwiped: ({ streamId, data: { member } }, rows) => rows.upsert({ by_id: streamId, member_id: member }, {}),
    SwipeUndone: ({ streamId, data: { member } }, rows) => rows.delete({ by_id: streamId, member_id: member }),
    DeckStartedAnew: ({ streamId }, rows) => rows.deleteAll({ by_id: streamId }),
    MemberErased: ({ streamId }, rows) => {
      rows.deleteAll({ by_id: streamId });
      rows.deleteAll({ member_id: streamId });
    },
  },
});
