import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { root } from '../../../scripts/build.mjs';

const API = new URL('../../', import.meta.url).href;
const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const CACHE = join(root, '.cache/jest-native');

const OPTIONS = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    experimental: { keepImportAttributes: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
  },
  module: { type: 'es6' },
};
const KEY = JSON.stringify([version, OPTIONS]);
mkdirSync(CACHE, { recursive: true });

const ofATest = (url) => url.startsWith(`${API}testing/`) || /\.spec\.ts$/.test(url);

/** Node's module hooks: TypeScript compiled by SWC and kept in `.cache`; a test file's own modules once per file. */
export const hooks = {
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (specifier === '@jest/globals') return { url: GLOBALS + new URL(parentURL).search, shortCircuit: true };
    if (!specifier.startsWith('.') || !parentURL.startsWith(API)) return next(specifier, context);
    const { href } = new URL(specifier.replace(/\.js$/, '.ts'), parentURL.replace(/\?.*/, ''));
    const url = existsSync(new URL(href)) ? href : new URL(specifier, parentURL).href;
    if (!url.endsWith('.ts')) return next(specifier, context);
    return { url: ofATest(url) ? url + new URL(parentURL).search : url, format: 'module', shortCircuit: true };
  },

  load(url, context, next) {
    if (!url.startsWith(API) || !/\.ts(\?|$)/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url.replace(/\?.*/, ''))), shortCircuit: true };
  },
};

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = join(CACHE, `${createHash('sha1').update(KEY).update(filename).update(source).digest('hex')}.js`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformSync(source, { ...OPTIONS, filename });
  // Other workers may be reading: under another name first.
  writeFileSync(`${kept}.${process.pid}`, code);
  renameSync(`${kept}.${process.pid}`, kept);
  return code;
}
