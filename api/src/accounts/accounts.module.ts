import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/index.js';
import { defineContext } from '../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { AccountsEraser } from './accounts.eraser.js';
import { Accounts } from './accounts.js';
import { ActivationController } from './activation.controller.js';
import { ActivationTokens } from './activation-tokens.js';
import { ChangeLanguageHandler } from './commands/change-language.command.js';
import { ConfirmEmailHandler } from './commands/confirm-email.command.js';
import { DeleteAccountHandler } from './commands/delete-account.command.js';
import { LogInHandler } from './commands/log-in.command.js';
import { ReactivateHandler } from './commands/reactivate.command.js';
import { RequestActivationMailHandler } from './commands/request-activation-mail.command.js';
import { DeletionController } from './deletion.controller.js';
import { endSessions, EndSessions } from './jobs/end-sessions.job.js';
import { eraseMember, EraseMember } from './jobs/erase-member.job.js';
import { LinkTokens } from './link-tokens.js';
import { member } from './member.js';
import { MemberSessions } from './member-sessions.js';
import { Presence } from './presence.js';
import { deletionPolicy } from './policies/deletion.policy.js';
import { accounts } from './projections/accounts.projection.js';

export const accountsContext = defineContext({
  name: 'accounts',
  streams: [member],
  projections: [accounts],
  policies: [deletionPolicy],
  erasers: [AccountsEraser],
  jobs: [
    { job: endSessions, handler: EndSessions },
    { job: eraseMember, handler: EraseMember },
  ],
});

@Module({
  imports: [AuthenticationModule, SettingsModule],
  controllers: [ActivationController, DeletionController],
  providers: [
    Accounts,
    AccountsEraser,
    ActivationTokens,
    EndSessions,
    EraseMember,
    LinkTokens,
    MemberSessions,
    Presence,
    ChangeLanguageHandler,
    ConfirmEmailHandler,
    DeleteAccountHandler,
    LogInHandler,
    ReactivateHandler,
    RequestActivationMailHandler,
  ],
  exports: [Accounts, ActivationTokens, LinkTokens, MemberSessions],
})
export class AccountsModule {}
