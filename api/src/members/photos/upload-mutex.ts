import { Injectable } from '@nestjs/common';
import { withDeadlinePaused } from '../../kernel/index.js';
import { QueuePace } from './queue-pace.js';

const MAX_WAITING = 32;

/**
 * Allows one upload at a time per member, so that no member can occupy all decoders of this process. While a request
 * waits, only its headers have been received; the body is not read yet.
 */
@Injectable()
export class UploadMutex {
  /** By member: resolvers of the uploads waiting for the current one. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly pace = new QueuePace(1);

  /** @throws busy if too many of the member's uploads are already waiting */
  async run<T>(memberId: string, upload: () => Promise<T>): Promise<T> {
    const queue = this.waiting.get(memberId);
    if (queue) {
      if (queue.length >= MAX_WAITING) throw this.pace.refusal(1 + queue.length);
      await withDeadlinePaused(() => new Promise<void>((resolve) => queue.push(resolve)));
    } else this.waiting.set(memberId, []);
    try {
      return await this.pace.measured(upload);
    } finally {
      const next = this.waiting.get(memberId)?.shift();
      if (next) next();
      else this.waiting.delete(memberId);
    }
  }
}
