import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/index.js';
import { defineContext } from '../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { Accounts } from './accounts.js';
import { ActivationController } from './activation.controller.js';
import { ActivationTokens } from './activation-tokens.js';
import { ChangeLanguageHandler } from './commands/change-language.command.js';
import { ConfirmEmailHandler } from './commands/confirm-email.command.js';
import { LogInHandler } from './commands/log-in.command.js';
import { RequestActivationMailHandler } from './commands/request-activation-mail.command.js';
import { member } from './member.js';
import { MemberSessions } from './member-sessions.js';
import { Presence } from './presence.js';
import { accounts } from './projections/accounts.projection.js';

export const accountsContext = defineContext({ name: 'accounts', streams: [member], projections: [accounts] });

@Module({
  imports: [AuthenticationModule, SettingsModule],
  controllers: [ActivationController],
  providers: [
    Accounts,
    ActivationTokens,
    MemberSessions,
    Presence,
    ChangeLanguageHandler,
    ConfirmEmailHandler,
    LogInHandler,
    RequestActivationMailHandler,
  ],
  exports: [Accounts, ActivationTokens, MemberSessions],
})
export class AccountsModule {}
