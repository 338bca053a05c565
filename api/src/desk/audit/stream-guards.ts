import { Injectable } from '@nestjs/common';
import type { Staff } from '../../kernel/index.js';

/** Whether somebody of the staff may read the events of one stream. @param streamId the stream's name without its kind */
type Guard = (streamId: string, reader: Pick<Staff, 'id' | 'role'>) => Promise<boolean>;

/**
 * What the table of rights cannot say of a stream, because it depends on the reader: contexts above put their guard
 * here, one for a kind.
 */
@Injectable()
export class StreamGuards {
  private readonly guards = new Map<string, Guard>();

  add(kind: string, guard: Guard): void {
    this.guards.set(kind, guard);
  }

  async allow(kind: string, streamId: string, reader: Pick<Staff, 'id' | 'role'>): Promise<boolean> {
    return (await this.guards.get(kind)?.(streamId, reader)) ?? true;
  }
}
