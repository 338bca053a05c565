import { createMemberStore } from '../../lib/session-store';
import { useStore } from '../../lib/store';

const kept = createMemberStore<Record<string, string>>('case-words', {});

/** What is being written about one thing: a press beside the dialog, or Back, loses none of it. */
export const useWords = (about: string): string => useStore(kept, (all) => all[about] ?? '');

/** `''` once they have been sent. */
export const setWords = (about: string, words: string): void =>
  kept.set(({ [about]: _, ...others }) => (words ? { ...others, [about]: words } : others));
