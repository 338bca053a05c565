import type { Card } from './api-client/types';
import { onSignOut } from './session';
import { createStore } from './store';

/** To whom a first message is written over the screen where one is, until that is sent or given up. */
export const writingTo = createStore<Card | null>(null);
onSignOut(() => writingTo.set(null));

export const writeTo = (profile: Card) => writingTo.set(profile);
