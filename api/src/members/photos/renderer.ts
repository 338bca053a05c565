import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { busy, Log } from '../../kernel/index.js';
import { confinement, SHELL, type Confinement } from './confinement.js';
import { photoNotReadable, photoTooSmall } from './photos.errors.js';
import { fromBytes, MAX_ANSWER } from './rendering.js';
import { LEAST_PIXELS, type RenderedPhoto, type Rendering } from './renditions.js';

const WORKER = fileURLToPath(new URL(`./rendering.worker${extname(import.meta.url)}`, import.meta.url));
/** Of how many photos at once. */
const PLACES = 2;
const MAX_WAITING = 100;
/** 800 MB for pixels beside Node's own; a photo takes a second or two. */
const LIMITS = { megabytes: 1_400, seconds: 15 };
/** Milliseconds by the clock, also when the processor is busy with others. */
const TIME = 30_000;
const IDLE = 30_000;

/**
 * Has photos decoded and drawn anew, each by a process of its own that ends with it: whatever a file does to its
 * decoder, the next photo never meets it. One process stands ready, so that nobody waits for it to start.
 */
@Injectable()
export class Renderer implements OnModuleDestroy {
  private ready: ChildProcess | undefined;
  private readonly all = new Set<ChildProcess>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private timer: NodeJS.Timeout | undefined;
  private confined: Promise<Confinement> | undefined;

  constructor(private readonly log: Log) {}

  /** @throws photo_not_readable, photo_too_small, busy */
  async render(path: string): Promise<RenderedPhoto> {
    if (this.running >= PLACES) {
      if (this.waiting.length >= MAX_WAITING) throw busy({});
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return understood(await this.ask(await this.take(), path));
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else if (--this.running === 0) this.rest();
    }
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    for (const worker of this.all) worker.kill('SIGKILL');
  }

  /** The one that stands ready, or a new one; and another for whoever comes next. */
  private async take(): Promise<ChildProcess> {
    const confined = await (this.confined ??= this.confine());
    const worker = this.ready ?? this.start(confined);
    this.ready = this.start(confined);
    return worker;
  }

  private async confine(): Promise<Confinement> {
    const confined = await confinement(LIMITS, WORKER);
    const { networkless, apart } = confined;
    if (!networkless) this.log.warn('photos are decoded with a network in reach: see docs/operations.md', { apart });
    return confined;
  }

  private start({ args }: Confinement): ChildProcess {
    const worker = spawn(SHELL, args(['--max-old-space-size=128', '--disable-warning=ExperimentalWarning', WORKER]), {
      // A decoder that is taken over finds no secret in its surroundings.
      env: {},
      cwd: '/',
      // The file goes in at 0, what was drawn comes out at 3: what decoders print is nobody's.
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    this.all.add(worker);
    worker.once('exit', () => {
      this.all.delete(worker);
      if (this.ready === worker) this.ready = undefined;
    });
    worker.on('error', () => this.all.delete(worker));
    // It may end before it has read all, or anything.
    worker.stdin!.on('error', () => undefined);
    worker.unref();
    return worker;
  }

  private async ask(worker: ChildProcess, path: string): Promise<Rendering> {
    const timer = setTimeout(() => worker.kill('SIGKILL'), TIME);
    try {
      createReadStream(path)
        .on('error', () => worker.kill('SIGKILL'))
        .pipe(worker.stdin!);
      return fromBytes(await answerOf(worker)) ?? { problem: 'not_readable' };
    } finally {
      clearTimeout(timer);
      worker.kill('SIGKILL');
    }
  }

  /** Nothing to do for a while: the memory goes back. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.running === 0) this.ready?.kill('SIGKILL');
    }, IDLE).unref();
  }
}

/** All that it writes until it ends; nothing when that is too much. */
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
