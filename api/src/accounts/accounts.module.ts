import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/index.js';
import { defineContext } from '../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { AccountsEraser } from './accounts.eraser.js';
import { Accounts } from './accounts.js';
import { ActivationController } from './activation.controller.js';
import { ActivationTokens } from './activation-tokens.js';
import { CancelEmailChangeHandler } from './commands/cancel-email-change.command.js';
import { ChangeEmailHandler } from './commands/change-email.command.js';
import { ChangeLanguageHandler } from './commands/change-language.command.js';
import { ChangePasswordHandler } from './commands/change-password.command.js';
import { ChangePreferencesHandler } from './commands/change-preferences.command.js';
import { ConfirmEmailHandler } from './commands/confirm-email.command.js';
import { CorrectEmailHandler } from './commands/correct-email.command.js';
import { DeleteAccountHandler } from './commands/delete-account.command.js';
import { LogInHandler } from './commands/log-in.command.js';
import { ReactivateHandler } from './commands/reactivate.command.js';
import { RequestActivationMailHandler } from './commands/request-activation-mail.command.js';
import { RequestEmailChangeMailHandler } from './commands/request-email-change-mail.command.js';
import { RequestEmailChangeHandler } from './commands/request-email-change.command.js';
import { RequestPasswordResetHandler } from './commands/request-password-reset.command.js';
import { ResetPasswordHandler } from './commands/reset-password.command.js';
import { CredentialsController } from './credentials.controller.js';
import { DeletionController } from './deletion.controller.js';
import { EraseAgain } from './erase-again.js';
import { ErasedList } from './erased-list.js';
import { endSessions, EndSessions } from './jobs/end-sessions.job.js';
import { eraseMember, EraseMember } from './jobs/erase-member.job.js';
import { lapseSignUps, LapseSignUps } from './jobs/lapse-sign-ups.job.js';
import { LinkTokens } from './link-tokens.js';
import { mailing } from './mailing.js';
import { Mailings } from './mailings.js';
import { member } from './member.js';
import { MemberSessions } from './member-sessions.js';
import { passwordResetPolicy } from './policies/password-reset.policy.js';
import { Presence } from './presence.js';
import { NewAddress } from './new-address.js';
import { SessionsController } from './sessions.controller.js';
import { PageHiddenController } from './page-hidden.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { PasswordResets } from './password-resets.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';
import { Returning } from './returning.js';
import { Disclosures } from './disclosures.js';
import { PasswordCheck } from './password-check.js';
import { deletionPolicy } from './policies/deletion.policy.js';
import { disablingPolicy } from './policies/disabling.policy.js';
import { accounts } from './projections/accounts.projection.js';
import { GetEmailChangeHandler } from './queries/get-email-change.query.js';

export const accountsContext = defineContext({
  name: 'accounts',
  streams: [member, mailing],
  projections: [accounts],
  policies: [deletionPolicy, disablingPolicy, passwordResetPolicy],
  erasers: [AccountsEraser],
  jobs: [
    { job: endSessions, handler: EndSessions },
    { job: eraseMember, handler: EraseMember },
    { job: lapseSignUps, handler: LapseSignUps },
  ],
});

@Module({
  imports: [AuthenticationModule, SettingsModule],
  controllers: [
    ActivationController,
    CredentialsController,
    DeletionController,
    NotificationsController,
    PageHiddenController,
    SessionsController,
  ],
  providers: [
    Accounts,
    Disclosures,
    PasswordResets,
    Returning,
    UnconfirmedMails,
    AccountsEraser,
    ActivationTokens,
    EndSessions,
    EraseAgain,
    EraseMember,
    ErasedList,
    LapseSignUps,
    LinkTokens,
    MemberSessions,
    Presence,
    Mailings,
    NewAddress,
    PasswordCheck,
    CancelEmailChangeHandler,
    ChangeEmailHandler,
    ChangeLanguageHandler,
    ChangePasswordHandler,
    ChangePreferencesHandler,
    CorrectEmailHandler,
    RequestEmailChangeHandler,
    RequestEmailChangeMailHandler,
    GetEmailChangeHandler,
    RequestPasswordResetHandler,
    ResetPasswordHandler,
    ConfirmEmailHandler,
    DeleteAccountHandler,
    LogInHandler,
    ReactivateHandler,
    RequestActivationMailHandler,
  ],
  exports: [Accounts, ActivationTokens, Disclosures, LinkTokens, Mailings, MemberSessions, Returning, UnconfirmedMails],
})
export class AccountsModule {}
