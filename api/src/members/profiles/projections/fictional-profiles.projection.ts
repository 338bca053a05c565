import { column, defineProjection, type Event, readModelTable, type RowOf } from '../../../kernel/index.js';

/** In whose name staff write (PRO-04). */
const FictionalProfileRow = readModelTable('fictional_profiles', {
  profile_id: column.uuid({ primary: true }),
  fictional: column.boolean({ default: true }),
});
type FictionalProfileRow = RowOf<typeof FictionalProfileRow>;

type ProfileEvent = Event<'ProfileMarkedFictional'> | Event<'ProfileUnmarkedFictional'>;
type Erased = Event<'MemberErased'>;

export const fictionalProfiles = defineProjection<FictionalProfileRow, ProfileEvent | Erased>({
  entity: FictionalProfileRow,
  revision: 1,
  mode: 'inline',
  on: {
    ProfileMarkedFictional: ({ streamId }, rows) => rows.upsert({ profile_id: streamId }, { fictional: true }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.delete({ profile_id: streamId }),
    MemberErased: ({ streamId }, rows) => rows.delete({ profile_id: streamId }),
  },
});
