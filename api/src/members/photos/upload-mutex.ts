import { Injectable } from '@nestjs/common';
import { busy } from '../../kernel/index.js';

const MAX_WAITING = 32;

/**
 * One upload at a time for each member: however many they send, the others of this process keep a decoder. Whoever
 * waits has sent no more than the head of their request; the rest stays on its way.
 */
@Injectable()
export class UploadMutex {
  /** By member: who waits for the upload under way. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /** @throws busy when too many of the member's own wait already */
  async run<T>(memberId: string, upload: () => Promise<T>): Promise<T> {
    const queue = this.waiting.get(memberId);
    if (queue) {
      if (queue.length >= MAX_WAITING) throw busy({});
      await new Promise<void>((resolve) => queue.push(resolve));
    } else this.waiting.set(memberId, []);
    try {
      return await upload();
    } finally {
      const next = this.waiting.get(memberId)?.shift();
      if (next) next();
      else this.waiting.delete(memberId);
    }
  }
}
