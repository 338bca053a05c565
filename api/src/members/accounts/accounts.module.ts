import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { AccountsEraser } from './leaving/accounts.eraser.js';
import { Accounts } from './accounts.js';
import { activity } from './preferences/activity.js';
import { ActivationController } from './sign-up/activation.controller.js';
import { ActivationTokens } from './sign-up/activation-tokens.js';
import { CancelEmailChangeHandler } from './credentials/cancel-email-change.command.js';
import { ChangeEmailHandler } from './credentials/change-email.command.js';
import { ChangeLanguageHandler } from './preferences/change-language.command.js';
import { ChangePasswordHandler } from './credentials/change-password.command.js';
import { ChangePreferencesHandler } from './preferences/change-preferences.command.js';
import { ConfirmEmailHandler } from './sign-up/confirm-email.command.js';
import { CorrectEmailHandler } from './sign-up/correct-email.command.js';
import { DeleteAccountHandler } from './leaving/delete-account.command.js';
import { LogInHandler } from './credentials/log-in.command.js';
import { ReactivateHandler } from './leaving/reactivate.command.js';
import { RequestActivationMailHandler } from './sign-up/request-activation-mail.command.js';
import { RequestEmailChangeMailHandler } from './credentials/request-email-change-mail.command.js';
import { RequestEmailChangeHandler } from './credentials/request-email-change.command.js';
import { RequestPasswordResetHandler } from './credentials/request-password-reset.command.js';
import { ResetPasswordHandler } from './credentials/reset-password.command.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { DeletionController } from './leaving/deletion.controller.js';
import { EraseAgain } from './leaving/erase-again.js';
import { ErasedList } from './leaving/erased-list.js';
import { endSessions, EndSessions } from './credentials/end-sessions.job.js';
import { eraseMember, EraseMember } from './leaving/erase-member.job.js';
import { lapseSignUps, LapseSignUps } from './sign-up/lapse-sign-ups.job.js';
import { LinkToken } from './credentials/link-token.entity.js';
import { LinkTokens } from './credentials/link-tokens.js';
import { mailing } from './preferences/mailing.js';
import { MailPreferences } from './preferences/mail-preferences.js';
import { member } from './member.js';
import { MemberSessions } from './credentials/member-sessions.js';
import { passwordResetPolicy } from './credentials/password-reset.policy.js';
import { Presence } from './preferences/presence.js';
import { NewAddress } from './sign-up/new-address.js';
import { ResumeMailHandler } from './preferences/resume-mail.command.js';
import { SessionsController } from './credentials/sessions.controller.js';
import { PageHiddenController } from './preferences/page-hidden.controller.js';
import { NotificationsController } from './preferences/notifications.controller.js';
import { noteActivity, NoteActivity } from './preferences/note-activity.job.js';
import { PasswordResets } from './credentials/password-resets.js';
import { UnconfirmedMails } from './sign-up/unconfirmed-mails.js';
import { Returning } from './leaving/returning.js';
import { EnumerationGuard } from './sign-up/enumeration-guard.js';
import { PasswordCheck } from './credentials/password-check.js';
import { deletionPolicy } from './leaving/deletion.policy.js';
import { disablingPolicy } from './leaving/disabling.policy.js';
import { accounts } from './projections/accounts.projection.js';
import { GetEmailChangeHandler } from './credentials/get-email-change.query.js';

@ContextModule({
  name: 'accounts',
  entities: [LinkToken],
  streams: [member, mailing, activity],
  projections: [accounts],
  policies: [deletionPolicy, disablingPolicy, passwordResetPolicy],
  erasers: [AccountsEraser],
  jobs: [
    { job: endSessions, handler: EndSessions },
    { job: eraseMember, handler: EraseMember },
    { job: lapseSignUps, handler: LapseSignUps },
    { job: noteActivity, handler: NoteActivity },
  ],
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
    EnumerationGuard,
    PasswordResets,
    Returning,
    UnconfirmedMails,
    ActivationTokens,
    EraseAgain,
    ErasedList,
    LinkTokens,
    MemberSessions,
    Presence,
    MailPreferences,
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
    ResumeMailHandler,
  ],
  exports: [
    Accounts,
    ActivationTokens,
    EnumerationGuard,
    LinkTokens,
    MailPreferences,
    MemberSessions,
    Returning,
    UnconfirmedMails,
  ],
})
export class AccountsModule {}
