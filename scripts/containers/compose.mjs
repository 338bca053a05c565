import { execFile, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build.mjs';
import { freePort } from '../ports.mjs';

const run = promisify(execFile);
const MUCH = { maxBuffer: 64 * 2 ** 20 };

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
    this.configure({
      ORIGIN: this.site,
      ADMIN_ORIGIN: this.console,
      SANDBOX_PAYMENTS: 'allowed',
      HTTP_PORT: `127.0.0.1:${site}`,
      HTTPS_PORT: `127.0.0.1:${tls}`,
      CONSOLE_PORT: console,
      MAIL_PORT: mail,
      // As many as workers will share.
      KAFKA_PARTITIONS: 4,
    });
    const build = buildNetwork ? { build: { network: buildNetwork } } : {};
    const override = { services: { api: build, worker: build, web: build } };
    writeFileSync(join(this.folder, 'docker-compose.override.yml'), JSON.stringify(override));
  }

  /** @returns {Promise<string>} what it printed */
  async compose(...args) {
    const { stdout } = await run('docker', ['compose', '--project-name', this.project, ...args], {
      cwd: this.folder,
      ...MUCH,
    });
    return stdout;
  }

  /** Lines for its .env; of those with one name the last counts. */
  configure(variables) {
    for (const [name, value] of Object.entries(variables))
      appendFileSync(join(this.folder, '.env'), `${name}=${value}\n`);
  }

  /** What a server of the database answers to its superuser. */
  async sql(server, statement) {
    return (await this.compose('exec', '-T', server, 'psql', '-U', 'postgres', '-Atc', statement, 'dating')).trim();
  }

  /** What a module of JavaScript prints in a container of the product. */
  async node(id, script) {
    const { stdout } = await run('docker', ['exec', id, 'node', '--input-type=module', '-e', script], MUCH);
    return stdout;
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
    const ask = `import { readFileSync } from 'node:fs';
      const authorization = 'Bearer ' + readFileSync('/run/secrets/metrics_token', 'utf8').trim();
      console.log(await (await fetch('http://127.0.0.1:9464/metrics', { headers: { authorization } })).text());`;
    return Promise.all(
      (await this.containers('api')).map(async (id) => {
        const counts = (await this.node(id, ask)).matchAll(
          /^dating_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm,
        );
        const own = [...counts].filter(([, labels]) => labels.includes(`route="${route}"`));
        return { id, requests: own.reduce((sum, [, , count]) => sum + Number(count), 0) };
      }),
    );
  }

  /** How many workers share the topic's partitions: those of the group that have some. */
  async consumers() {
    const ask = `import kafka from 'kafkajs';
      const admin = new kafka.Kafka({ brokers: ['kafka:9092'], logLevel: 0 }).admin();
      await admin.connect();
      const { groups } = await admin.describeGroups(['dating.events.followers']);
      const given = groups[0].members.map((one) => kafka.AssignerProtocol.MemberAssignment.decode(one.memberAssignment));
      console.log(given.filter(({ assignment }) => assignment['dating.events']?.length > 0).length);
      await admin.disconnect();`;
    return Number(await this.node(await this.container('api'), ask));
  }

  /** Megabytes of the image of a service above its first layer, which is the official one it begins with. */
  async ownMegabytes(service) {
    const image = await this.inspect(service, '{{.Image}}');
    const { stdout } = await run('docker', ['history', '--human=false', '--format', '{{.Size}}', image]);
    const layers = stdout.trim().split('\n').map(Number);
    return Math.round(layers.slice(0, -1).reduce((sum, bytes) => sum + bytes, 0) / 1e6);
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
