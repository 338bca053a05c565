import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Store, type Staff } from '../../kernel/index.js';
import { StreamGuards } from '../audit/index.js';
import { complaint, complaintOf } from './complaint.js';
import { complaintLog } from './complaint-log.js';

/** A complaint's timeline is its desk's, as the complaint is. */
@Injectable()
export class ComplaintDesks implements OnModuleInit {
  constructor(
    private readonly store: Store,
    private readonly guards: StreamGuards,
  ) {}

  onModuleInit(): void {
    const isOwn = async (complaintId: string, { role }: Pick<Staff, 'role'>) =>
      role === 'admin' || (await this.store.readFresh(complaintOf(complaintId))).desk === role;
    for (const { type } of [complaint, complaintLog]) this.guards.add(type, isOwn);
  }
}
