import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** Screens, and what stands around them, in the order in which they are likely to be wanted. */
const FIRST = {
  list: 'features/discovery/first-list.ts',
  landing: 'written/take-over.tsx',
  layout: 'app/layouts/default-layout.tsx',
  members: 'app/routes/members.tsx',
  hosts: 'app/member-hosts.tsx',
  chat: 'app/routes/chat.tsx',
  profile: 'app/routes/profile.tsx',
  checkout: 'app/routes/checkout.tsx',
  settings: 'app/routes/settings.tsx',
  signup: 'app/routes/signup.tsx',
};

/**
 * What several screens share is one file for each of these that needs it first. Left to itself the bundler makes dozens
 * of files of a few hundred bytes each, one for each set of screens, and to ask for one costs a phone more than it weighs.
 */
export const firstNeeded = (): Rolldown.CodeSplittingGroup[] =>
  Object.entries(FIRST).map(([name, path]) => {
    const entry = fileURLToPath(new URL(`src/${path}`, import.meta.url));
    let needed: Set<string> | undefined;
    return {
      name: (id, context) => ((needed ??= reachable(entry, context)).has(id) ? name : null),
      test: /[\\/]member-web[\\/]src[\\/]/,
      minShareCount: 2,
    };
  });

function reachable(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const all = new Set([entry]);
  for (const id of all) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}
