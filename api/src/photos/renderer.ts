import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { busy } from '../kernel/index.js';
import { photoNotReadable, photoTooSmall } from './photos.errors.js';
import { LEAST_PIXELS, type RenderedPhoto, type Rendering } from './renditions.js';

const WORKER = fileURLToPath(new URL(`./rendering.worker${extname(import.meta.url)}`, import.meta.url));
const WORKERS = 2;
const MOST_WAITING = 100;
const TIME = 20_000;
const IDLE = 30_000;

/** Has photos decoded and drawn anew by worker processes; one that hangs, or takes too much, is ended. */
@Injectable()
export class Renderer implements OnModuleDestroy {
  private readonly idle: ChildProcess[] = [];
  private readonly all = new Set<ChildProcess>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @throws photo_not_readable, photo_too_small, busy */
  async render(path: string): Promise<RenderedPhoto> {
    if (this.running >= WORKERS) {
      if (this.waiting.length >= MOST_WAITING) throw busy({});
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running++;
    try {
      return understood(await this.ask(this.idle.pop() ?? this.start(), path));
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

  private start(): ChildProcess {
    const worker = fork(WORKER, [], {
      // A decoder that is taken over finds no secret in its surroundings.
      env: {},
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.all.add(worker);
    worker.once('exit', () => {
      this.all.delete(worker);
      const index = this.idle.indexOf(worker);
      if (index >= 0) this.idle.splice(index, 1);
    });
    worker.on('error', () => undefined);
    worker.unref();
    worker.channel?.unref();
    return worker;
  }

  private ask(worker: ChildProcess, path: string): Promise<Rendering> {
    return new Promise((resolve) => {
      const end = (rendering: Rendering, alive: boolean) => {
        clearTimeout(timer);
        worker.off('message', answered).off('exit', died);
        if (alive) this.idle.push(worker);
        else worker.kill('SIGKILL');
        resolve(rendering);
      };
      const answered = (rendering: Rendering) => end(rendering, true);
      const died = () => end({ problem: 'not_readable' }, false);
      const timer = setTimeout(died, TIME);
      worker.once('message', answered).once('exit', died);
      worker.send({ path, least: LEAST_PIXELS }, (error) => error && died());
    });
  }

  /** Nothing to do for a while: the memory goes back. */
  private rest(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.running === 0) for (const worker of this.idle.splice(0)) worker.kill('SIGTERM');
    }, IDLE).unref();
  }
}

function understood(rendering: Rendering): RenderedPhoto {
  if (!('problem' in rendering)) return rendering;
  if (rendering.problem === 'too_small') throw photoTooSmall({ pixels: LEAST_PIXELS });
  throw photoNotReadable({});
}
