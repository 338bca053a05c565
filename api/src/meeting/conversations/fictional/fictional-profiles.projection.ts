import { defineProjection, type Event } from '../../../kernel/index.js';

/** In whose name staff write (PRO-04). */
interface FictionalProfileRow {
  profile_id: string;
  fictional: boolean;
}

type ProfileEvent = Event<'ProfileMarkedFictional'> | Event<'ProfileUnmarkedFictional'>;
type Erased = Event<'MemberErased'>;

export const fictionalProfiles = defineProjection<FictionalProfileRow, ProfileEvent | Erased>({
  name: 'fictional_profiles',
  revision: 1,
  mode: 'inline',
  key: ['profile_id'],
  columns: { profile_id: 'uuid', fictional: 'boolean not null default true' },
  on: {
    ProfileMarkedFictional: ({ streamId }, rows) => rows.upsert({ profile_id: streamId }, { set: { fictional: true } }),
    ProfileUnmarkedFictional: ({ streamId }, rows) => rows.delete({ profile_id: streamId }),
    MemberErased: ({ streamId }, rows) => rows.delete({ profile_id: streamId }),
  },
});
