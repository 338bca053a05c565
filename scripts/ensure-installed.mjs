// Runs before anything is installed: plain JavaScript for any Node from 20 on, Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isInstalled()) {
  console.log('Installing packages; this takes a minute the first time.');
  // npm's own Node: the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm ? [node, [npm, ...flags]] : ['npm', flags];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const node = spawnSync(`${root}/node_modules/.bin/node`, ['--version'], { encoding: 'utf8' });
if (node.status !== 0) {
  console.error('The Node that this project pins is missing: run `npm ci` with install scripts allowed.');
  process.exit(1);
}

function isInstalled() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false;
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (link || !path.includes('node_modules/')) return true;
    return present[path] ? present[path].version === version : optional || devOptional;
  });
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(`${root}/${lockFile}`, 'utf8')).packages;
}
