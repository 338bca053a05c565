import type { TranslationMessages } from 'react-admin';

/** Files of texts that belong to no resource; `ra` is react-admin's own. */
const COMMON = ['account', 'console', 'dashboard', 'details', 'errors', 'events', 'login', 'ra'];

/** A language's catalogue: every file of its folder under its own name. */
export function messagesOf(files: Record<string, object>): TranslationMessages {
  const texts = Object.entries(files).map(([path, file]) => [path.slice('./'.length, -'.json'.length), file] as const);
  return {
    ...Object.fromEntries(texts.filter(([name]) => COMMON.includes(name))),
    resources: Object.fromEntries(texts.filter(([name]) => !COMMON.includes(name))),
  } as unknown as TranslationMessages;
}
