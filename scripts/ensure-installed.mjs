// Runs before anything is installed: plain JavaScript for Node 20 or later, with built-in modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

// Without development dependencies when only starting: installing takes up most of the first start.
const withDev = !process.argv.includes('--omit=dev');

if (!isInstalled()) {
  console.log('Installing packages; this takes a minute the first time.');
  // Uses npm's own Node, because the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  // If packages are already installed, adds only what is missing, because a site may be running from them.
  const how = existsSync(`${root}/node_modules/.package-lock.json`) ? ['install', '--no-save'] : ['ci'];
  const flags = [...how, ...(withDev ? [] : ['--omit=dev']), '--no-audit', '--no-fund', '--loglevel=error'];
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
  return Object.entries(wanted).every(([path, { version, link, optional, dev, devOptional }]) => {
    if (link || !path.includes('node_modules/')) return true;
    if (!present[path]) return optional || devOptional || (dev && !withDev);
    return present[path].version === version;
  });
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(`${root}/${lockFile}`, 'utf8')).packages;
}
