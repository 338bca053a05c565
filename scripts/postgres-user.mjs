import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { PlainError } from './processes.mjs';

/**
 * PostgreSQL refuses to run as root, so root starts it as a system user. Returns a function `launch(program, args)`
 * that gives the arguments for `spawn`.
 */
export function programLauncher({ cluster, home, initdb }) {
  const user = process.getuid() === 0 ? (ownerOf(cluster) ?? systemUser()) : undefined;
  if (!user) return { user, launch: (program, args) => [program, args, {}] };

  const asUser = (program, args) => [program, args, user];
  const canReach = (launch) =>
    succeeds(launch(initdb, ['--show', '-D', home])) && succeeds(launch('sh', ['-c', 'cd "$0"', home]));
  if (canReach(asUser)) return { user, launch: asUser };

  // Folders such as /root or those made by mktemp cannot be entered by other users. The system user keeps its own
  // identity but may pass through such folders; access() honours that capability only under this secure bit.
  const { uid, gid } = user;
  const passing = (program, args) => [
    'setpriv',
    [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--securebits=+no_setuid_fixup',
      program,
      ...args,
    ],
    {},
  ];
  if (canReach(passing)) return { user, launch: passing };
  throw new PlainError(
    `PostgreSQL runs as a user other than root, and that user cannot reach ${home} or ${initdb}; ` +
      'start as an ordinary user, or from a folder that others may enter.',
  );
}

const succeeds = ([program, args, options]) => spawnSync(program, args, { ...options, stdio: 'ignore' }).status === 0;

function ownerOf(path) {
  const owner = statSync(path, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function systemUser() {
  const create = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  const found = lookUp('postgres') ?? (succeeds(['useradd', create, {}]) ? lookUp('postgres') : undefined);
  if (found) return found;
  throw new PlainError(
    'PostgreSQL does not run as root, and no user "postgres" could be made; start as an ordinary user.',
  );
}

function lookUp(name) {
  try {
    const id = (kind) =>
      Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
