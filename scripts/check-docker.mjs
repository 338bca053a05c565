// Checks the container files as far as possible without Docker: every path, stage and variable they name exists.
// `npm run check:containers` builds and runs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.mjs';

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
// docker/digests.yml: each image that is named anywhere, with its digest.
const digests = read('docker/digests.yml');
const pinned = new Set();
for (const [, image] of digests.matchAll(/(?:_IMAGE|image): (\S+)/g)) {
  if (!/@sha256:[0-9a-f]{64}$/.test(image)) problems.push(`docker/digests.yml: ${image} has no digest`);
  pinned.add(image.split(':')[0]);
}
for (const [, service] of services)
  if (!new RegExp(`^ {2}${service}:`, 'm').test(digests)) problems.push(`docker/digests.yml: no ${service}`);
const CAPABILITIES = { database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'], storage: ['DAC_OVERRIDE'] };
const WRITABLE = new Set(['kafka']);
const BOUNDS = ['cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']", 'read_only: true', 'pids_limit: 256'];
const bounds = aliases.get('bounds') ?? '';
for (const line of BOUNDS) {
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
// What an operator may add. No digests: whoever adds it takes the versions of the day.
const monitoring = read('docker/monitoring.yml');
for (const line of BOUNDS) {
  if (!monitoring.includes(`  ${line}\n`)) problems.push(`docker/monitoring.yml: x-bounds lacks ${line}`);
}
for (const [, service, lines] of monitoring.matchAll(/^ {2}(prometheus|grafana):\n((?: {4}.*\n)+)/gm)) {
  const says = (problem) => problems.push(`docker/monitoring.yml: ${service} ${problem}`);
  if (!lines.includes('    <<: *bounds\n')) says('is not in *bounds');
  if (!/^ {4}mem_limit: \S+$/m.test(lines)) says('may take all memory');
  if (!/^ {4}image: \S+:v?\d+\.\d+\.\d+$/m.test(lines)) says('has no exact version');
  for (const [, port] of lines.matchAll(/^ {6}- '(.*):\d+'$/gm))
    if (!port.startsWith('127.0.0.1:')) says('is open to all');
  for (const [, path] of lines.matchAll(/^ {6}- \.\/(\S+?):/gm))
    if (!existsSync(join(root, path))) says(`lacks ${path}`);
}
const makes = read('scripts/make-env.mjs');
if (!makes.includes('  grafana_password: '))
  problems.push('docker/monitoring.yml: nothing writes secrets/grafana_password');
for (const [, name] of part('secrets').matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm)) {
  if (!makes.includes(`  ${name}: `)) problems.push(`docker-compose.yml: nothing writes secrets/${name}`);
}
// Several processes and a replica, which is the same PostgreSQL and reached by nobody from outside.
const scale = read('docker-compose.scale.yml');
for (const line of BOUNDS) {
  if (!scale.includes(`  ${line}\n`)) problems.push(`docker-compose.scale.yml: x-bounds lacks ${line}`);
}
for (const [, name] of scale.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm)) {
  if (!makes.includes(`  ${name}: `)) problems.push(`docker-compose.scale.yml: nothing writes secrets/${name}`);
}
for (const [, path] of scale.matchAll(/^ {6}- \.\/(\S+?):/gm))
  if (!existsSync(join(root, path))) problems.push(`docker-compose.scale.yml: no ${path}`);
const [, replica = ''] = /^ {2}replica:\n((?: {4}.*\n)+)/m.exec(scale) ?? [];
const [image] = / {4}image: postgres:\S+\n/.exec(compose);
for (const line of ['    <<: *bounds\n', '    networks: [back]\n', '    user: postgres\n', image])
  if (!replica.includes(line)) problems.push(`docker-compose.scale.yml: replica lacks ${line.trim()}`);
const [pinnedDatabase] = / {4}image: postgres:\S+\n/.exec(digests) ?? [];
if (!read('docker/digests.scale.yml').endsWith(`  replica:\n${pinnedDatabase}`))
  problems.push("docker/digests.scale.yml: the replica's image is not the database's");
if (/^ {4}(ports|cap_add|privileged):/m.test(scale))
  problems.push('docker-compose.scale.yml: opens more than it is for');
for (const [, name] of scale.matchAll(/^ {6}(API_\w+):/gm)) {
  if (!read('docker/Caddyfile').includes(`{$${name}:`))
    problems.push(`docker-compose.scale.yml: Caddy knows no ${name}`);
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
  if (!pinned.has(image.split(':')[0])) problems.push(`docker/digests.yml: no digest of ${image}`);
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
  const stages = new Set(['scratch']);
  const images = new Map();
  for (const [, instruction, rest] of steps) {
    if (instruction === 'ARG') {
      const [name, standard] = rest.split('=');
      images.set(`$${name}`, standard);
    } else if (instruction === 'FROM') {
      const [from, , name = 'last'] = rest.split(' ');
      const image = images.get(from) ?? from;
      if (!stages.has(image)) checkImage(file, image);
      stages.add(name);
    } else if (instruction === 'ENV') {
      for (const [, name] of rest.matchAll(/(\w+)=(\S+)/g)) {
        if (file.includes('api') && !known.has(name)) problems.push(`${file}: the API knows no ${name}`);
      }
    } else if (instruction === 'COPY') {
      const from = /^--from=(\S+) /.exec(rest)?.[1];
      if (from && !stages.has(from)) problems.push(`${file}: no stage ${from}`);
      if (from) continue;
      for (const path of rest.split(' ').slice(0, -1)) {
        if (!existsSync(join(root, path))) problems.push(`${file}: ${path} does not exist`);
      }
    }
  }
}
