import { Injectable } from '@nestjs/common';
import { LinkTokens } from '../../../members/accounts/index.js';
import { defineJob, Store, type JobHandler } from '../../../kernel/index.js';
import { dataExportOf } from '../../privacy/index.js';
import { MemberMails } from '../member-mails.js';

interface Payload {
  memberId: string;
  number: number;
}

export const sendDataExportMail = defineJob<Payload>('send-data-export-mail');

/** Mails the link to all of the member's own data (PRV-02). */
@Injectable()
export class SendDataExportMail implements JobHandler<Payload> {
  constructor(
    private readonly mails: MemberMails,
    private readonly links: LinkTokens,
    private readonly store: Store,
  ) {}

  async run({ memberId, number }: Payload): Promise<void> {
    const account = await this.mails.recipient(memberId);
    if (!account) return;
    const { number: last, expiresAt, linkSuffices } = await this.store.readFresh(dataExportOf(memberId));
    if (number !== last || expiresAt === null) return;
    // What a member asked for is for who can log in; what staff send is for who cannot.
    if (!linkSuffices && account.status !== 'active') return;
    const link = { purpose: 'data-export', memberId, subject: `${number}` } as const;
    const token = await this.links.issue(link, new Date(expiresAt));
    const letter = linkSuffices
      ? { mail: 'data-export-sent' as const, path: `/data-export/open?token=${token}` }
      : { mail: 'data-export' as const, path: `/data-export?token=${token}` };
    await this.mails.send(account, letter);
  }
}
