import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { busy, Log, withDeadlinePaused } from '../../kernel/index.js';
import { confinement, SHELL, type Confinement } from './confinement.js';
import type { IncomingFile } from './incoming.js';
import { photoNotReadable, photoTooSmall } from './photos.errors.js';
import { QueuePace } from './queue-pace.js';
import { fromBytes, MAX_ANSWER } from './rendering.js';
import { DRAWN, LEAST_PIXELS, RENDITIONS, type Drawn, type RenderedPhoto, type Rendering } from './renditions.js';

const WORKER = fileURLToPath(new URL(`./rendering.worker${extname(import.meta.url)}`, import.meta.url));
/** Maximum number of photos rendered at once. */
const MAX_RUNNING = 2;
/** What two cores draw in some ten seconds; whoever comes after them is told at once when to come again. */
const MAX_WAITING = 40;
/** 800 MB for pixels besides Node's own memory; a photo of 12 megapixels takes half a second of CPU. */
const LIMITS = { megabytes: 1_400, seconds: 15 };
/** Wall-clock timeout per photo, in milliseconds, for when the CPU is busy with other work. */
const TIMEOUT_MS = 30_000;
/** Idle time after which the spare process is ended, in milliseconds. */
const IDLE_MS = 30_000;

/** Its content is known by its hash. */
export type Upload = Pick<IncomingFile, 'path' | 'sha256'>;

/**
 * Decodes and re-encodes each photo in a separate short-lived process: whatever a file does to its decoder cannot
 * affect the next photo. One spare process is kept ready, so that nobody waits for one to start.
 */
@Injectable()
export class Renderer implements OnModuleDestroy {
  private ready: ChildProcess | undefined;
  private readonly all = new Set<ChildProcess>();
  private readonly waiting = new Set<() => void>();
  /** What was drawn a moment ago, for whoever sends it again because the answer did not arrive. In memory alone. */
  private readonly drawn = new LRUCache<string, RenderedPhoto>({
    ttl: 5 * 60_000,
    ttlAutopurge: true,
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ renditions }) => RENDITIONS.reduce((sum, name) => sum + renditions[name].length, 0),
  });
  private running = 0;
  private readonly pace = new QueuePace(MAX_RUNNING);
  private timer: NodeJS.Timeout | undefined;
  private confined: Promise<Confinement> | undefined;

  constructor(private readonly log: Log) {}

  /**
   * The caller's deadline for the database stands still meanwhile.
   * @throws photo_not_readable, photo_too_small, busy where too many wait, or to a caller who has left
   */
  render({ path, sha256 }: Upload, drawn: Drawn = 'photo'): Promise<RenderedPhoto> {
    const key = `${drawn} ${sha256}`;
    return withDeadlinePaused(async (gone) => {
      const known = this.drawn.get(key);
      if (known) return known;
      await this.turn(gone);
      try {
        const rendered =
          this.drawn.get(key) ??
          understood(await this.pace.measured(async () => this.ask(await this.take(), path, drawn)));
        this.drawn.set(key, rendered);
        return rendered;
      } finally {
        this.passOn();
      }
    });
  }

  /** Waits for one of the places; who leaves meanwhile takes none. */
  private async turn(gone?: AbortSignal): Promise<void> {
    if (gone?.aborted) throw busy({});
    if (this.running < MAX_RUNNING) {
      this.running++;
      return;
    }
    if (this.waiting.size >= MAX_WAITING) throw this.pace.refusal(this.running + this.waiting.size);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.waiting.add(resolve);
    const leave = () => {
      if (this.waiting.delete(resolve)) reject(busy({}));
    };
    gone?.addEventListener('abort', leave, { once: true });
    await promise;
    gone?.removeEventListener('abort', leave);
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (next) {
      this.waiting.delete(next);
      next();
    } else if (--this.running === 0) this.rest();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.drawn.clear();
    for (const worker of this.all) worker.kill('SIGKILL');
  }

  /** The spare process, or a new one; also starts the next spare. */
  private async take(): Promise<ChildProcess> {
    const confining = (this.confined ??= this.confine());
    // One that failed says nothing about the next.
    confining.catch(() => (this.confined = undefined));
    const confined = await confining;
    const worker = this.ready ?? this.start(confined);
    this.ready = this.start(confined);
    return worker;
  }

  private async confine(): Promise<Confinement> {
    const confined = await confinement(LIMITS, WORKER);
    const { networkless, apart } = confined;
    if (!networkless) this.log.warn('photos are decoded without network isolation: see docs/operations.md', { apart });
    return confined;
  }

  private start({ args }: Confinement): ChildProcess {
    const worker = spawn(SHELL, args(['--max-old-space-size=128', '--disable-warning=ExperimentalWarning', WORKER]), {
      // An exploited decoder finds no secrets in its environment.
      env: {},
      cwd: '/',
      // Input on descriptor 0, output on 3; whatever decoders print is discarded.
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    this.all.add(worker);
    worker.once('exit', () => {
      this.all.delete(worker);
      if (this.ready === worker) this.ready = undefined;
    });
    worker.on('error', () => this.all.delete(worker));
    // The process may exit before it has read all of its input.
    worker.stdin!.on('error', () => undefined);
    worker.unref();
    return worker;
  }

  private async ask(worker: ChildProcess, path: string, drawn: Drawn): Promise<Rendering> {
    let starved = false;
    const timer = setTimeout(() => {
      starved = true;
      worker.kill('SIGKILL');
    }, TIMEOUT_MS);
    try {
      worker.stdin!.write(Buffer.of(DRAWN.indexOf(drawn)));
      createReadStream(path)
        .on('error', () => worker.kill('SIGKILL'))
        .pipe(worker.stdin!);
      const rendering = fromBytes(await answerOf(worker));
      // The limit on CPU time ends a file that is too much work, long before: the machine is, not the file.
      if (!rendering && starved) throw this.pace.refusal(this.running + this.waiting.size);
      return rendering ?? { problem: 'not_readable' };
    } finally {
      clearTimeout(timer);
      worker.kill('SIGKILL');
    }
  }

  /** Ends the spare process after an idle time, to free its memory. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.running === 0) this.ready?.kill('SIGKILL');
    }, IDLE_MS).unref();
  }
}

/** The process's whole output; empty if it exceeds the limit. */
async function answerOf(worker: ChildProcess): Promise<Buffer> {
  const output = worker.stdio[3] as Readable;
  const chunks: Buffer[] = [];
  let size = 0;
  output.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_ANSWER) output.destroy();
    else chunks.push(chunk);
  });
  await finished(output).catch(() => undefined);
  return size > MAX_ANSWER ? Buffer.alloc(0) : Buffer.concat(chunks);
}

function understood(rendering: Rendering): RenderedPhoto {
  if (!('problem' in rendering)) return rendering;
  if (rendering.problem === 'too_small') throw photoTooSmall({ pixels: LEAST_PIXELS });
  throw photoNotReadable({});
}
