import { defineStream, type Sealed } from '../kernel/index.js';
import type { Gender, ProfileCreated, ProfileEvent, ProfileMarkedFictional } from './profile.events.js';
import { memberNotFound } from './profiles.errors.js';

export interface ProfileState {
  exists: boolean;
  fictional: boolean;
  invisible: boolean;
  disabled: boolean;
  gender: Gender | null;
  country: string | null;
  region: string | null;
}

export const profile = defineStream<ProfileState, ProfileEvent>({
  type: 'profile',
  revision: 1,
  initial: {
    exists: false,
    fictional: false,
    invisible: false,
    disabled: false,
    gender: null,
    country: null,
    region: null,
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ProfileCreated': {
        const { gender, country, region } = event.data;
        return { ...state, exists: true, gender, country, region };
      }
      case 'ProfileMarkedFictional':
        return { ...state, fictional: true };
    }
  },
});

export const profileOf = profile.of;

interface NewProfile {
  name: Sealed;
  dateOfBirth: Sealed;
  gender: Gender;
  country: string;
  region: string | null;
  now: Date;
}

export const create = (state: ProfileState, { now, ...fields }: NewProfile): [ProfileCreated] => {
  if (state.exists) throw new Error('this member has a profile');
  return [{ type: 'ProfileCreated', data: { ...fields, createdAt: now.toISOString() } }];
};

export const markFictional = (state: ProfileState, { reason }: { reason: string }): ProfileMarkedFictional[] => {
  if (!state.exists) throw memberNotFound({});
  return state.fictional ? [] : [{ type: 'ProfileMarkedFictional', data: { reason } }];
};
