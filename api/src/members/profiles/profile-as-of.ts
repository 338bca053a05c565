import type { Fold, Sealed } from '../../kernel/domain.js';
import { PURPOSES, type SealedField } from './profile-fields.values.js';
import type { ProfileEvent } from './profile.events.js';
import { profile, type ProfileState } from './profile.js';

/** A profile with its texts as they were sealed; null or absent: nothing was written. */
export interface ProfileAsOf {
  profile: ProfileState;
  /** YYYY-MM-DD. */
  dateOfBirth: Sealed | null;
  gender: Sealed | null;
  texts: Partial<Record<SealedField, Sealed | null>>;
}

function written(texts: ProfileAsOf['texts'], { type, data }: ProfileEvent): ProfileAsOf['texts'] {
  if (type === 'ProfileCreated')
    return { name: data.name, city: data.city, description: data.description, sought_gender: data.soughtGender };
  if (type === 'ConsentWithdrawn')
    return { ...texts, ...Object.fromEntries(PURPOSES[data.purpose].map((field) => [field, null])) };
  if (type !== 'ProfileEdited') return texts;
  const { country: _, region: __, ...changed } = data.changes;
  return { ...texts, ...changed };
}

export const profileFold: Fold<ProfileAsOf, ProfileEvent> = {
  initial: { profile: profile.initial, dateOfBirth: null, gender: null, texts: {} },
  evolve: (state, event) => ({
    profile: profile.evolve(state.profile, event),
    dateOfBirth: event.type === 'ProfileCreated' ? event.data.dateOfBirth : state.dateOfBirth,
    gender: event.type === 'ProfileCreated' ? event.data.gender : state.gender,
    texts: written(state.texts, event),
  }),
};
