import { defineJob, HandlesJob, isRefusal, staffActor, Store, type JobHandler } from '../../../kernel/index.js';
import { staffMemberOf } from '../staff-member.js';
import type { StaffLanguage } from '../staff-member.events.js';
import { askForLink } from '../staff-rules.js';

interface Payload {
  /** Null: the address belongs to nobody, and nothing is done. */
  staffId: string | null;
  language: StaffLanguage;
  /** Idempotency key of the request. */
  key: string;
}

export const sendForgottenPasswordLink = defineJob<Payload>('send-forgotten-password-link');

/** Records that somebody asked for a new password; the mail follows from that event. */
@HandlesJob(sendForgottenPasswordLink)
export class SendForgottenPasswordLink implements JobHandler<Payload> {
  constructor(private readonly store: Store) {}

  async run({ staffId, language, key }: Payload): Promise<void> {
    if (staffId === null) return;
    const staffMember = staffMemberOf(staffId);
    const command = {
      actor: staffActor(staffId),
      key: `forgotten ${key}`,
      request: { forgotten: language },
      writes: [staffMember],
    };
    try {
      await this.store.transact(command, (tx) => {
        tx.decide(staffMember, (state) => askForLink(state, { language, now: tx.now }));
      });
    } catch (error) {
      // Staff who are disabled get no mail.
      if (!isRefusal(error) || error.status >= 500) throw error;
    }
  }
}
