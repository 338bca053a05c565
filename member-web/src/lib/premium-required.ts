import { createStore } from './store';

/** Which premium-only function was asked for, until the alert about it is closed (ACC-15). */
export const premiumRequired = createStore<{ feature: string } | null>(null);

export const raisePremiumRequired = (feature: string) => premiumRequired.set({ feature });
