import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { hasConfirmed, MailPreferences, memberOf } from '../../../members/accounts/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { dataExportOf, requestDataExport, sendDataExport } from '../data-export.js';

export class RequestDataExport extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly store: Store,
    private readonly mailPreferences: MailPreferences,
  ) {}

  async execute({ input: { memberId, key } }: RequestDataExport): Promise<void> {
    await this.mailPreferences.requireReachable(memberId);
    const requests = dataExportOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'data export', writes: [requests] }, (tx) => {
      tx.decide(requests, (state) => requestDataExport(state, tx));
    });
  }
}

/** Mails a disabled member a link to all of their own data (PRV-02, ADM-02). */
export class SendOwnData extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      memberId: string;
      key: string;
      /** How the request reached staff, and how they verified who made it. */
      reason: string;
    },
  ) {
    super();
  }
}

@CommandHandler(SendOwnData)
export class SendOwnDataHandler implements ICommandHandler<SendOwnData> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, memberId, key, reason } }: SendOwnData): Promise<void> {
    const member = memberOf(memberId);
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const requests = dataExportOf(memberId);
    const request = { ownData: memberId, reason };
    const command = { actor: staffActor(staffId), key, request, reads: [member], writes: [requests] };
    await this.store.transact(command, (tx) => {
      const standing = tx.state(member);
      const to = { disabled: standing.disabled, confirmed: hasConfirmed(standing) };
      tx.decide(requests, (state) => sendDataExport(state, { member: to, reason: sealed, now: tx.now }));
    });
  }
}
