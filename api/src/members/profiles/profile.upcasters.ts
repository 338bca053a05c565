import { asSealed, defineUpcasters } from '../../kernel/domain.js';
import type { SoughtGender } from './profile-fields.values.js';
import type { Gender, ProfileCreated, ProfileEdited } from './profile.events.js';

type ProfileCreatedV1 = Omit<ProfileCreated['data'], 'gender' | 'soughtGender'> & {
  gender: Gender;
  soughtGender: SoughtGender | null;
};
type ProfileEditedV1 = Omit<ProfileEdited['data'], 'changes'> & {
  changes: Omit<ProfileEdited['data']['changes'], 'sought_gender'> & { sought_gender?: SoughtGender | null };
};

// Before version 2, gender and sought gender stood in the events in plain, where they stay (docs/personal-data.md).
export const profileUpcasters = defineUpcasters({
  ProfileCreated: {
    1: ({ gender, soughtGender, ...told }: ProfileCreatedV1): ProfileCreated['data'] => ({
      ...told,
      gender: asSealed(gender),
      soughtGender: soughtGender && asSealed(soughtGender),
    }),
  },
  ProfileEdited: {
    1: ({ changes: { sought_gender, ...changes }, ...told }: ProfileEditedV1): ProfileEdited['data'] => ({
      ...told,
      changes: {
        ...changes,
        ...(sought_gender !== undefined && { sought_gender: sought_gender && asSealed(sought_gender) }),
      },
    }),
  },
});
