import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';
import { specsIn, suites } from './test.mjs';

const UNITS = ['api/', 'member-web/', 'admin-web/'];
const SOURCES = ['api/src', 'api/demo', 'api/bench', 'api/testing', 'member-web/src', 'admin-web/src'];
/** Nothing that runs reads them. */
const TEXT = /^docs\/(decisions|images)\/|^docs\/(architecture|operations|performance)\.md$|^[\w.-]+\.md$/;
const CODE = /\.[cm]?[jt]sx?$/;
const isTest = (file) => /\.(spec|e2e)\.tsx?$|\/testing\//.test(file);
const folderOf = (file) => file.split('/', 1)[0];
const has = (files, ...folders) => files.some((file) => folders.some((folder) => file.startsWith(folder)));

/** The files that have changed since a commit, those that are gone and those that nobody has committed too. */
export function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * What changes of these files can have touched: the steps and suites of the check that are to run, each with the files to
 * which it is limited, if it is; undefined for everything. A spec is touched by what its imports lead to, by whatever is
 * in its folder if it reads files itself, and by whatever is in another that it names. A file that leads to no spec
 * touches all specs of its folder.
 *
 * @returns {Map<string, string[] | undefined> | undefined}
 */
export function touchedBy(changed) {
  const alive = changed.filter((file) => existsSync(join(root, file)));
  const run = changed.filter((file) => !TEXT.test(file));
  const product = run.filter((file) => !isTest(file));
  const other = run.find((file) => !has([file], ...UNITS, 'e2e/', 'docker'));
  if (other) return console.log(`${other} can have touched everything.`);

  const plan = new Map();
  const add = (name, ...files) => plan.set(name, files.length > 0 ? files : undefined);
  const code = run.filter((file) => CODE.test(file));
  if (alive.length > 0) add('format:check', ...alive);
  if (code.length > 0) for (const name of ['lint', 'imports', 'unused']) add(name);
  if (has(run, 'docker')) add('docker');
  if (has(product, 'member-web/')) add('weight');
  if (has(product, 'api/')) for (const name of ['generate', 'fuzz', 'crash', 'kafka']) add(name);

  const specs = has(run, ...UNITS) ? specsTouchedBy(run.filter((file) => has([file], ...UNITS))) : [];
  for (const [name, { owns }] of Object.entries(suites)) {
    const own = specs.filter(owns);
    if (own.length > 0 && !plan.has(name)) add(name, ...own);
  }
  if (has(product, ...UNITS) || run.some((file) => has([file], 'e2e/') && !isTest(file))) add('browser');
  else if (has(run, 'e2e/')) add('browser', ...alive.filter((file) => file.endsWith('.e2e.ts')));
  return plan;
}

function specsTouchedBy(changed) {
  const all = specsIn('api', 'member-web', 'admin-web');
  const dependents = importersOf();
  const reached = (file, seen = new Set([file])) => {
    for (const next of dependents.get(file) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return [...seen].filter((one) => all.includes(one));
  };
  const touched = changed.flatMap((file) => {
    const found = reached(file);
    return found.length > 0 ? found : all.filter((spec) => folderOf(spec) === folderOf(file));
  });
  const folders = new Set(changed.map(folderOf));
  const mayRead = (spec) => {
    const text = readFileSync(join(root, spec), 'utf8');
    const reads = (folder) =>
      folderOf(spec) === folder ? text.includes("'node:fs") : text.includes(folder === 'api' ? 'api/src' : folder);
    return [...folders].some(reads);
  };
  return all.filter((spec) => touched.includes(spec) || mayRead(spec));
}

/** By file. Types count too: whoever changes one may have changed what is done with it. */
function importersOf() {
  const program = join(root, 'node_modules/.bin/depcruise');
  const args = [...SOURCES, '--config', '.dependency-cruiser.mjs', '--no-progress', '--output-type', 'json'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'inherit'] };
  // It ends with a code if it finds an import that is not allowed, which is for the step `imports` to say.
  let graph;
  try {
    graph = execFileSync(process.execPath, [program, ...args], options);
  } catch (error) {
    graph = error.stdout;
  }
  return new Map(JSON.parse(graph).modules.map(({ source, dependents }) => [source, dependents]));
}
