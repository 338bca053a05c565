import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build.mjs';
import { freePort } from '../ports.mjs';

const run = promisify(execFile);

/** In one sentence what this machine lacks, or undefined. */
export function lacking() {
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'Processes in containers are killed by their id, so this check runs as root on Linux.';
  const works = (...args) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;
  if (!works('info')) return 'No Docker Engine answers (`docker info`).';
  return works('compose', 'version') ? undefined : 'Docker has no Compose plugin (`docker compose version`).';
}

/** An installation of this working copy in a folder, with ports, volumes and secrets of its own. */
export class Installation {
  project = `check-${process.pid}`;
  folder = mkdtempSync(join(tmpdir(), 'installation-'));

  /** @param buildNetwork the network of the builds (`host` where the default one reaches no registry) */
  async prepare(buildNetwork) {
    const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const file of stdout.split('\n').filter(Boolean)) cpSync(join(root, file), join(this.folder, file));
    await run(process.execPath, ['scripts/make-env.mjs'], { cwd: this.folder });
    const [site, console, tls, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    this.site = `http://localhost:${site}`;
    this.console = `http://localhost:${console}`;
    this.mails = `http://127.0.0.1:${mail}`;
    const env = readFileSync(join(this.folder, '.env'), 'utf8')
      .replace(/^ORIGIN=.*$/m, `ORIGIN=${this.site}`)
      .replace(/^ADMIN_ORIGIN=.*$/m, `ADMIN_ORIGIN=${this.console}`)
      .replace(/^SANDBOX_PAYMENTS=.*$/m, 'SANDBOX_PAYMENTS=allowed');
    writeFileSync(join(this.folder, '.env'), env);
    const ports = {
      HTTP_PORT: `127.0.0.1:${site}`,
      HTTPS_PORT: `127.0.0.1:${tls}`,
      CONSOLE_PORT: console,
      MAIL_PORT: mail,
    };
    appendFileSync(
      join(this.folder, '.env'),
      Object.entries(ports)
        .map(([name, port]) => `${name}=${port}\n`)
        .join(''),
    );
    const build = buildNetwork ? { build: { network: buildNetwork } } : {};
    const override = { services: { api: build, worker: build, web: build } };
    writeFileSync(join(this.folder, 'docker-compose.override.yml'), JSON.stringify(override));
  }

  /** @returns {Promise<string>} what it printed */
  async compose(...args) {
    const options = { cwd: this.folder, maxBuffer: 64 * 2 ** 20 };
    const { stdout } = await run('docker', ['compose', '--project-name', this.project, ...args], options);
    return stdout;
  }

  /** From now on with these files beside those it began with. */
  add(...files) {
    this.files = [...(this.files ?? ['docker-compose.yml', 'docker-compose.override.yml']), ...files];
    appendFileSync(join(this.folder, '.env'), `COMPOSE_FILE=${this.files.join(':')}\n`);
  }

  async containers(service) {
    return (await this.compose('ps', '--all', '--quiet', service)).trim().split('\n');
  }

  async container(service) {
    return (await this.containers(service))[0];
  }

  async inspect(service, format) {
    return (await this.inspectAll(service, format))[0];
  }

  /** The same of each of its containers. */
  async inspectAll(service, format) {
    const { stdout } = await run('docker', ['inspect', '--format', format, ...(await this.containers(service))]);
    return stdout.trim().split('\n');
  }

  /** Its process dies as in a crash; Docker, which was not asked, starts it again. */
  async kill(service) {
    await this.killContainer(await this.container(service));
  }

  async killContainer(id) {
    const { stdout } = await run('docker', ['inspect', '--format', '{{.State.Pid}}', id]);
    process.kill(Number(stdout), 'SIGKILL');
  }

  /** How many requests of a route each process of the API has answered. */
  async answered(route) {
    const ask = `fetch('http://127.0.0.1:9464/metrics', { headers: { authorization: 'Bearer ' +
      require('fs').readFileSync('/run/secrets/metrics_token', 'utf8').trim() } }).then(async (a) => console.log(await a.text()))`;
    return Promise.all(
      (await this.containers('api')).map(async (id) => {
        const { stdout } = await run('docker', ['exec', id, 'node', '-e', ask], { maxBuffer: 16 * 2 ** 20 });
        const counts = stdout.matchAll(/^dating_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm);
        const own = [...counts].filter(([, labels]) => labels.includes(`route="${route}"`));
        return { id, requests: own.reduce((sum, [, , count]) => sum + Number(count), 0) };
      }),
    );
  }

  /** Megabytes of an image above those of the official one it begins with. */
  async imageSize(service) {
    const image = await this.inspect(service, '{{.Image}}');
    const { stdout } = await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image]);
    return Math.round(Number(stdout) / 1e6);
  }

  /** The newest mail to the address, as text: from the catcher, or from its log where it is one that only prints. */
  async mailTo(address) {
    const found = await fetch(`${this.mails}/api/v1/search?query=${encodeURIComponent(`to:${address}`)}`).then(
      (answer) => answer.json(),
      () => undefined,
    );
    if (found) {
      const id = found.messages[0]?.ID;
      return id && (await (await fetch(`${this.mails}/api/v1/message/${id}`)).json()).Text;
    }
    const mails = (await this.compose('logs', '--no-log-prefix', 'mail')).split(
      '---------- MESSAGE FOLLOWS ----------',
    );
    const mail = mails.findLast((text) => text.includes(`To: ${address}`));
    return mail?.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  }

  async remove() {
    await this.compose('down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '20');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
