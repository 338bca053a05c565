import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('docs/design.md names every token, and none that is not there', () => {
  const tokens = new Set([...read('_tokens.scss').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!));
  const told = new Set([...read('../../../docs/design.md').matchAll(/`(--[\w-]+)`/g)].map(([, name]) => name!));
  // Of each colour of a state the document names the tints together.
  for (const name of ['success', 'warning', 'danger']) told.add(`--${name}-tint`);
  expect([...told].sort()).toEqual([...tokens].sort());
});
