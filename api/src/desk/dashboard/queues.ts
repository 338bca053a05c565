import { Injectable } from '@nestjs/common';
import type { Queue } from '../../ground/lists/index.js';
import { AgreementsList } from '../../ground/staff/index.js';
import type { Staff } from '../../kernel/index.js';
import { ChatPhotosList } from '../../meeting/chat-photos/index.js';
import { Inbox } from '../../meeting/fictional-inbox/index.js';
import { PhotosList } from '../../members/photos/index.js';
import { ChargebacksList } from '../../money/chargebacks/index.js';
import { DebitsList, DueDebitsQueue } from '../../money/direct-debit/index.js';
import { PaymentsList } from '../../money/payments/index.js';
import { ProposalsList } from '../../money/proposals/index.js';
import { RefundsList } from '../../money/refunds/index.js';
import { CasesList, ObjectionsList } from '../cases/index.js';
import { ComplaintsList } from '../complaints/index.js';
import { FailedJobsList } from './failed-jobs.list.js';

interface NamedQueue {
  /** Its address below `/admin`, and the name of its section in the console. */
  list: string;
  /** Who works through it; admins do everything. */
  role: Staff['role'] | 'each';
  queue: Queue;
}

/** What staff work through, in the order of the console's menu (ADM-07). */
@Injectable()
export class Queues {
  private readonly all: readonly NamedQueue[];

  constructor(
    photos: PhotosList,
    chatPhotos: ChatPhotosList,
    inbox: Inbox,
    cases: CasesList,
    objections: ObjectionsList,
    complaints: ComplaintsList,
    payments: PaymentsList,
    refunds: RefundsList,
    proposals: ProposalsList,
    chargebacks: ChargebacksList,
    debits: DebitsList,
    dueDebits: DueDebitsQueue,
    agreements: AgreementsList,
    failedJobs: FailedJobsList,
  ) {
    this.all = [
      { list: 'photos', role: 'moderator', queue: photos },
      { list: 'chat-photos', role: 'moderator', queue: chatPhotos },
      { list: 'inbox', role: 'moderator', queue: inbox },
      { list: 'cases', role: 'moderator', queue: cases },
      { list: 'objections', role: 'moderator', queue: objections },
      // Each role its own.
      { list: 'complaints', role: 'each', queue: complaints },
      { list: 'payments', role: 'finance', queue: payments },
      { list: 'refunds', role: 'finance', queue: refunds },
      { list: 'proposals', role: 'finance', queue: proposals },
      { list: 'chargebacks', role: 'finance', queue: chargebacks },
      { list: 'direct-debits', role: 'finance', queue: debits },
      // Its page begins with the debits that wait for the next file, and not with files.
      { list: 'debit-files', role: 'finance', queue: dueDebits },
      { list: 'agreements', role: 'admin', queue: agreements },
      { list: 'failed-jobs', role: 'admin', queue: failedJobs },
    ];
  }

  of(role: Staff['role']): readonly NamedQueue[] {
    return this.all.filter((one) => role === 'admin' || one.role === role || one.role === 'each');
  }
}
