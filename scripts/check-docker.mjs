// Checks the container files as far as possible without Docker: every path, stage and variable they name exists. With
// `--run` it also executes the steps of the stages based on Node, in order, each stage in its own folder.
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
// Containers must be hardened: privileges, file systems, networks, secrets, and images with exact versions.
const aliases = new Map(
  [...compose.matchAll(/^x-(\w+): &\w+\n((?: {2}.*\n)+)/gm)].map(([, name, lines]) => [name, lines]),
);
const part = (name) => new RegExp(`^${name}:\\n((?:(?: .*)?\\n|(?:  )?#.*\\n)+)`, 'm').exec(compose)?.[1] ?? '';
const services = [...part('services').matchAll(/^ {2}(\w+):(?: &\w+)?\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm)];
const CAPABILITIES = { database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'], storage: ['DAC_OVERRIDE'] };
const WRITABLE = new Set(['kafka']);
const bounds = aliases.get('bounds') ?? '';
for (const line of [
  'cap_drop: [ALL]',
  "security_opt: ['no-new-privileges:true']",
  'read_only: true',
  'pids_limit: 256',
]) {
  if (!bounds.includes(line)) problems.push(`docker-compose.yml: x-bounds lacks ${line}`);
}
if (!/^ {2}back:\n {4}internal: true$/m.test(part('networks')))
  problems.push('docker-compose.yml: back is not internal');
const declared = new Set([...part('secrets').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name));
for (const [, service, lines] of services) {
  const says = (problem) => problems.push(`docker-compose.yml: ${service} ${problem}`);
  // A service that extends another one inherits its hardening.
  if (/^ {4}<<: \*(?!bounds|logs)\w+$/m.test(lines)) continue;
  if (!lines.includes('    <<: *bounds\n')) says('is not in *bounds');
  if (/read_only: false/.test(lines) && !WRITABLE.has(service)) says('may write anywhere');
  if (/^ {4}(privileged|cap_drop|security_opt|network_mode|pid|ipc):/m.test(lines)) says('changes its bounds');
  const added = /^ {4}cap_add: \[(.*)\]$/m.exec(lines)?.[1].split(', ') ?? [];
  for (const one of added) if (!CAPABILITIES[service]?.includes(one)) says(`has ${one}`);
  const networks = /^ {4}networks: \[(.*)\]$/m.exec(lines)?.[1].split(', ');
  if (!networks) says('is on no network of ours');
  if (['database', 'storage', 'kafka'].includes(service) && networks?.join() !== 'back') says('is not on back alone');
  if (networks?.join() === 'back' && /^ {4}ports:/m.test(lines)) says('is on back and has ports');
  for (const [, name] of lines.matchAll(/^ {6}(\w*(?:PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL|SMTP_URL)): /gm)) {
    if (!name.endsWith('ACCESS_KEY')) says(`has ${name} in its environment`);
  }
  const named = /^ {4}secrets:(?: \[(.*)\]|((?:\n {6}- \w+)+))$/m.exec(lines);
  const given = new Set((named?.[1] ?? named?.[2])?.match(/\w+/g));
  if (!/^ {4}mem_limit: \S+$/m.test(lines)) says('may take all memory');
  for (const [, name] of lines.matchAll(/\/run\/secrets\/(\w+)/g)) if (!given.has(name)) says(`is not given ${name}`);
  for (const name of given) if (!declared.has(name)) says(`is given ${name}, which is no secret`);
  const image = /^ {4}image: (\S+)$/m.exec(lines)?.[1];
  if (image) checkImage('docker-compose.yml', image);
}
const makes = read('scripts/make-env.mjs');
for (const [, name] of part('secrets').matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm)) {
  if (!makes.includes(`  ${name}: `)) problems.push(`docker-compose.yml: nothing writes secrets/${name}`);
}
const known = new Set([...read('docs/configuration.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
const environment = /environment: &environment\n((?: {6}.*\n)+)/.exec(compose)?.[1] ?? '';
for (const [, name] of environment.matchAll(/^ {6}(\w+):/gm)) {
  if (!known.has(name.replace(/_FILE$/, ''))) problems.push(`docker-compose.yml: the API knows no ${name}`);
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

/** A tag such as `2-alpine` changes over time: require three numbers (two if there are no more) or a digest. */
function checkImage(where, image) {
  if (!/@sha256:[0-9a-f]{64}$/.test(image) && !/:v?\d+\.\d+(\.\d+)?(-[\w.]+)?$/.test(image)) {
    problems.push(`${where}: ${image} has no exact version`);
  }
}

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
        if (!stages.has(image)) checkImage(file, image);
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

/** Applies .dockerignore to paths copied from the repository. */
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
