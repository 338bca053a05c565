import { createSessionStore } from '../../lib/session-store';

/** How an order was to be paid that has not been paid yet: who tries again need not fill it all in anew (MNY-03). */
interface Choice {
  packageId: string;
  /** Ticked by the member, for this very package. */
  immediate: boolean;
  code: string | undefined;
}

const kept = createSessionStore<Choice | null>('checkout', null);

export const keepChoice = (choice: Choice) => kept.set(choice);
export const forgetChoice = () => kept.set(null);

export function choiceFor(packageId: string): Choice | null {
  const choice = kept.get();
  return choice?.packageId === packageId ? choice : null;
}
