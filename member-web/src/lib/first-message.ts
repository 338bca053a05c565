import type { Card } from './api-client/types';
import { onSignOut } from './session';
import { createStore } from './store';

/** To whom a first message is written over the screen where one is, until that is sent or given up. */
export const writingTo = createStore<{ profile: Card; helped: boolean } | null>(null);
onSignOut(() => writingTo.set(null));

/** @param helped lines to begin with are shown at once, for who writes their very first message (CHT-07) */
export const writeTo = (profile: Card, helped = false) => writingTo.set({ profile, helped });
