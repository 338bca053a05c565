// What can be known of the containers without an engine: every path, stage and variable they name exists. With `--run`
// the steps of the stages that start from Node run in order as well, each stage in a folder of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build.mjs';

const { values } = parseArgs({ options: { run: { type: 'boolean', default: false } } });
const problems = [];
const read = (path) => readFileSync(join(root, path), 'utf8');

const compose = read('docker-compose.yml');
const written = new Set([...read('scripts/make-env.mjs').matchAll(/`?'?([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name));
for (const [, name, standard] of compose.matchAll(/\$\{(\w+)(:-[^}]*)?\}/g)) {
  if (standard === undefined && !written.has(name)) problems.push(`docker-compose.yml: nothing sets ${name}`);
}
const known = new Set([...read('docs/configuration.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
const environment = /environment: &environment\n((?: {6}.*\n)+)/.exec(compose)?.[1] ?? '';
for (const [, name] of environment.matchAll(/^ {6}(\w+):/gm)) {
  if (!known.has(name)) problems.push(`docker-compose.yml: the API knows no ${name}`);
}
const files = [...compose.matchAll(/dockerfile: (\S+)/g)].map(([, file]) => file);
for (const file of new Set(files)) {
  if (existsSync(join(root, file))) check(file);
  else problems.push(`docker-compose.yml: no ${file}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} services built from ${new Set(files).size} files: every path, stage and variable exists.`);

function check(file) {
  const steps = read(file)
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^([A-Z]+) (.*)$/.exec(line))
    .filter((step) => step !== null);
  const work = values.run ? mkdtempSync(join(tmpdir(), 'dating-image-')) : undefined;
  const stages = new Map();
  let stage;
  try {
    for (const [, instruction, rest] of steps) {
      if (instruction === 'FROM') {
        const [image, , name = 'last'] = rest.split(' ');
        stage = { node: image.startsWith('node:'), folder: work && join(work, name), at: '/', env: {} };
        stages.set(name, stage);
      } else if (instruction === 'WORKDIR') {
        stage.at = rest;
        if (work) mkdirSync(inStage(stage, rest), { recursive: true });
      } else if (instruction === 'ENV') {
        for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) {
          stage.env[name] = value;
          if (stage.node && !known.has(name)) problems.push(`${file}: the API knows no ${name}`);
        }
      } else if (instruction === 'COPY') copy(file, stages, stage, rest);
      else if (instruction === 'RUN' && work && stage.node) run(stage, rest);
      else if (instruction === 'CMD' && work && stage.node) {
        const program = JSON.parse(rest).find((word) => word.endsWith('.js'));
        if (!existsSync(inStage(stage, join(stage.at, program))))
          problems.push(`${file}: ${program} is not in the image`);
        else execFileSync(process.execPath, ['--check', inStage(stage, join(stage.at, program))]);
      }
    }
  } finally {
    if (work) rmSync(work, { recursive: true, force: true });
  }
}

function copy(file, stages, stage, rest) {
  const from = /^--from=(\S+) /.exec(rest)?.[1];
  const paths = rest.replace(/^--from=\S+ /, '').split(' ');
  const target = paths.pop();
  const source = from ? stages.get(from) : undefined;
  if (from && !source) return problems.push(`${file}: no stage ${from}`);
  for (const path of paths) {
    const there = source ? source.folder && inStage(source, path) : join(root, path);
    if (there === undefined) continue;
    if (!existsSync(there)) problems.push(`${file}: ${path} does not exist`);
    else if (stage.folder) {
      const folder = inStage(stage, target.startsWith('/') ? target : join(stage.at, target));
      const into = target.endsWith('/') && !statSync(there).isDirectory() ? join(folder, basename(path)) : folder;
      cpSync(there, into, { recursive: true, verbatimSymlinks: true, filter: notIgnored });
    }
  }
  return undefined;
}

function inStage({ folder }, path) {
  return join(folder, path);
}

/** As .dockerignore has it, for what is copied from the repository. */
function notIgnored(path) {
  if (!path.startsWith(root)) return true;
  return !/(^|\/)(node_modules|dist|\.data|\.cache)(\/|$)/.test(path.slice(root.length));
}

function run(stage, command) {
  console.log(`RUN ${command}`);
  const here = command.replaceAll(/ (\/\w+)/g, ` ${stage.folder}$1`).replaceAll('node:node', String(process.getuid()));
  execFileSync('sh', ['-ec', here], {
    cwd: inStage(stage, stage.at),
    env: { ...process.env, ...stage.env },
    stdio: 'inherit',
  });
}
