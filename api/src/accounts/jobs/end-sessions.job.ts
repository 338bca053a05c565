import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../kernel/index.js';
import { MemberSessions } from '../member-sessions.js';

interface Payload {
  memberId: string;
  /** Only sessions opened before: the member may have logged in since. */
  openedBefore: string;
}

export const endSessions = defineJob<Payload>('end-sessions');

/** Durable, unlike what a command does after it is stored: the process may die in between. */
@Injectable()
export class EndSessions implements JobHandler<Payload> {
  constructor(private readonly sessions: MemberSessions) {}

  run({ memberId, openedBefore }: Payload): Promise<void> {
    return this.sessions.endAll(memberId, new Date(openedBefore));
  }
}
