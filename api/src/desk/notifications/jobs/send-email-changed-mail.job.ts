import { Injectable } from '@nestjs/common';
import { memberOf } from '../../../members/accounts/index.js';
import { defineJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
  /** Of the change, in the member's stream. */
  version: number;
}

export const sendEmailChangedMail = defineJob<Payload>('send-email-changed-mail');

/** Tells the old address: whoever took the account over cannot do so unseen. */
@Injectable()
export class SendEmailChangedMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ memberId, version }: Payload): Promise<void> {
    const [before] = await this.store.history(memberOf(memberId), {
      before: version,
      limit: 1,
      types: ['SignedUp', 'EmailChanged'],
    });
    const sealed = before?.type === 'SignedUp' || before?.type === 'EmailChanged' ? before.data.email : null;
    const [account, to] = await Promise.all([this.mails.recipient(memberId), this.vault.open(sealed)]);
    if (account && to) await this.mails.send(account, { mail: 'email-changed', path: '/', to });
  }
}
