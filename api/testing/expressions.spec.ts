import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { worked } from './loop-watch.js';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !/(^|\/)(testing|bench)\//.test(file),
);

/** The regular expressions in a file, as written. */
function expressionsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(`${source}/${file}`, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const LENGTH = 64_000;
const PIECES = [
  ...[' ', '\t', '\n', '\r\n', ' \n', 'a', 'A', '0', 'a ', 'a.', '.a', 'a-', '-', '_', '.', ',', ';', '=', '&', '|'],
  ...['@', 'a@', '/', '\\', '"', "'", '<', '(', '[', '[a](', '{', '{a', '{a, plural, ', 'a {', '::ffff:', '1.'],
  ...['http://', '\u0301', '\u00a0', '\u{1F468}\u200D', '\ud800', '\0'],
];

/** Tries several times, because a machine may be busy with something else for a moment. */
function isQuick(read: () => unknown): boolean {
  for (let tries = 0; tries < 5; tries++) {
    const started = worked();
    read();
    if (worked(started) < 100) return true;
  }
  return false;
}

describe('PRV-02 expressions', () => {
  const all = files.flatMap((file) => expressionsIn(file).map((expression) => [file, expression] as const));

  it('are found', () => expect(all.length).toBeGreaterThan(80));

  // A linter cannot find expressions that are slow only on inputs of several different characters.
  it('read 64,000 characters of any kind in 100 ms', () => {
    const slow: string[] = [];
    for (const [file, expression] of all) {
      // An expression is slow on the characters it contains itself.
      const own = expression.source.replaceAll(/\\[a-zA-Z]|[\\^$.*+?()[\]{}|]/g, '').slice(0, 40);
      for (const piece of [...PIECES, ...(own ? [own] : [])]) {
        const text = piece.repeat(LENGTH / piece.length);
        for (const hostile of [text, `a${text}!`, `${text}\n`]) {
          if (!isQuick(() => hostile.replace(expression, '')))
            slow.push(`${file}: ${expression.source} at ${JSON.stringify(piece)}`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});
