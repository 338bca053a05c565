import { Injectable } from '@nestjs/common';
import { defineJob, type JobHandler } from '../../../kernel/index.js';
import { MemberSessions } from './member-sessions.js';

interface Payload {
  memberId: string;
}

export const endSessions = defineJob<Payload>('end-sessions');

/** Those of before alone: the member may have logged in since. Durable, unlike what a command does after it is stored: the process may die in between. */
@Injectable()
export class EndSessions implements JobHandler<Payload> {
  constructor(private readonly sessions: MemberSessions) {}

  run({ memberId }: Payload): Promise<void> {
    return this.sessions.endFallen(memberId);
  }
}
