import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Server {
  url: string;
  stop: () => Promise<void>;
  exited: Promise<unknown>;
}
type StartPostgres = (options: { dataDir: string; durable: boolean; port?: number }) => Promise<Server>;

/** A dedicated durable PostgreSQL server that can be killed and restarted at the same address. */
export class CrashPostgres {
  private readonly dataDir = join(tmpdir(), `dating-crash-${randomBytes(4).toString('hex')}`);
  private server: Server | undefined;

  get url(): string {
    return this.server!.url;
  }

  async start(): Promise<void> {
    const { startPostgres } = (await import(new URL('../../scripts/postgres.mjs', import.meta.url).href)) as {
      startPostgres: StartPostgres;
    };
    const port = this.server ? { port: Number(new URL(this.server.url).port) } : {};
    this.server = await startPostgres({ dataDir: this.dataDir, durable: true, ...port });
  }

  /** Kills it as the OOM killer would: nothing more is written, and all sessions are cut off. */
  async kill(): Promise<void> {
    const { exited } = this.server!;
    const [pid] = readFileSync(join(this.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1);
    process.kill(Number(pid), 'SIGKILL');
    await exited;
  }

  async remove(): Promise<void> {
    await this.server?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
